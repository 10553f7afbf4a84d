// The loop of the menu.
import type { Game, Language } from '../../engine/index.js';
import type { Tongue } from '../../text/index.js';
import type { Key } from '../keys.js';
import type { Terminal } from '../terminal.js';
import type { Theme } from '../theme.js';
import type { MenuChoice } from './choice.js';
import { fieldsOf, firstModel, type MenuModel } from './model.js';
import { paintMenu } from './paint.js';
import { updateMenu } from './update.js';

/** @returns what was chosen, or undefined when people left */
export async function openMenu(
  terminal: Terminal,
  theme: Theme,
  games: readonly Game[],
  initial: MenuChoice,
  tongueFor: (language: Language) => Promise<Tongue>,
): Promise<MenuChoice | undefined> {
  const tongue = await tongueFor(initial.language);
  const first = firstModel(initial, games, tongue);
  // The cursor begins on the button: whoever is content starts with one key.
  let model: MenuModel = { ...first, focus: fieldsOf(first).length - 1 };
  return new Promise((resolve, reject) => {
    terminal.show((size) => paintMenu(model, size, theme));
    terminal.hear(press);
    terminal.draw();

    function press(key: Key): void {
      const { model: next, effect } = updateMenu(model, key);
      model = next;
      switch (effect.do) {
        case 'nothing':
          terminal.draw();
          return;
        case 'redraw':
          terminal.redraw();
          return;
        case 'language':
          tongueFor(effect.language).then(speak, reject);
          return;
        case 'leave':
        case 'start':
          terminal.hear(() => undefined);
          resolve(effect.do === 'start' ? { ...model.choice, counts: model.earlier.counts } : undefined);
      }
    }

    function speak(spoken: Tongue): void {
      // Keys may have changed the language again meanwhile.
      if (spoken.language === model.choice.language) model = { ...model, tongue: spoken };
      terminal.draw();
    }
  });
}
