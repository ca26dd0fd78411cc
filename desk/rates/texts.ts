import { daysText, formatAmount, plural } from '#contract/wording/format.ts'
import type { NightFlag } from '#contract/values/rates.ts'
import { requiredText } from '#contract/wording/required.ts'
import type { PriceWay, RuleChoice } from '#machines/desk/rate-form.ts'

const nights = (count: number) => plural(count, 'night', 'nights')
const places = (count: number) => plural(count, 'place', 'places')
const nightsOfPlaces = (count: number, of: number) => `${nights(count)}, ${places(of)}`

const priceRange = (least: number, most: number) =>
  least === most ? formatAmount(least) : `${formatAmount(least)}–${formatAmount(most)}`

const first = 'First night'
const last = 'Last night'
const copyFrom = 'As from the night of'

/** Sunday first: 'Thu to Fri'. */
const nightsOfWeek = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].map(
  (day, index, all) => `${day} to ${all[(index + 1) % 7]}`,
)

export const texts = {
  label: 'Prices of nights',
  places: 'Places',
  span: 'Nights',
  spanOf: nights,
  keys: 'Keys: arrows go from night to night, Shift and arrows choose several, digits or Enter set them, Escape chooses none, Page Up and Page Down go by a week, Home to today.',
  tinted:
    'The nights of Thursday and Friday are tinted: guests sleep from Thursday to Friday and from Friday to Saturday.',
  nightOf: (from: string, until: string) => `night of ${daysText(from, until)}`,
  columnOf: (from: string, until: string, taken: number, rooms: number) =>
    `Night of ${daysText(from, until)}: ${taken} of ${plural(rooms, 'room', 'rooms')} taken`,
  cell: (place: string, night: string, price: string, ...marks: readonly string[]) =>
    [`${place}, ${night}: ${price}`, ...marks].join(', '),
  /** 'Thu 26 to Fri 27 Mar', of whole dates. */
  shortNight: (from: string, until: string) => {
    const [weekday, day, month] = from.split(' ')
    const [next, nextDay, nextMonth] = until.split(' ')
    return `${weekday} ${day}${month === nextMonth ? '' : ` ${month}`} to ${next} ${nextDay} ${nextMonth}`
  },
  isTaken: 'taken',
  takenShort: (percent: number) => `${percent} %`,
  ownPrice: 'a price of its own',
  isPast: 'over',
  legend: 'What the marks mean',
  sample: '6,500',
  base: 'base price',
  least: (count: number) => `at least ${nights(count)}`,
  leastMark: (count: number) => `≥${count}`,
  leastLegend: 'stays need at least so many nights',
  noLeast: 'no minimum stay',
  flags: {
    NoArrival: { yes: 'no arrival', no: 'arrivals again' },
    NoDeparture: { yes: 'no departure', no: 'departures again' },
    Closed: { yes: 'closed', no: 'open again' },
  } satisfies Record<NightFlag, Record<'yes' | 'no', string>>,
  provisional: 'provisional',
  percentMore: (percent: number) => `${percent > 0 ? '+' : ''}${percent} % over base`,

  mayOnlyRead: 'Your account reads prices. A manager or an owner changes them.',
  chooseFirst: 'Pull across nights, or press one, to set them.',
  tapFirst: 'Tap the first night, then the last one.',
  set: (count: number) => (count === 0 ? 'Set nights' : `Set ${nights(count)}`),
  chooseNone: 'Choose none',
  fill: 'Fill…',
  fillTitle: 'Fill nights',
  previewTitle: 'Before it is saved',
  chosen: (count: number) => `${nights(count)} chosen`,
  nights,
  place: 'Place',

  first,
  last,
  of: 'Nights of',
  everyNight: 'Every night',
  fullNights: 'Nights of Thu and Fri',
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  way: 'Price',
  ways: {
    price: 'BDT a night',
    add: 'Add or take off BDT',
    percent: 'Add or take off %',
    overBase: '% over the base price',
    base: 'Base price again',
    copy: 'As on other nights',
  } satisfies Record<PriceWay, string>,
  value: {
    price: 'BDT before VAT',
    add: 'BDT more, or less with −',
    percent: '% more, or less with −',
    overBase: '% over base, or under it with −',
  },
  valueHint: 'Leave it empty to leave the price.',
  copyFrom,
  copyHint: 'Price and rules of that night and of those after it.',
  minNights: 'Minimum stay, nights',
  minHint: '1 takes a minimum away.',
  choices: {
    NoArrival: { label: 'Arrivals', '': 'Leave as they are', yes: 'No arrival', no: 'Arrivals allowed' },
    NoDeparture: { label: 'Departures', '': 'Leave as they are', yes: 'No departure', no: 'Departures allowed' },
    Closed: { label: 'Sale', '': 'Leave as it is', yes: 'Closed', no: 'Open' },
  } satisfies Record<NightFlag, Record<RuleChoice | 'label', string>>,
  name: 'Name',
  nameHint: 'A season or a holiday, such as Eid. It is shown under What changed.',
  fillProblems: {
    places: { missing: 'Choose at least one place' },
    from: { missing: requiredText(first) },
    last: {
      missing: requiredText(last),
      early: 'The last night is before the first',
      tooLong: 'These are more nights than can be sold',
    },
    weekdays: { missing: 'Choose at least one night of the week' },
    value: { nothing: 'Enter a price or a rule', unreadable: 'Please enter a number' },
    copyFrom: { missing: requiredText(copyFrom) },
    minNights: { unreadable: 'A number from 1 to 60' },
  },
  preview: 'Preview',
  save: 'Save',
  back: 'Back',
  nothingChanges: 'Nothing would change: these nights are so already.',
  summary: (count: number, of: number, prices: string) =>
    `${nightsOfPlaces(count, of)}${prices === '' ? '' : `: ${prices}`}`,
  nightsOfPlaces,
  fromTo: (before: string, after: string) => `${before} → ${after}`,
  priceRange,
  /** '5 bookings keep their price, 1 hold keeps it.' */
  keep: (bookings: number, holds: number) => {
    const words = [
      bookings > 0 && plural(bookings, 'booking keeps its price', 'bookings keep their price'),
      holds > 0 && plural(holds, 'unpaid hold keeps it', 'unpaid holds keep theirs'),
    ].filter((part) => part !== false)
    return words.length === 0 ? 'Nobody has booked or holds these nights.' : `${words.join(', ')}.`
  },
  changedElsewhere: 'Someone else has changed these nights in the meantime:',
  baseChangedElsewhere: 'Someone else has changed the base prices in the meantime.',
  changedAgain: 'This is what saving would change now:',
  andMore: (count: number) => `and ${count} more`,
  saved: (count: number, of: number) => `Saved: ${nightsOfPlaces(count, of)}`,
  undone: 'Undone',

  baseTitle: 'Base prices',
  changeBase: (place: string) => `Change base prices: ${place}`,
  baseOf: (place: string) => `Base prices: ${place}`,
  baseLead: 'What a night costs where nothing else is set. Nights with a price of their own keep it.',
  /** '6,500, Thu and Fri 8,500 · floor 5,000' */
  baseWords: (week: readonly number[], floor: number | null) => {
    const range = (prices: readonly number[]) => priceRange(Math.min(...prices), Math.max(...prices))
    const rest = range(week.filter((_, day) => day !== 4 && day !== 5))
    const full = range(week.slice(4, 6))
    const words = rest === full ? rest : `${rest}, Thu and Fri ${full}`
    return floor === null ? words : `${words} · floor ${formatAmount(floor)}`
  },
  nightsOfWeek,
  spread: 'One price for several',
  spreadAll: 'All nights',
  floor: 'Floor',
  floorHint: 'Nobody but an owner sets a lower price. Empty: no floor.',
  floorOwner: 'Only an owner changes the floor.',
  change: 'Change',
  baseProblems: {
    week: { unreadable: 'Please enter a price for each night' },
    floor: { unreadable: 'Please enter a sum' },
  },
  baseSaved: (place: string) => `Base prices changed: ${place}`,

  leviesTitle: 'VAT and service charge',
  leviesLead: 'They come on top of every price from now on. Bookings keep what was agreed with them.',
  leviesOwner: 'They come on top of every price. Only an owner changes them.',
  changeLevies: 'Change VAT and service charge',
  tax: 'VAT, %',
  service: 'Service charge, %',
  serviceHint: '0: none is added, and the website says so. VAT is added to it too.',
  leviesProblems: {
    tax: { unreadable: 'A number from 0 to 50, such as 7.5' },
    service: { unreadable: 'A number from 0 to 50, such as 7.5' },
  },
  leviesSaved:
    'VAT and service charge changed. The Terms of the website may name them too: they are changed in the Studio.',

  namedTitle: 'Named days',
  addNamed: 'Add named days',
  correctNamed: (name: string) => `Correct ${name}`,
  noNamed: 'No holidays or seasons are named from here on.',
  namedNights: (from: string, last_: string) => daysText(from, last_),
  isProvisional: 'Provisional: the dates may still move, as with the moon',
  percent: 'Percent over base',
  namedHint: 'Fill… starts with it.',
  namedProblems: {
    name: { missing: requiredText('Name') },
    from: { missing: requiredText(first) },
    last: { missing: requiredText(last), early: 'The last night is before the first', tooLong: 'A year at most' },
    percent: { unreadable: 'A whole number from −90 to 500' },
    minNights: { unreadable: 'A number from 1 to 60' },
  },
  namedSaved: (name: string) => `Named: ${name}`,
  correct: 'Correct',
  remove: 'Remove',
  removed: (name: string) => `Removed: ${name}`,
  nextYear: 'Propose for next year',
  more: (name: string) => `More: ${name}`,
  fillOf: (name: string) => `Fill… ${name}`,

  changesTitle: 'What changed',
  noChanges: 'Nothing has been changed yet.',
  when: 'When',
  who: 'Who',
  what: 'What',
  nightsColumn: 'Nights',
  commandLine: 'Command line',
  unnamed: 'Prices and rules',
  anUndo: (name: string) => `Undo: ${name}`,
  isUndone: 'undone',
  undoOf: (name: string, when: string) => `Undo ${name}, ${when}`,
} as const
