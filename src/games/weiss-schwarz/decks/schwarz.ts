// The ready deck of the black side, as fixtures/decks/schwarz.csv has it: it weakens, drives away and hurries.
import { copies } from '../../../kits/duel/index.js';

export const schwarz: readonly string[] = [
  ...copies(4, 'CHARACTER|Nairo Vex|blue|0| |Nox loquitur.|0|0|2000|1|Nocta'),
  ...copies(4, 'CHARACTER|Oru Daal|red|0| |Ferro, non verbo.|0|0|2500|1|Veyra'),
  ...copies(
    3,
    'CHARACTER|Pellin Umbra|blue|1|Robar carta lanzando una moneda|Quod tuum est,$meum erit.|0|0|1500|1|Nocta',
  ),
  ...copies(4, 'CHARACTER|Quessa Rhun|red|0| |Ardeo, ergo sum.|0|1|3500|1|Veyra'),
  ...copies(4, 'CHARACTER|Rasko Thil|blue|0| |Sine nomine.|1|0|4000|1|Nocta'),
  ...copies(4, 'CHARACTER|Sivra Kaan|red|1| |Cinis et ignis.|1|1|5500|1|Veyra'),
  ...copies(3, 'CHARACTER|Tomar Eld|blue|0|Reducir Poder Nivel 1|Minuo.|1|1|3500|1|Nocta'),
  ...copies(3, 'CHARACTER|Ulvane|red|1| |Lupa vigilat.|2|1|6500|2|Veyra,Nocta'),
  ...copies(3, 'CHARACTER|Vorr Kesten|blue|1|Reducir poder a cero|Nihil es.|2|2|6000|2|Nocta'),
  ...copies(3, 'CHARACTER|Wyra Solen|red|1|Reducir Poder 1000|Omnis lux$umbram facit.|3|2|9000|2|Veyra'),
  ...copies(2, 'EVENT|Xandrel|blue|0|Devolver todo al mazo|Iterum ab ovo.|2|0'),
  ...copies(2, 'EVENT|Yssen|red|1|Remover carta lanzando una moneda|Caput aut navis.|1|1'),
  ...copies(3, 'EVENT|Zephane|blue|0|Reducir poder a cero|Tace.|1|1'),
  ...copies(4, 'CLIMAX|Tenebrir|blue|1|Descartar personajes|Omnia vacua.'),
  ...copies(4, 'CLIMAX|Volkash|red|2|Aumento poder a subtipo Veyra 1100|Ignis ambulat.'),
];
