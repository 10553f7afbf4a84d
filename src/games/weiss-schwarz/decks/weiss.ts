// The ready deck of the white side, as fixtures/decks/weiss.csv has it: it grows, mends and waits. Names and mottoes belong to
// no language that the program speaks, so they are the same in all.
import { copies } from '../../../kits/duel/index.js';

export const weiss: readonly string[] = [
  ...copies(4, 'CHARACTER|Ansa Veil|yellow|0| |Prima lux.|0|0|2000|1|Luma'),
  ...copies(4, 'CHARACTER|Brin Alto|green|0| |Radix tenet.|0|0|2500|1|Talar'),
  ...copies(3, 'CHARACTER|Celo Mir|yellow|1|Aumento poder a subtipo Luma 500|Una vox,$mille voces.|0|0|1500|1|Luma'),
  ...copies(4, 'CHARACTER|Dova Senn|green|0| |Saxum et silva.|0|1|3500|1|Talar'),
  ...copies(4, 'CHARACTER|Elan Tor|yellow|0| |Sursum corda.|1|0|4500|1|Luma'),
  ...copies(4, 'CHARACTER|Faro Lind|green|1| |Longa via,$certa via.|1|1|5500|1|Talar'),
  ...copies(3, 'CHARACTER|Galea Os|yellow|0|Ordenar cinco cartas|Video et taceo.|1|0|4000|1|Luma'),
  ...copies(3, 'CHARACTER|Hesper Vaun|yellow|1| |Vesper non finis.|2|1|7000|2|Luma,Talar'),
  ...copies(3, 'CHARACTER|Ivo Marr|green|1|Destruir carta por dado|Sors et fulmen.|2|2|7500|2|Talar'),
  ...copies(
    3,
    'CHARACTER|Jora Lys|yellow|1|Aumento poder a subtipo Luma 1000|Omnis umbra$lucem sequitur.|3|2|10000|2|Luma',
  ),
  ...copies(2, 'EVENT|Kyrat|green|0|Cambiar coste por clock|Vulnera claudo.|1|0'),
  ...copies(2, 'EVENT|Lumiro|yellow|1|Bajar un nivel|Redeo ad initium.|2|2'),
  ...copies(3, 'EVENT|Morhavan|green|0|Remover personaje|Abi in pacem.|2|1'),
  ...copies(4, 'CLIMAX|Aurora Tal|yellow|2|Aumento poder a subtipo Luma 1100|Dies venit.'),
  ...copies(4, 'CLIMAX|Viridar|green|1|Descartar color del tope|Folia cadunt,$arbor manet.'),
];
