import { placeName } from '#contract/wording/rate-words.ts'
import type { NightRate, RatedPlace, readRates } from '#contract/catalogue/rates.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { addDays, daysBetween } from '#contract/values/calendar.ts'
import { formatAmount } from '#contract/wording/format.ts'
import type { ChosenNights } from '#machines/desk/rates.machine.ts'
import { type Day, daysOf, type GridRow } from '../parts/day-grid/days.ts'
import type { NamedSpan } from '../parts/day-grid/DaysHead.tsx'
import { nightLabel, placeKey, priceOf, rateMarks } from './rate-words.ts'
import { texts } from './texts.ts'

type Answer = DataOf<typeof readRates>

/** A night of a place. */
export type RateCell = {
  rate: NightRate | undefined
  price: number
  /** All that is to be known of it, as a sentence. */
  label: string
  /** What is shown by signs, in words. */
  marks: string
  isPast: boolean
}

export type RateRow = GridRow & { place: RatedPlace; cells: readonly RateCell[] }

export type RateGrid = { rows: RateRow[]; days: Day[]; taken: number[]; named: NamedSpan[]; today: string }

const THURSDAY = 4

type Shown = { from: string; count: number; today: string }

/** An answer as the grid shows it. */
export function gridOf(answer: Answer, { from, count, today }: Shown): RateGrid {
  // The nights of Thursday and Friday are the full ones; the chart tints the days of the weekend instead.
  const days = daysOf(from, count, { today, tinted: THURSDAY }).map((day, index) => ({
    ...day,
    label: texts.columnOf(day.date, addDays(day.date, 1), answer.Taken[index] ?? 0, answer.Rooms),
  }))
  return {
    days,
    today,
    rows: answer.Places.map((place) => rowOf(place, days, today)),
    taken: days.map((_, index) => Math.round((100 * (answer.Taken[index] ?? 0)) / Math.max(1, answer.Rooms))),
    named: namedIn(answer.NamedDays, from, count),
  }
}

function rowOf(place: RatedPlace, days: readonly Day[], today: string): RateRow {
  const rates = new Map(place.Nights.map((rate) => [rate.Night, rate]))
  const title = placeName(place)
  const cells = days.map(({ date }): RateCell => {
    const rate = rates.get(date)
    const price = priceOf(place, date, rate)
    const isPast = date < today
    const marks = [rate?.Price === undefined ? texts.base : texts.ownPrice, ...rateMarks(rate)]
    const all = isPast ? [texts.isPast, ...marks] : marks
    const label = texts.cell(title, nightLabel(date), formatAmount(price), ...all)
    return { rate, price, isPast, label, marks: all.join(', ') }
  })
  return { key: placeKey(place), title, short: title, isGroup: false, place, cells }
}

/** Names of nights that are shown. Two that overlap share the row: the later one begins where the other ends. */
function namedIn(all: Answer['NamedDays'], from: string, count: number): NamedSpan[] {
  const spans: NamedSpan[] = []
  let free = 0
  for (const { Id, Name, From, Until, Provisional } of all.toSorted((one, other) => (one.From < other.From ? -1 : 1))) {
    const first = Math.max(free, daysBetween(from, From))
    const end = Math.min(count, daysBetween(from, Until))
    if (first >= end) continue
    free = end
    const title = Provisional ? `${Name} ?` : Name
    const nights = texts.namedNights(From, addDays(Until, -1))
    const label = [Name, nights, ...(Provisional ? [texts.provisional] : [])].join(', ')
    spans.push({ key: String(Id), first, nights: end - first, title, label })
  }
  return spans
}

/** The price in a cell: '6,500' where there is room, or else '6.5k'. */
export function shortPrice(price: number, isWide: boolean): string {
  if (isWide || price < 1_000) return formatAmount(price)
  return `${(price / 1_000).toFixed(price % 1_000 === 0 ? 0 : price % 100 === 0 ? 1 : 2)}k`
}

/** The chosen part of the grid; undefined where nothing of it is shown. */
export function areaOf({ rows, days }: Pick<RateGrid, 'rows' | 'days'>, chosen: ChosenNights | undefined) {
  const start = days[0]?.date
  if (!chosen || start === undefined) return undefined
  const keys = new Set(chosen.places.map(placeKey))
  const row = rows.findIndex(({ key }) => keys.has(key))
  const first = Math.max(0, daysBetween(start, chosen.from))
  const end = Math.min(days.length, daysBetween(start, chosen.last) + 1)
  return row === -1 || first >= end ? undefined : { row, rows: keys.size, first, nights: end - first }
}

type Corner = { row: number; date: string }

/** All nights between two corners, from today on; undefined where all of them are over. */
export function nightsBetween({ rows, today }: RateGrid, one: Corner, other: Corner): ChosenNights | undefined {
  const [from = '', last = ''] = [one.date, other.date].toSorted()
  if (last < today) return undefined
  const [top = 0, bottom = 0] = [one.row, other.row].toSorted((a, b) => a - b)
  const places = rows.slice(top, bottom + 1).map(({ place: { Id, Type } }) => ({ Id, Type }))
  return { places, from: from < today ? today : from, last }
}

export function countOf({ places, from, last }: ChosenNights): number {
  return places.length * (daysBetween(from, last) + 1)
}
