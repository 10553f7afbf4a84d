// Bulgarian: what the cards of Duel Masters say.
import type en from '../en/phrases.js';

/** A word in the singular of its gender, and in the plural. */
const word = (one: string, many: string) => `{n, plural, one {${one}} other {${many}}}`;

/** How many of a noun, whose, and how they lie; `o` ends the adjectives in the singular: -о of a neuter noun, and so on. */
const np = (o: 'о' | 'а' | '', each: string, one: string, many: string, counted = many) => {
  const own = o === '' ? 'собствен' : `собствен${o}`;
  const foe = o === '' ? 'противников' : `противников${o}`;
  const other = o === '' ? 'друг' : `друг${o}`;
  const tapped = o === '' ? 'завъртян' : `завъртян${o}`;
  const untapped = o === '' ? 'изправен' : `изправен${o}`;
  const noun =
    counted === many
      ? word(one, many)
      : `{amount, select, count {${word(one, counted)}} upto {${word(one, counted)}} other {${word(one, many)}}}`;
  return `{amount, select, count {{n} } upto {до {n} } all {всички } each {${each} } other {}}{other, select, yes {${word(other, 'други')} } other {}}{whose, select, own {${word(own, 'собствени')} } foe {${word(foe, 'противникови')} } other {}}{state, select, tapped {${word(tapped, 'завъртени')} } untapped {${word(untapped, 'изправени')} } other {}}${noun}`;
};

