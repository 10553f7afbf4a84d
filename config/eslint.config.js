// Code rules: types are checked everywhere; engine, games and bots read no clock and no chance but the seeded one.
import path from 'node:path';
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const SEEDED = 'Chance comes from the seeded generator in the state.';
const NO_CLOCK = 'Games read no clock.';

export default defineConfig(
  { ignores: ['dist', 'lib', 'coverage', 'node_modules'] },
  js.configs.recommended,
  // `no-undef` is the compiler's work in TypeScript; the few scripts are Node's own modules.
  { files: ['**/*.{js,cjs,mjs}'], rules: { 'no-undef': 'off', eqeqeq: 'error' } },
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { project: ['./tsconfig.json'], tsconfigRootDir: path.dirname(import.meta.dirname) },
    },
    rules: {
      eqeqeq: 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
      // blessed is CommonJS: named imports pass the compiler and crash in Node.
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'blessed', allowImportNames: ['default'], allowTypeImports: true, message: 'default import only' },
          ],
        },
      ],
    },
  },
  { files: ['src/**/*.ts'], rules: { 'no-console': 'error' } },
  {
    files: ['src/{engine,games,bots}/**/*.ts'],
    rules: {
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: SEEDED }],
      'no-restricted-globals': [
        'error',
        {
          globals: [
            { name: 'Date', message: NO_CLOCK },
            { name: 'performance', message: NO_CLOCK },
            { name: 'crypto', message: SEEDED },
          ],
          checkGlobalObject: true,
        },
      ],
      'no-restricted-imports': [
        'error',
        { paths: [{ name: 'node:crypto', allowImportNames: ['createHash'], message: SEEDED }] },
      ],
    },
  },
);
