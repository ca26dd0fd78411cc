import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { ActivityId, line, LocalDateTime, Persons, text } from '#contract/wire.ts'
import { OrderCode } from '#contract/order-code.ts'

const Requested = z.object({ Code: OrderCode })

/** A request for the whole resort. Staff answer it with a quote; nothing is held or payable before. */
export const requestFullResort = endpoint({
  method: 'POST',
  path: 'BookingArea/Booking/FullResort',
  area: 'Bookings',
  summary: 'Asks for the whole resort; staff answer with a quote',
  caller: 'guest',
  once: 'answer',
  problems: ['dates_not_available'],
  limits: { requestsPerGuest: 'guest' },
  body: z.strictObject({
    ActivityId,
    FromTime: LocalDateTime,
    ToTime: LocalDateTime,
    Name: line(120),
    phone: line(32),
    Person: Persons,
    Remarks: text(2_000),
  }),
  data: Requested,
})

/** A request for the hall, like that for the resort. */
export const requestConvention = endpoint({
  method: 'POST',
  path: 'BookingArea/Booking/convention',
  area: 'Bookings',
  summary: 'Asks for the convention hall; staff answer with a quote',
  caller: 'guest',
  once: 'answer',
  problems: ['dates_not_available', 'too_many_people'],
  limits: { requestsPerGuest: 'guest' },
  body: z.strictObject({
    ActivityId,
    StartingAt: LocalDateTime,
    EndingAt: LocalDateTime,
    Name: line(120),
    phone: line(32),
    Person: Persons,
    Duration: z.literal(1),
    remark: text(2_000),
  }),
  data: Requested,
})

/** The requested time, between two moments of the resort's clock, `yyyy-MM-ddTHH:mm`. */
export type RequestedTime = { start: string; end: string }

export type RequestProblem = 'endFirst' | 'past'

/** Why these dates cannot be requested; undefined when they can. */
export function requestProblem({ start, end }: RequestedTime, today: string): RequestProblem | undefined {
  if (end < start) return 'endFirst'
  if (start.slice(0, 10) < today) return 'past'
  return undefined
}
