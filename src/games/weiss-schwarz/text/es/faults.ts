// Spanish: what is wrong with a card file.
import type en from '../en/faults.js';

export default {
  'weiss.field.name': 'nombre',
  'weiss.field.colour': 'color',
  'weiss.field.extra': 'efecto extra',
  'weiss.field.ability': 'habilidad',
  'weiss.field.flavour': 'texto decorativo',
  'weiss.field.level': 'nivel',
  'weiss.field.cost': 'coste',
  'weiss.field.power': 'poder',
  'weiss.field.soul': 'puntos de alma',
  'weiss.field.subtypes': 'subtipos',
  'fault.weiss.type':
    'tipo: «{text}» no es un tipo. Una línea empieza con uno de estos: {known}; y «|» separa sus campos.',
  'fault.weiss.fields':
    '{type} lleva {right} campos separados por «|», pero aquí hay {count, plural, one {# campo} other {# campos}}.',
  'fault.weiss.empty': '{field}: no hay nada. Lo correcto es al menos un carácter.',
  'fault.weiss.control': '{field}: «{text}» contiene un carácter de control. Lo correcto son caracteres imprimibles.',
  'fault.weiss.long': '{field}: {count} caracteres. Lo correcto son {most} como máximo.',
  'fault.weiss.colour': 'color: «{text}» no es un color. Lo correcto es uno de estos: {known}.',
  'fault.weiss.number': '{field}: «{text}» no vale. Lo correcto es un número entero {right}.',
  'fault.weiss.ability': 'habilidad: no hay ninguna llamada «{text}». Conocidas: {known}; o nada.',
  'fault.weiss.ability-near':
    'habilidad: no hay ninguna llamada «{text}». Parecida: «{near}». Conocidas: {known}; o nada.',
  'fault.weiss.parameter': 'habilidad: «{text}» no se entiende. Lo correcto es, por ejemplo, «{example}».',
  'fault.weiss.climaxes': 'el mazo tiene {count} cartas de clímax: se permiten {most} como máximo.',
  'fault.weiss.ready-size':
    'el mazo preparado {name} tiene {count, plural, one {# carta} other {# cartas}}, pero el tamaño del mazo es {right}.',
  'fault.weiss.no-deck':
    '{player} necesita un mazo propio: el mazo preparado {name} tiene {count, plural, one {# carta} other {# cartas}}, pero el tamaño del mazo es {right}.',
} satisfies Record<keyof typeof en, string>;
