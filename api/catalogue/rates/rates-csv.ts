import { parse } from 'csv-parse/sync'
import * as z from 'zod/mini'
import type { PlaceType } from '#contract/catalogue/houses.ts'
import { fromDayFirst, isCalendarDate } from '#contract/values/calendar.ts'
import { toCsv } from '#contract/values/csv.ts'
import { toPaisa, toTaka } from '#contract/values/money.ts'
import { byFlag, flagColumns, type NightRate, nightFlags, wholeNight } from '#contract/values/rates.ts'
import { MAX_NIGHTS } from '#contract/values/stay.ts'
import type { PlaceKey, HouseToSell } from '../houses/house.ts'

// Prices as a spreadsheet: a row a night of a place. What is empty is not set, so an empty price is the base price of its weekday.

const flags = nightFlags.map((flag) => flagColumns[flag])
const COLUMNS = ['house', 'sold_as', 'night', 'price', 'min_nights', ...flags]

/** What is wrong with a file, a line each. Nothing of it is imported. */
export class RatesFileProblem extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
  }
}

/** A night of a place as a file has it; null where nothing is set. */
export type FiledNight = PlaceKey & { night: string; rate: NightRate | null }

export function ratesToCsv(houses: readonly HouseToSell[]): string {
  const rows = houses.flatMap(({ permalink, soldAs, rates }) =>
    soldAs.flatMap((type) =>
      [...(rates[type]?.nights ?? [])]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([night, { price, MinNights = '', ...rule }]) => [
          permalink,
          type,
          night,
          price === undefined ? '' : toTaka(price),
          MinNights,
          ...nightFlags.map((flag) => (rule[flag] ? 'yes' : '')),
        ]),
    ),
  )
  return toCsv([COLUMNS, ...rows])
}

/** An empty cell is undefined. */
const cell = <Value extends z.ZodMiniType>(filled: Value) =>
  z.pipe(
    z.transform((text: unknown) => (text === '' || text === undefined ? undefined : text)),
    z.optional(filled),
  )

const yes = cell(
  z.pipe(
    z.transform((text) => /^(?:yes|y|true|1|x)$/i.test(String(text))),
    z.literal(true, 'is yes or empty'),
  ),
)

/** Commas group digits, as in 1,25,000: one before decimals, as in 8500,50, would make a price a hundred times as high. */
const NUMBER = /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d+)?$/

const number = (message: string, ...checks: Parameters<ReturnType<typeof z.number>['check']>) =>
  cell(
    z.pipe(
      z.transform((text) => (NUMBER.test(String(text)) ? Number(String(text).replaceAll(',', '')) : NaN)),
      z.number(message).check(...checks),
    ),
  )

const night = z.pipe(
  // A spreadsheet may have written dates its own way.
  z.transform((text) => (isCalendarDate(String(text)) ? text : (fromDayFirst(String(text)) ?? ''))),
  z.string().check(z.refine(isCalendarDate, 'is not a date such as 2027-03-26')),
)

const Row = z.object({
  house: z.string(),
  sold_as: z.pipe(
    z.transform((text) => String(text).toUpperCase()),
    z.enum(['ROOM', 'HOUSE'], 'is ROOM or HOUSE'),
  ),
  night,
  price: number('is a sum in taka', z.minimum(1, 'is at least 1 taka'), z.maximum(10_000_000, 'is too large')),
  min_nights: number(
    'is a number',
    z.int('is a whole number'),
    z.minimum(1),
    z.maximum(MAX_NIGHTS, `is at most ${MAX_NIGHTS}`),
  ),
})

const Flags = z.object(Object.fromEntries(flags.map((column) => [column, yes])))

/** Reads all rows, or says what is wrong with each of them. */
export function ratesFromCsv(text: string, houses: readonly HouseToSell[]): FiledNight[] {
  const { header, rows } = tableIn(text)
  const missing = COLUMNS.filter((column) => !header.includes(column))
  if (missing.length > 0) throw new RatesFileProblem([`Line 1: these columns are missing: ${missing.join(', ')}`])
  const problems: string[] = []
  const seen = new Map<string, number>()
  const nights = rows.flatMap(({ line, record }) => {
    const [row, yeses] = [Row.safeParse(record), Flags.safeParse(record)]
    if (!row.success || !yeses.success) {
      const issues = [row, yeses].flatMap(({ error }) => error?.issues ?? [])
      problems.push(...issues.map(({ path, message }) => `Line ${line}: ${path.join('.')} ${message}`))
      return []
    }
    const { house: permalink, sold_as: type, night, price, min_nights: MinNights } = row.data
    const house = houses.find((one) => one.permalink === permalink)
    const problem = placeProblem(house, permalink, type) ?? repeated(seen, `${permalink} ${type} ${night}`, line)
    if (problem !== undefined || !house) {
      problems.push(`Line ${line}: ${problem}`)
      return []
    }
    const rate = wholeNight({
      price: price === undefined ? undefined : toPaisa(price),
      MinNights,
      ...byFlag((flag) => yeses.data[flagColumns[flag]]),
    })
    return [{ houseId: house.id, type, night, rate: rate ?? null }]
  })
  if (problems.length > 0) throw new RatesFileProblem(problems)
  return nights
}

function placeProblem(house: HouseToSell | undefined, permalink: string, type: PlaceType): string | undefined {
  if (!house) return `there is no house ${permalink}`
  return house.soldAs.includes(type) ? undefined : `${permalink} is not sold by the room`
}

function repeated(seen: Map<string, number>, key: string, line: number): string | undefined {
  const first = seen.get(key)
  seen.set(key, first ?? line)
  return first === undefined ? undefined : `the same night is in line ${first}`
}

type Table = { header: readonly string[]; rows: readonly { line: number; record: Record<string, string> }[] }

const Lines = z.array(z.object({ record: z.record(z.string(), z.string()), info: z.object({ lines: z.int() }) }))

function tableIn(text: string): Table {
  let header: string[] = []
  try {
    const columns = (names: string[]) => (header = names.map((name) => name.trim().toLowerCase()))
    const lines = Lines.parse(
      parse(text, { bom: true, columns, info: true, trim: true, skip_empty_lines: true, delimiter: [',', ';', '\t'] }),
    )
    return { header, rows: lines.map(({ record, info }) => ({ record, line: info.lines })) }
  } catch (error) {
    throw new RatesFileProblem([error instanceof Error ? error.message : String(error)])
  }
}
