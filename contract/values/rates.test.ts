import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, weekdayOf } from './calendar.ts'
import { rateRefusal } from './rate-refusal.ts'
import {
  flatRates,
  groupNights,
  isSameNight,
  priceRange,
  priceNights,
  priceOfNight,
  setNight,
  sumOfNights,
  wholeNight,
  type NightRate,
  type RateSet,
  type Rates,
} from './rates.ts'
import { eachNight, nightsOf, type Stay } from './stay.ts'

const agreed = { stay: { arrival: '2026-12-01', departure: '2026-12-04' }, nights: [100, 200, 300] }

test.each([
  ['the same nights', '2026-12-01', '2026-12-04', [100, 200, 300]],
  ['nights before and after', '2026-11-30', '2026-12-05', [50, 100, 200, 300, 50]],
  ['fewer nights', '2026-12-02', '2026-12-03', [200]],
  ['other nights', '2026-12-10', '2026-12-12', [50, 50]],
])('nights that were agreed on keep their price: %s', (_, arrival, departure, nights) => {
  expect(priceNights(flatRates(50), { arrival, departure }, agreed)).toEqual(nights)
})

test('without an agreement each night costs the rate of today', () => {
  expect(sumOfNights(priceNights(flatRates(50), agreed.stay))).toBe(150)
})

const FIRST = '2026-12-01'
const DAYS = 40
const day = fc.nat({ max: DAYS - 1 }).map((days) => addDays(FIRST, days))
const price = fc.integer({ min: 100, max: 5_000_000 })
const rate: fc.Arbitrary<NightRate> = fc.record(
  {
    price: fc.oneof(price, fc.constant(650_000)),
    MinNights: fc.integer({ min: 2, max: 7 }),
    NoArrival: fc.boolean(),
    NoDeparture: fc.boolean(),
    Closed: fc.boolean(),
  },
  { requiredKeys: [] },
)
const grids: fc.Arbitrary<Rates> = fc.record({
  week: fc.array(fc.oneof(price, fc.constant(650_000)), { minLength: 7, maxLength: 7 }),
  nights: fc.array(fc.tuple(day, rate), { maxLength: DAYS, size: 'max' }).map((nights) => new Map(nights)),
})
const staysUpTo = (max: number) =>
  fc
    .record({ arrival: day, nights: fc.integer({ min: 1, max }) })
    .map(({ arrival, nights }): Stay => ({ arrival, departure: addDays(arrival, nights) }))
const runs = { numRuns: 10_000, seed: 20_261_122 }

test('each night of any stay has one price: its own, or that of its weekday', () => {
  fc.assert(
    fc.property(grids, staysUpTo(10), (rates, stay) => {
      const nights = priceNights(rates, stay)
      const groups = groupNights(nights)
      const sold = eachNight(stay).filter((night) => rates.nights.get(night)?.Closed !== true)
      const range = priceRange(rates, eachNight(stay))

      expect(nights).toEqual(
        eachNight(stay).map((night) => rates.nights.get(night)?.price ?? rates.week[weekdayOf(night)]),
      )
      expect(groups.flatMap(({ count, price }) => Array.from({ length: count }, () => price))).toEqual(nights)
      expect(groups.map(({ first, count, price, sum }) => [nights[first], count * price, sum])).toEqual(
        groups.map(({ price, sum }) => [price, sum, sum]),
      )
      const prices = (sold.length > 0 ? sold : eachNight(stay)).map((night) => priceOfNight(rates, night))
      const inOrder = prices.toSorted((a, b) => a - b)
      expect(range).toEqual({ lowest: inOrder[0], highest: inOrder.at(-1) })
    }),
    runs,
  )
})

