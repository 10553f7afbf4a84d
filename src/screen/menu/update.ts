// What a key does in the menu. Pure.
import type { Language } from '../../engine/index.js';
import { atPlace } from '../keyboards.js';
import type { Key } from '../keys.js';
import type { MenuChoice } from './choice.js';
import { characters, edit } from './edit.js';
import { type Field, faultsOf, fieldsOf, type MenuModel, withChoice } from './model.js';

type MenuEffect =
  | { readonly do: 'nothing' | 'leave' | 'start' | 'redraw' }
  | { readonly do: 'language'; readonly language: Language };

export interface MenuUpdated {
  readonly model: MenuModel;
  readonly effect: MenuEffect;
}

const NOTHING: MenuEffect = { do: 'nothing' };

export function updateMenu(model: MenuModel, { name }: Key): MenuUpdated {
  const fields = fieldsOf(model);
  const field = fields[model.focus];
  switch (name) {
    case 'escape':
      return { model, effect: { do: 'leave' } };
    case 'ctrl-l':
      return { model, effect: { do: 'redraw' } };
    case 'up':
      return { model: focusOn(model, fields, beside(fields, model.focus, -1)), effect: NOTHING };
    case 'down':
      return { model: focusOn(model, fields, beside(fields, model.focus, 1)), effect: NOTHING };
    case 'tab':
      return { model: focusOn(model, fields, (model.focus + 1) % fields.length), effect: NOTHING };
    case 'backtab':
      return { model: focusOn(model, fields, (model.focus + fields.length - 1) % fields.length), effect: NOTHING };
    default:
      return field === undefined ? { model, effect: NOTHING } : updateField(model, fields, field, name);
  }
}

function updateField(model: MenuModel, fields: readonly Field[], field: Field, name: string): MenuUpdated {
  switch (field.kind) {
    case 'start':
      if (name === 'enter' || name === ' ') return start(model);
      return leaveOn(model, name);
    case 'select':
      return updateSelect(model, field, name);
    case 'text': {
      if (name === 'enter') return { model: focusOn(model, fields, beside(fields, model.focus, 1)), effect: NOTHING };
      const line = edit({ text: field.value, caret: model.caret }, name);
      if (line === undefined) return { model, effect: NOTHING };
      return { model: { ...withChoice(model, field.set(line.text)), caret: line.caret }, effect: NOTHING };
    }
  }
}

function updateSelect(model: MenuModel, field: Extract<Field, { kind: 'select' }>, name: string): MenuUpdated {
  const key = atPlace(name, model.choice.language, (letter) => 'hlq'.includes(letter));
  const by =
    key === 'left' || key === 'h' ? -1 : key === 'right' || key === 'l' || key === 'enter' || key === ' ' ? 1 : 0;
  if (by === 0) return leaveOn(model, name);
  const { values } = field;
  const value = values[(values.indexOf(field.value) + by + values.length) % values.length] ?? field.value;
  return changed(model, field.set(value));
}

/** What changes with a choice: the language at once, and the field of the cursor may have moved. */
function changed(model: MenuModel, choice: MenuChoice): MenuUpdated {
  const id = fieldsOf(model)[model.focus]?.id;
  const next = withChoice(model, choice);
  const focus = fieldsOf(next).findIndex((field) => field.id === id);
  const effect: MenuEffect =
    choice.language === model.choice.language ? NOTHING : { do: 'language', language: choice.language };
  return { model: { ...next, focus: Math.max(0, focus) }, effect };
}

function start(model: MenuModel): MenuUpdated {
  return { model, effect: faultsOf(model).length === 0 ? { do: 'start' } : NOTHING };
}

function leaveOn(model: MenuModel, name: string): MenuUpdated {
  const key = atPlace(name, model.choice.language, (letter) => letter === 'q' || letter === 'Q');
  return { model, effect: key === 'q' || key === 'Q' ? { do: 'leave' } : NOTHING };
}

/** The field in the line above or below: who plays a seat stands in the line of its name. */
function beside(fields: readonly Field[], from: number, by: number): number {
  const isSecond = (index: number): boolean => fields[index]?.id.startsWith('bot.') === true;
  const step = (index: number): number => (index + by + fields.length) % fields.length;
  let to = step(from);
  if (isSecond(from)) {
    if (by < 0) to = step(to);
    return fields[to + 1] !== undefined && isSecond(to + 1) ? to + 1 : to;
  }
  while (isSecond(to)) to = step(to);
  return to;
}

function focusOn(model: MenuModel, fields: readonly Field[], focus: number): MenuModel {
  const field = fields[focus];
  return { ...model, focus, caret: field?.kind === 'text' ? characters(field.value).length : 0 };
}
