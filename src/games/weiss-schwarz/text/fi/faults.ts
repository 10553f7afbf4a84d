// Finnish: what is wrong with a card file.
import type en from '../en/faults.js';

export default {
  'weiss.field.name': 'nimi',
  'weiss.field.colour': 'väri',
  'weiss.field.extra': 'lisäteho',
  'weiss.field.ability': 'kyky',
  'weiss.field.flavour': 'tunnelmateksti',
  'weiss.field.level': 'taso',
  'weiss.field.cost': 'hinta',
  'weiss.field.power': 'voima',
  'weiss.field.soul': 'sielupisteet',
  'weiss.field.subtypes': 'alatyypit',
  'fault.weiss.type':
    'tyyppi: ”{text}” ei ole tyyppi. Rivin alkuun käy jokin näistä: {known}; ja kenttien väliin tulee ”|”.',
  'fault.weiss.fields':
    '{type}: kenttiä pitää olla {right}, välissä ”|”, mutta tässä on {count, plural, one {# kenttä} other {# kenttää}}.',
  'fault.weiss.empty': '{field}: tässä ei ole mitään. Ainakin yksi merkki pitää olla.',
  'fault.weiss.control': '{field}: tekstissä ”{text}” on ohjausmerkki. Vain näkyvät merkit kelpaavat.',
  'fault.weiss.long': '{field}: {count} merkkiä. Enintään {most} kelpaa.',
  'fault.weiss.colour': 'väri: ”{text}” ei ole väri. Jokin näistä kelpaa: {known}.',
  'fault.weiss.number': '{field}: ”{text}” ei kelpaa. Oikein on kokonaisluku {right}.',
  'fault.weiss.ability': 'kyky: kykyä ”{text}” ei ole. Tunnetut: {known}; tai ei mitään.',
  'fault.weiss.ability-near': 'kyky: kykyä ”{text}” ei ole. Lähin: ”{near}”. Tunnetut: {known}; tai ei mitään.',
  'fault.weiss.parameter': 'kyky: tekstiä ”{text}” ei voi ymmärtää. Oikein on esimerkiksi ”{example}”.',
  'fault.weiss.climaxes': 'pakassa on {count} huipennusta: enintään {most} sallitaan.',
  'fault.weiss.ready-size':
    'valmiissa pakassa {name} on {count, plural, one {# kortti} other {# korttia}}, mutta pakan koko on {right}.',
  'fault.weiss.no-deck':
    '{player} tarvitsee oman pakan: valmiissa pakassa {name} on {count, plural, one {# kortti} other {# korttia}}, mutta pakan koko on {right}.',
} satisfies Record<keyof typeof en, string>;