const sets: fc.Arbitrary<RateSet> = fc.record(
  {
    price: fc.oneof(
      price.map((Paisa) => ({ Kind: 'price' as const, Paisa })),
      fc.integer({ min: -5_000_000, max: 5_000_000 }).map((Paisa) => ({ Kind: 'add' as const, Paisa })),
      fc.record({ Kind: fc.constantFrom('percent', 'overBase'), Percent: fc.integer({ min: -90, max: 500 }) }),
      fc.constant({ Kind: 'base' as const }),
    ),
    MinNights: fc.integer({ min: 1, max: 60 }),
    NoArrival: fc.boolean(),
    NoDeparture: fc.boolean(),
    Closed: fc.boolean(),
  },
  { requiredKeys: [] },
)

test('what is set for a night is written in one way, leaves what it does not name, and can be taken back', () => {
  const nothing = {
    price: { Kind: 'base' },
    MinNights: 1,
    NoArrival: false,
    NoDeparture: false,
    Closed: false,
  } as const
  fc.assert(
    fc.property(grids, day, sets, (rates, night, set) => {
      const before = wholeNight(rates.nights.get(night) ?? {})
      const after = setNight(rates, night, set)
      const then = { ...rates, nights: new Map(after ? [[night, after]] : []) }
      const back = { ...before, price: before?.price === undefined ? nothing.price : paisaOf(before.price) }

      expect(after && wholeNight(after)).toEqual(after)
      const named = new Set<string>(Object.keys(set))
      const left = (one: NightRate = {}) => Object.entries(one).filter(([name]) => !named.has(name))
      expect(left(after)).toEqual(left(before))
      expect(setNight(then, night, { ...nothing, ...back })).toEqual(before)
      expect(setNight(then, night, nothing)).toBeUndefined()
      expect(isSameNight(before, after)).toBe(JSON.stringify(before) === JSON.stringify(after))
    }),
    runs,
  )
})

test('a minimum refuses a stay only if a longer one with it could be bought instead', () => {
  let refused = 0
  fc.assert(
    fc.property(
      grids,
      staysUpTo(3),
      fc.uniqueArray(fc.integer({ min: -3, max: DAYS + 12 }), { maxLength: 20, size: 'max' }),
      (rates, stay, taken) => {
        const isTaken = new Set(taken.map((days) => addDays(FIRST, days)))
        const ruleOf = (night: string) => rates.nights.get(night)
        const refusal = (of: Stay, isFree: (night: string) => boolean) =>
          rateRefusal(ruleOf, of, { minimumFrom: FIRST, isFree })
        const asItIs = refusal(stay, (night) => !isTaken.has(night))
        const inGap = refusal(stay, () => false)
        const inEmpty = refusal(stay, () => true)

        // In a gap nothing is refused by a minimum; other rules do not ask what is free.
        expect(inGap).toEqual(asItIs?.Code === 'minNights' ? undefined : asItIs)
        if (asItIs?.Code !== 'minNights') return
        refused += 1
        expect(inEmpty?.Code).toBe('minNights')
        expect(nightsOf(stay)).toBeLessThan(asItIs.MinNights)
        const isSold = (night: string) => !isTaken.has(night) && ruleOf(night)?.Closed !== true
        const longer = Array.from({ length: asItIs.MinNights }, (_, before) =>
          addDays(stay.departure, before - asItIs.MinNights),
        )
          .map((arrival): Stay => ({ arrival, departure: addDays(arrival, asItIs.MinNights) }))
          .filter(({ arrival, departure }) => arrival <= stay.arrival && departure >= stay.departure)
          .filter((one) =>
            eachNight(one).every((night) => isSold(night) || (night >= stay.arrival && night < stay.departure)),
          )
        expect(longer).not.toEqual([])
        // That night's own minimum is then met.
        expect(
          longer
            .map((one) => refusal(one, () => true))
            .filter((again) => again?.Night === asItIs.Night && again.Code === 'minNights'),
        ).toEqual([])
      },
    ),
    runs,
  )
  expect(refused).toBeGreaterThan(500)
})

function paisaOf(Paisa: number) {
  return { Kind: 'price' as const, Paisa }
}
