// The colour palettes of the screen, by the names that players write.

export const PALETTES = ['standard', 'colour-blind', 'high-contrast'] as const;

export type Palette = (typeof PALETTES)[number];
