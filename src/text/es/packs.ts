// Spanish: packs of cards that players bring, and what is wrong with them.
import type en from '../en/packs.js';

export default {
  'fault.game.no-packs':
    '{game} solo admite sus propias cartas, así que «--cards» no sirve aquí. Los juegos que admiten otras cartas: {known}.',
  'fault.usage.cards-stdin': '«--cards» no puede leer aquí la entrada estándar, porque de ella se lee otra cosa.',
  'fault.file.pack-missing':
    'no existe ese archivo. Es correcto un paquete de cartas (JSON) o - para la entrada estándar.',
  'fault.file.pack-folder': 'esto es una carpeta. Es correcto un archivo con un paquete de cartas (JSON).',
  'fault.file.pack-not-utf8': 'estos bytes no son UTF-8. Un paquete de cartas es JSON en UTF-8.',
  'fault.pack.too-large': 'el paquete tiene {count} caracteres. Se leen {most} como máximo.',
  'fault.pack.too-deep': 'aquí hay más de {most} niveles de corchetes o llaves. Ninguna carta necesita tantos.',
  'fault.pack.card-too-large': '{path} contiene {count} valores. Una carta tiene {most} como máximo.',
  'fault.pack.json.value': 'esto no es JSON: aquí falta un valor.',
  'fault.pack.json.name': 'esto no es JSON: aquí falta el nombre de un campo entre comillas dobles.',
  'fault.pack.json.colon': 'esto no es JSON: aquí faltan dos puntos.',
  'fault.pack.json.comma': 'esto no es JSON: aquí falta una coma.',
  'fault.pack.json.bracket': 'esto no es JSON: falta un corchete o una llave de cierre.',
  'fault.pack.json.end': 'esto no es JSON: después del último cierre no puede haber nada.',
  'fault.pack.json.text': 'esto no es JSON: un texto entre comillas no termina o contiene un carácter no permitido.',
  'fault.pack.json.number': 'esto no es JSON: un número está mal escrito. Es correcto, por ejemplo, 3000.',
  'fault.pack.json.comment': 'esto no es JSON: no se permiten comentarios.',
  'fault.pack.json.symbol':
    'esto no es JSON: los textos van entre comillas dobles; solo los números, true, false y null van sin ellas.',
  'fault.pack.twice': '{path}: el campo «{name}» aparece dos veces. Ya está en la línea {first}.',
  'fault.pack.kind':
    '{path} debe ser {kind, select, text {un texto entre comillas dobles} whole {un número entero} list {una lista entre corchetes} other {un grupo de campos entre llaves}}.',
  'fault.pack.unknown': '{path}: aquí no hay ningún campo «{name}». Los campos: {known}.',
  'fault.pack.unknown-near': '{path}: aquí no hay ningún campo «{name}». Parecido: «{near}». Los campos: {known}.',
  'fault.pack.missing': '{path}: falta el campo «{name}».',
  'fault.pack.word': '{path} no puede ser «{text}». Puede ser: {known}.',
  'fault.pack.word-near': '{path} no puede ser «{text}». Parecido: «{near}». Puede ser: {known}.',
  'fault.pack.least': '{path} no puede ser {value}: el mínimo es {least}.',
  'fault.pack.most': '{path} no puede ser {value}: el máximo es {most}.',
  'fault.pack.step': '{path} no puede ser {value}: es correcto un múltiplo de {step}.',
  'fault.pack.fewest': '{path} contiene demasiado poco: el mínimo es {least}.',
  'fault.pack.longest': '{path} contiene demasiado: el máximo es {most}.',
  'fault.pack.same': '{path} contiene lo mismo dos veces.',
  'fault.pack.id':
    '{path} no puede ser «{text}»: un identificador se compone de letras minúsculas de la a a la z, cifras y guiones, con {most} caracteres como máximo.',
  'fault.pack.name':
    '{path} no puede ser «{text}»: un nombre empieza por una letra o una cifra, tiene {most} caracteres como máximo y solo contiene letras, cifras, espacios y los signos {signs}.',
  'fault.pack.once': '{path} contiene una habilidad «{word}» más de una vez. Lo correcto es una vez.',
  'fault.pack.zero': '{path} no puede ser 0.',
  'fault.pack.reserved': '{path} no puede ser «{text}»: estas palabras significan otra cosa al elegir: {known}.',
  'fault.pack.survivor': 'en {path} falta «survivor»: una carta con una habilidad de supervivientes tiene esa raza.',
  'fault.pack.same-id': '{path}: el identificador «{id}» ya está en la línea {first}. Hace falta otro identificador.',
  'fault.pack.same-name': '{path}: el nombre «{name}» ya está en la línea {first}. Hace falta otro nombre.',
  'fault.pack.own-id': '{path}: el propio juego tiene una carta «{id}». Hace falta otro identificador.',
  'fault.pack.taken-id': '{path}: ya hay una carta «{id}» en {file}. Hace falta otro identificador.',
  'fault.pack.own-name': '{path}: el propio juego tiene una carta llamada «{name}». Hace falta otro nombre.',
  'fault.pack.taken-name': '{path}: ya hay una carta llamada «{name}» en {file}. Hace falta otro nombre.',
} satisfies Record<keyof typeof en, string>;
