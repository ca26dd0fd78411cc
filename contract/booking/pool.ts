import * as z from 'zod/mini'
import { daysBetween } from '#contract/values/calendar.ts'
import { MAX_POOL_DAYS, POOL_SLOT_MINUTES } from '#contract/values/occasions.ts'
import { endpoint } from '#contract/endpoint.ts'
import { ActivityId, line, LocalDateTime, Persons, Taka, TakaInput, text } from '#contract/wire.ts'
import { OrderCode } from '#contract/order-code.ts'

/** BDT for a person and hour in the pool. */
export const POOL_RATE_TAKA = 200

const Hours = z.number().check(z.minimum(0), z.maximum(MAX_POOL_DAYS * 24))

/** Books the pool and pays for it at once. The figures are what the guest was shown; the server recomputes them. */
export const bookPool = endpoint({
  method: 'POST',
  path: 'BookingArea/Booking/SwimmingPool',
  area: 'Bookings',
  summary: 'Books the pool and opens a payment page',
  caller: 'guest',
  once: 'steps',
  problems: [
    'amount_too_small',
    'dates_not_available',
    'gateway_unavailable',
    'hold_expired',
    'order_settled',
    'price_changed',
    'too_many_holds',
  ],
  limits: { bookingsPerGuest: 'guest' },
  body: z.strictObject({
    ActivityId,
    StartingAt: LocalDateTime,
    EndingAt: LocalDateTime,
    Name: line(120),
    Phone: line(32),
    Person: Persons,
    Duration: Hours,
    CostPerHour: TakaInput,
    Amount: TakaInput,
    remark: text(2_000),
  }),
  data: z.object({ PaymentURL: z.string(), Code: OrderCode }),
})

/** `Data` of a `price_changed` problem of the pool: the server's own figures. */
export const PoolPriceChange = z.object({ Duration: Hours, CostPerHour: Taka, Amount: Taka })
export type PoolPriceChange = z.infer<typeof PoolPriceChange>

/** A visit to the pool between two local date-times `yyyy-MM-ddTHH:mm`. */
export type PoolVisit = { start: string; end: string }

/** Hours to 3 decimals; negative when the end is before the start. */
export function poolHours({ start, end }: PoolVisit): number {
  return toHours(minutesBetween(start, end))
}

/** Hours to 3 decimals. */
export function toHours(minutes: number): number {
  return Math.round((minutes / 60) * 1000) / 1000
}

/** What a visit costs in paisa: persons x hours x rate, to 2 decimals of a taka. `rate` is in taka. */
export function poolPaisa(visit: PoolVisit, persons: number, rate: number = POOL_RATE_TAKA): number {
  return Math.round(persons * poolHours(visit) * rate * 100)
}

export type PoolProblem = 'endTimeFirst' | 'endFirst' | 'tooLong' | 'past' | 'offSlot'

/** Why the visit cannot be booked; undefined when it can. `now` is the resort's clock. */
export function poolProblem(visit: PoolVisit, now: string): PoolProblem | undefined {
  const isSameDay = visit.start.slice(0, 10) === visit.end.slice(0, 10)
  const minutes = minutesBetween(visit.start, visit.end)
  if (isSameDay && minutes <= 0) return 'endTimeFirst'
  if (minutes <= 0) return 'endFirst'
  if (minutes > MAX_POOL_DAYS * 24 * 60) return 'tooLong'
  if (visit.start < now) return 'past'
  if (!isOnSlot(visit.start) || !isOnSlot(visit.end)) return 'offSlot'
  return undefined
}

function minutesBetween(start: string, end: string): number {
  return daysBetween(start.slice(0, 10), end.slice(0, 10)) * 24 * 60 + minuteOfDay(end) - minuteOfDay(start)
}

function minuteOfDay(moment: string): number {
  const [hours = 0, minutes = 0] = moment.slice(11).split(':').map(Number)
  return hours * 60 + minutes
}

function isOnSlot(moment: string): boolean {
  return minuteOfDay(moment) % POOL_SLOT_MINUTES === 0
}