export default {
  'duel-masters.none': '–',
  'duel-masters.np.creature': np('о', 'всяко', 'същество', 'същества'),
  'duel-masters.np.evolution': np('о', 'всяко', 'еволюиращо същество', 'еволюиращи същества'),
  'duel-masters.np.spell': np('а', 'всяка', 'магия', 'магии'),
  'duel-masters.np.card': np('а', 'всяка', 'карта', 'карти'),
  'duel-masters.np.shield': np('', 'всеки', 'щит', 'щитове', 'щита'),
  'duel-masters.np.this': 'това същество',
  'duel-masters.np.this-card': 'тази карта',
  'duel-masters.np.them':
    '{kind, select, creature {{n, plural, one {онова същество} other {онези същества}}} other {{n, plural, one {онази карта} other {онези карти}}}}',
  'duel-masters.np.rival': '{by, select, yes {онова същество} other {другото същество}}',
  'duel-masters.np.random': '{np} (по случаен избор)',
  'duel-masters.np.foe-chooses': '{np} (по избор на противника)',
  'duel-masters.np.such': '{np} {such}',
  'duel-masters.np.of': '{first} {next}',
  'duel-masters.np.and': '{first} и {next}',
  'duel-masters.np.in': '{np} {place}',
  'duel-masters.either': '{first} или {next}',
  'duel-masters.such.races': 'от раса {races}',
  'duel-masters.such.civilizations': 'от цивилизация {civilizations}',
  'duel-masters.such.named': 'с име {name}',
  'duel-masters.such.several': 'от повече от една цивилизация',
  'duel-masters.such.one': 'само от една цивилизация',
  'duel-masters.such.power':
    'със сила {bound, select, least {{least} или повече} most {{most} или по-малко} exact {{least}} other {от {least} до {most}}}',
  'duel-masters.such.cost':
    'с цена {bound, select, least {{least} или повече} most {{most} или по-малко} exact {{least}} other {от {least} до {most}}}',
  'duel-masters.such.with': 'с умение „{word}“',
  'duel-masters.such.without': 'без умение „{word}“',
  'duel-masters.word.blocker': 'блокиращ',
  'duel-masters.word.guard': 'пазач',
  'duel-masters.word.slayer': 'убиец',
  'duel-masters.word.speed-attacker': 'бърз нападател',
  'duel-masters.word.breaker': 'разбивач',
  'duel-masters.word.wave-striker': 'вълнов удар',
  'duel-masters.civilization.light': 'светлина',
  'duel-masters.civilization.water': 'вода',
  'duel-masters.civilization.darkness': 'мрак',
  'duel-masters.civilization.fire': 'огън',
  'duel-masters.civilization.nature': 'природа',
  'duel-masters.from.hand':
    '{whose, select, own {от собствената ръка} foe {от ръката на противника} any {от която и да е ръка} other {от ръката}}',
  'duel-masters.from.mana':
    '{whose, select, own {от собствената мана зона} foe {от мана зоната на противника} any {от която и да е мана зона} other {от мана зоната}}',
  'duel-masters.from.shields':
    '{whose, select, own {от собствените щитове} foe {от щитовете на противника} any {от които и да е щитове} other {от щитовете}}',
  'duel-masters.from.graveyard':
    '{whose, select, own {от собственото гробище} foe {от гробището на противника} any {от което и да е гробище} other {от гробището}}',
  'duel-masters.in.hand':
    '{whose, select, own {в собствената ръка} foe {в ръката на противника} any {в двете ръце} other {в ръката}}',
  'duel-masters.in.mana':
    '{whose, select, own {в собствената мана зона} foe {в мана зоната на противника} any {в двете мана зони} other {в мана зоната}}',
  'duel-masters.in.shields':
    '{whose, select, own {на собствената страна} foe {на страната на противника} any {на двете страни} other {там}}',
  'duel-masters.in.graveyard':
    '{whose, select, own {в собственото гробище} foe {в гробището на противника} any {в двете гробища} other {в гробището}}',
  'duel-masters.to.battle':
    '{whose, select, foe {в бойната зона на противника} owner {в бойната зона на притежателя} other {в бойната зона}}',
  'duel-masters.to.mana':
    '{whose, select, foe {в мана зоната на противника} owner {в мана зоната на притежателя} other {в мана зоната}}',
  'duel-masters.to.hand':
    '{whose, select, foe {в ръката на противника} owner {в ръката на притежателя} other {в ръката}}',
  'duel-masters.to.shields':
    '{whose, select, foe {с лице надолу при щитовете на противника} owner {с лице надолу при щитовете на притежателя} other {с лице надолу при щитовете}}',
  'duel-masters.to.graveyard':
    '{whose, select, foe {в гробището на противника} owner {в гробището на притежателя} other {в гробището}}',
  'duel-masters.to.deck-top':
    '{whose, select, foe {най-отгоре на тестето на противника} owner {най-отгоре на тестето на притежателя} other {най-отгоре на тестето}}',
  'duel-masters.to.deck-bottom':
    '{whose, select, foe {най-отдолу на тестето на противника} owner {най-отдолу на тестето на притежателя} other {най-отдолу на тестето}}',
  'duel-masters.type.creature': 'същество: {civilizations}, цена {cost}, сила {power}, раса {races}',
  'duel-masters.type.creature.raceless': 'същество: {civilizations}, цена {cost}, сила {power}',
  'duel-masters.type.evolution': 'еволюиращо същество: {civilizations}, цена {cost}, сила {power}, раса {races}',
  'duel-masters.type.evolution.raceless': 'еволюиращо същество: {civilizations}, цена {cost}, сила {power}',
  'duel-masters.type.spell': 'магия: {civilizations}, цена {cost}',
  'duel-masters.base.evolution': 'еволюция върху {base}',
  'duel-masters.base.vortex': 'вихрова еволюция върху {base} и върху {second}',
  'duel-masters.text.line': '{text}.',
  'duel-masters.text.also': '{first} {next}',
  'duel-masters.traits': '{first}, {next}',
  'duel-masters.trait.shield-trigger': 'щитов спусък',
  'duel-masters.trait.charger': 'зареждане',
  'duel-masters.trait.blocker': 'блокиращ',
  'duel-masters.trait.guard': 'пазач',
  'duel-masters.trait.slayer': 'убиец',
  'duel-masters.trait.speed-attacker': 'бърз нападател',
  'duel-masters.trait.double-breaker': 'двоен разбивач',
  'duel-masters.trait.triple-breaker': 'троен разбивач',
  'duel-masters.trait.crew-breaker': 'групов разбивач: по още един щит за {each}',
  'duel-masters.trait.power-attacker': 'силов нападател +{by}',
  'duel-masters.trait.must-attack': 'напада всеки ход, ако може',
  'duel-masters.trait.enters-tapped': 'влиза в игра завъртяно',
  'duel-masters.trait.shield-burner': 'горене на щитове',
  'duel-masters.trait.stealth': 'прикритие: {civilization}',
  'duel-masters.trait.power': 'сила {by}',
  'duel-masters.trait.can.attack-untapped': 'може да напада и изправени същества',
  'duel-masters.trait.can.attack-untapped.against': 'може да напада и {against}',
  'duel-masters.trait.cannot.attack': 'не може да напада',
  'duel-masters.trait.cannot.attack-player': 'не може да напада противника',
  'duel-masters.trait.cannot.attack-creature': 'не може да напада същества',
  'duel-masters.trait.cannot.attack-creature.against': 'не може да напада {against}',
  'duel-masters.trait.cannot.block': 'не може да блокира',
  'duel-masters.trait.cannot.block.against': 'не може да блокира {against}',
  'duel-masters.trait.cannot.be-blocked': 'не може да бъде блокирано',
  'duel-masters.trait.cannot.be-blocked.against': 'не може да бъде блокирано от {against}',
  'duel-masters.trait.cannot.be-attacked': 'не може да бъде нападано',
  'duel-masters.trait.cannot.be-attacked.against': 'не може да бъде нападано от {against}',
  'duel-masters.trait.cannot.untap': 'не се изправя в началото на хода',
  'duel-masters.trait.cannot.be-chosen': 'не може да бъде избирано от ефекти на противника',
  'duel-masters.trait.returns':
    'вместо да бъде унищожено, {to, select, hand {се връща в ръката} mana {отива в мана зоната} shields {отива с лице надолу при щитовете} other {отива най-отдолу на тестето}}',
  'duel-masters.for-each': '{first} за {each}',
  'duel-masters.under.survivor': 'Оцелял. {ability}',
  'duel-masters.under.wave-striker': 'Вълнов удар. {ability}',
  'duel-masters.under.turbo-rush': 'Турбо устрем. {ability}',
  'duel-masters.ability': '{when}: {then}',
  'duel-masters.ability-if': '{when}, {needs}: {then}',
  'duel-masters.if-so': '{needs}: {then}',
  'duel-masters.always.to': '{to} имат: {traits}',
  'duel-masters.ability.tap': 'умение със завъртане',
  'duel-masters.ability.tap.by': 'умение със завъртане на {by}',
  'duel-masters.ability.silent': 'тихо умение',
  'duel-masters.ability.cost': '{cards} струват с {by} {sign, select, less {по-малко} other {повече}}',
  'duel-masters.ability.ban': '{cards} не могат да се използват',
  'duel-masters.on.enters': 'когато {who} влезе в бойната зона',
  'duel-masters.on.attacks': 'когато {who} напада',
  'duel-masters.on.blocks': 'когато {who} блокира',
  'duel-masters.on.blocked': 'при блокирано нападение на {who}',
  'duel-masters.on.unblocked': 'при неблокирано нападение на {who}',
  'duel-masters.on.breaks': 'когато {who} разбие щит',
  'duel-masters.on.wins': 'когато {who} спечели битка',
  'duel-masters.on.destroyed': 'при унищожаване на {who}',
  'duel-masters.on.leaves': 'когато {who} напусне бойната зона',
  'duel-masters.on.turn-start':
    '{whose, select, own {в началото на собствения ход} foe {в началото на хода на противника} other {в началото на всеки ход}}',
  'duel-masters.on.turn-end':
    '{whose, select, own {в края на собствения ход} foe {в края на хода на противника} other {в края на всеки ход}}',
  'duel-masters.on.casts': 'при използване на {card}',
  'duel-masters.on.charges': 'при зареждане на мана с {card}',
  'duel-masters.on.loses-shield':
    '{whose, select, own {при загуба на собствен щит} foe {при загуба на щит на противника} other {при загуба на щит}}',
  'duel-masters.if.count':
    'ако {where, select, battle {в бойната зона } other {}}има {bound, select, least {поне {np}} most {най-много {np}} other {точно {np}}}',
  'duel-masters.if.count.none': 'ако {where, select, battle {в бойната зона } other {}}няма {np}',
  'duel-masters.if.fewer':
    'с {zone, select, battle {по-малко същества} mana {по-малко мана} hand {по-малко карти в ръката} shields {по-малко щитове} other {по-малко карти в гробището}} от противника',
  'duel-masters.if.turn': '{whose, select, foe {в хода на противника} other {в собствения ход}}',
  'duel-masters.if.attacking': 'докато това същество напада',
  'duel-masters.if.tapped': 'докато това същество е завъртяно',
  'duel-masters.if.untapped': 'докато това същество е изправено',
  'duel-masters.needs': '{first} и {next}',
  'duel-masters.then': '{first}; {next}',
  'duel-masters.apart': '{first}. {next}',
  'duel-masters.or-else': '{first} – или: {next}',
  'duel-masters.do.draw':
    '{who, select, foe {противникът тегли } both {двамата теглят по } other {теглене на }}{upto, select, yes {до } other {}}{n, plural, one {# карта} other {# карти}}',
  'duel-masters.do.destroy': 'унищожаване на {what}',
  'duel-masters.do.move': 'преместване на {what} {source} {dest}',
  'duel-masters.do.move.battle': 'преместване на {what} {dest}',
  'duel-masters.do.return':
    'връщане на {what} в {whose, select, foe {ръката на противника} owner {ръката на притежателя} other {ръката}}',
  'duel-masters.do.discard': 'изхвърляне на {what} {source}',
  'duel-masters.do.top':
    'преместване на {n, plural, one {най-горната карта} other {най-горните # карти}} от {who, select, foe {тестето на противника} both {двете тестета} other {тестето}} {dest}',
  'duel-masters.do.look':
    'преглед на {n, plural, one {най-горната карта} other {най-горните # карти}} от тестето: {what} {dest}, останалите {rest}',
  'duel-masters.do.search': 'търсене в тестето: {what} {dest}, после разбъркване',
  'duel-masters.do.peek.hand': 'преглед на ръката на противника',
  'duel-masters.do.peek.shields': 'преглед на {n, plural, one {# щит} other {# щита}} на противника',
  'duel-masters.do.tap': 'завъртане на {what}',
  'duel-masters.do.untap': 'изправяне на {what}',
  'duel-masters.do.give':
    '{until, select, turn {до края на хода} other {до началото на следващия собствен ход}} за {what}: {traits}',
  'duel-masters.do.break': 'разбиване на {n, plural, one {# щит} other {# щита}} на противника',
  'duel-masters.do.battle': 'битка на това същество с {what}',
  'duel-masters.do.cast': 'безплатно използване на {what} {source}',
  'duel-masters.do.may': 'по желание {then}',
  'duel-masters.do.choose': 'едно по избор: {modes}',
  'duel-masters.reminder.shield-trigger':
    'Щитов спусък: щом картата дойде от щитовете в ръката, може веднага да се използва безплатно.',
  'duel-masters.reminder.charger': 'Зареждане: след използване магията отива в мана зоната, а не в гробището.',
  'duel-masters.reminder.blocker':
    'Блокиращ: може да се завърти, за да спре всяко нападение; нападателят се бие с него.',
  'duel-masters.reminder.guard': 'Пазач: блокира като блокиращ, но само нападения срещу други собствени същества.',
  'duel-masters.reminder.slayer': 'Убиец: ако загуби битка, победителят също бива унищожен.',
  'duel-masters.reminder.speed-attacker': 'Бърз нападател: може да напада още в хода, в който влиза.',
  'duel-masters.reminder.double-breaker': 'Двоен разбивач: разбива два щита.',
  'duel-masters.reminder.triple-breaker': 'Троен разбивач: разбива три щита.',
  'duel-masters.reminder.crew-breaker':
    'Групов разбивач: разбива един щит и по още един за всяко друго подходящо собствено същество в бойната зона.',
  'duel-masters.reminder.power-attacker': 'Силов нападател: толкова повече сила при нападение.',
  'duel-masters.reminder.shield-burner':
    'Горене на щитове: щитовете, които разбива, отиват в гробището без щитов спусък.',
  'duel-masters.reminder.stealth':
    'Прикритие: не може да бъде блокирано, докато в мана зоната на противника има тази цивилизация.',
  'duel-masters.reminder.evolution': 'Еволюция: поставя се върху посоченото същество и може да напада веднага.',
  'duel-masters.reminder.vortex':
    'Вихрова еволюция: поставя се върху двете посочени същества и може да напада веднага.',
  'duel-masters.reminder.survivor':
    'Оцелял: всички собствени оцелели в бойната зона споделят така отбелязаните умения.',
  'duel-masters.reminder.wave-striker':
    'Вълнов удар: важи при три или повече собствени същества с вълнов удар в бойната зона.',
  'duel-masters.reminder.turbo-rush': 'Турбо устрем: важи до края на хода, щом друго собствено същество е разбило щит.',
  'duel-masters.reminder.tap': 'Умение със завъртане: съществото се завърта за това, вместо да напада.',
  'duel-masters.reminder.silent':
    'Тихо умение: в началото на собствения ход съществото може да остане завъртяно; тогава става това.',
} satisfies Record<keyof typeof en, string>;
