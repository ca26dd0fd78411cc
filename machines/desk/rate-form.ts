// What is set for nights, as a person types it: for which places and nights, the price, and the rules. Empty fields leave what is there.

import { MAX_RATE_NIGHTS, type RateFill, type RateSet } from '#contract/catalogue/rates.ts'
import { addDays, daysBetween } from '#contract/values/calendar.ts'
import { byFlag, type NightFlag, nightFlags } from '#contract/values/rates.ts'
import { MAX_NIGHTS } from '#contract/values/stay.ts'
import { plainSigns } from '#contract/values/typed.ts'
import { amountIn } from './parts/amount.ts'

/** A way of selling a house. */
export type RatePlace = RateFill['Places'][number]

export const priceWays = ['price', 'add', 'percent', 'overBase', 'base', 'copy'] as const
export type PriceWay = (typeof priceWays)[number]

/** '' leaves a rule as it is. */
export const ruleChoices = ['', 'yes', 'no'] as const
export type RuleChoice = (typeof ruleChoices)[number]

export type RateFields = {
  places: readonly RatePlace[]
  /** The first night and the last one; '' while a date cannot be read. */
  from: string
  last: string
  /** Sunday is 0. The night of Thursday to Friday is 4. */
  weekdays: readonly number[]
  way: PriceWay
  /** A sum in BDT or a percentage, by `way`. */
  value: string
  copyFrom: string
  minNights: string
  name: string
} & Record<NightFlag, RuleChoice>

export const everyNight = [0, 1, 2, 3, 4, 5, 6] as const
/** The nights of Thursday and of Friday: the full ones. */
export const fullNights = [4, 5] as const

export const emptyRates: RateFields = {
  places: [],
  from: '',
  last: '',
  weekdays: everyNight,
  way: 'price',
  value: '',
  copyFrom: '',
  minNights: '',
  ...byFlag(() => '' as const),
  name: '',
}

export type RateProblems = ReturnType<typeof validateRates>

export function validateRates({ fields }: { fields: RateFields }) {
  const { places, from, weekdays, way, copyFrom, minNights } = fields
  return {
    places: places.length === 0 ? ('missing' as const) : undefined,
    from: from === '' ? ('missing' as const) : undefined,
    last: lastNightProblem(fields, MAX_RATE_NIGHTS),
    weekdays: weekdays.length === 0 ? ('missing' as const) : undefined,
    value: valueProblem(fields),
    copyFrom: way === 'copy' && copyFrom === '' ? ('missing' as const) : undefined,
    minNights: minNights === '' || nightsIn(minNights) !== undefined ? undefined : ('unreadable' as const),
  }
}

/** What is wrong with the last of at most so many nights. */
export function lastNightProblem({ from, last }: Pick<RateFields, 'from' | 'last'>, most: number) {
  if (last === '') return 'missing'
  if (from === '') return undefined
  if (last < from) return 'early'
  return daysBetween(from, last) >= most ? 'tooLong' : undefined
}

function valueProblem(fields: RateFields): 'nothing' | 'unreadable' | undefined {
  const { way, value } = fields
  if (way === 'base' || way === 'copy') return undefined
  // An empty price leaves the price, where rules are set.
  if (value.trim() === '') return setsRule(fields) ? undefined : 'nothing'
  return priceOf(fields) ? undefined : 'unreadable'
}

function setsRule(fields: RateFields): boolean {
  return fields.minNights !== '' || nightFlags.some((flag) => fields[flag] !== '')
}

/** A minimum stay as typed, also in Bangla digits. */
export function nightsIn(text: string): number | undefined {
  const plain = plainSigns(text).trim()
  return /^\d{1,2}$/.test(plain) && Number(plain) >= 1 && Number(plain) <= MAX_NIGHTS ? Number(plain) : undefined
}

/** A whole number with or without its sign, as `+500` or `-10`. */
export function signedIn(text: string, { least, most }: { least: number; most: number }): number | undefined {
  const plain = plainSigns(text)
    .replaceAll(/[\s,%]/g, '')
    .replace('−', '-')
  const number = /^[+-]?\d{1,7}$/.test(plain) ? Number(plain) : Number.NaN
  return number >= least && number <= most ? number : undefined
}

export const percents = { least: -90, most: 500 }
const sums = { least: -1_000_000, most: 1_000_000 }

function priceOf({ way, value }: RateFields): RateSet['Price'] {
  switch (way) {
    case 'price': {
      const Taka = amountIn(value)
      return Taka === undefined ? undefined : { Kind: way, Taka }
    }
    case 'add': {
      const Taka = signedIn(value, sums)
      return Taka === undefined ? undefined : { Kind: way, Taka }
    }
    case 'percent':
    case 'overBase': {
      const Percent = signedIn(value, percents)
      return Percent === undefined ? undefined : { Kind: way, Percent }
    }
    case 'base':
      return { Kind: way }
    default:
      return undefined
  }
}

/** What is sent of a form in which nothing is wrong. */
export function fillOf(fields: RateFields): RateFill {
  const { places, from, last, weekdays, way, copyFrom } = fields
  const nights = { Places: [...places], From: from, Until: addDays(last, 1), Weekdays: [...weekdays] }
  return way === 'copy' ? { ...nights, Set: {}, CopyFrom: copyFrom } : { ...nights, Set: setOf(fields) }
}

function setOf(fields: RateFields): RateSet {
  const Price = priceOf(fields)
  const MinNights = nightsIn(fields.minNights)
  const set: RateSet = { ...(Price && { Price }), ...(MinNights !== undefined && { MinNights }) }
  for (const flag of nightFlags) if (fields[flag] !== '') set[flag] = fields[flag] === 'yes'
  return set
}
