import * as z from 'zod/mini'
import { isCalendarDate } from './values/calendar.ts'
import { visibleLine, visibleText } from './values/typed.ts'

/** The idempotency key of a POST: new with every submission. */
export const ActivityId = z.uuid()

/** A calendar date in Asia/Dhaka, `yyyy-MM-dd`. */
export const CalendarDate = z.string().check(z.refine(isCalendarDate, 'is not a date of the form yyyy-MM-dd'))

/** An amount of BDT that a caller sends, at most two decimals. Inside the program money is integer paisa (contract/values/money.ts). */
export const TakaInput = z.number().check(z.minimum(0), z.maximum(10_000_000))

/** BDT in an answer. It has no limits, so any stored amount can be shown. Negative for money that was paid out or is missing. */
export const Taka = z.number()

/** A whole number in a query string. */
export function queryInteger(bounds: { min: number; max: number }) {
  return z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, 'is not a whole number')),
    z.pipe(z.transform(Number), z.int().check(z.minimum(bounds.min), z.maximum(bounds.max))),
  )
}

const NO_CONTROLS = z.regex(/^\P{Cc}*$/u, 'contains control characters')

/** The id of something, as the server gave it: it is only looked up. */
export function givenId(maxLength: number) {
  return z.string().check(z.maxLength(maxLength), NO_CONTROLS)
}

/** A short line of text. What cannot be seen in it is dropped, and not refused: nobody would know what to change. */
export function line(maxLength: number) {
  return z.string().check(z.overwrite(visibleLine), z.maxLength(maxLength), NO_CONTROLS)
}

/** `{ Data: [...] }`: a list is wrapped once more inside the envelope. */
export function listOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ Data: z.array(item) })
}

/** Paging as the specification's calls send it. */
export const Page = z._default(queryInteger({ min: 1, max: 1_000_000 }), 1)
export function take(max: number) {
  return z._default(queryInteger({ min: 1, max }), max)
}

/** Text of several lines, otherwise like `line`. */
export function text(maxLength: number) {
  return z
    .string()
    .check(
      z.overwrite(visibleText),
      z.maxLength(maxLength),
      z.regex(/^(?:\P{Cc}|[\t\n\r])*$/u, 'contains control characters'),
    )
}

/** A local time in Dhaka, `yyyy-MM-ddTHH:mm`, without a zone. */
export const LocalDateTime = z.string().check(z.refine(isLocalDateTime, 'is not a time of the form yyyy-MM-ddTHH:mm'))

/** An instant, ISO 8601 in UTC. */
export const Moment = z.string()

/** The guests of a stay. */
export const PartyCount = z.object({
  Adults: z.int().check(z.minimum(1), z.maximum(999)),
  Children: z.int().check(z.minimum(0), z.maximum(999)),
})
export type PartyCount = z.infer<typeof PartyCount>

/** The number of a row that the database numbers itself. */
export const RowId = z.int().check(z.minimum(1), z.maximum(999_999_999_999))

/** A list of at most `max` items, none of them twice by its key; those without a key may be alike. */
export function distinct<Item extends z.ZodMiniType>(
  item: Item,
  keyOf: (item: z.output<Item>) => string | number | undefined,
  max: number,
) {
  return z.array(item).check(
    z.maxLength(max),
    z.refine((items) => {
      const keys = items.map(keyOf).filter((key) => key !== undefined)
      return new Set(keys).size === keys.length
    }, 'has something twice'),
  )
}

/** How many people come. */
export const Persons = z.int().check(z.minimum(1), z.maximum(9_999))

function isLocalDateTime(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/.test(value) && isCalendarDate(value.slice(0, 10))
}

/** VAT, and a service charge, which VAT is on too: percent. */
export const Levies = z.object({ Service: z.number(), Tax: z.number() })

/** What comes on top of prices and sums; absent where it is as in the specification. */
export const WithLevies = { Levies: z.optional(Levies) }
