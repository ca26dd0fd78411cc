import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { PlaceType } from '#contract/catalogue/houses.ts'
import { OrderType } from '#contract/orders/orders.ts'
import { CalendarDate, LocalDateTime, Moment, Persons, queryInteger, Taka } from '#contract/wire.ts'
import { DeskBlock } from './blocks.ts'
import { staffRead } from '#contract/staff-endpoint.ts'
import { StayState } from '#contract/orders/stays.ts'
import { OrderCode } from '#contract/order-code.ts'

/** As many days as a screen can show, and some more. */
export const MAX_CHART_DAYS = 120

/** Where a bar is: the index of its room, its first day (0 is `From`, those before it are negative) and its nights. */
const place = { Unit: z.array(z.int()), First: z.array(z.int()), Nights: z.array(z.int()) }

/**
 * The rooms and what takes them, in columns instead of objects: thousands of stays are then half as many bytes, also compressed. The
 * members of one thing have the same index in each of its columns.
 */
export const readChart = endpoint({
  ...staffRead,
  path: 'DeskArea/Board/Range',
  summary: 'Which rooms are taken between two days, and for what',
  can: 'board.read',
  query: z.strictObject({ From: CalendarDate, Days: queryInteger({ min: 1, max: MAX_CHART_DAYS }) }),
  data: z.object({
    /** The days of the request. */
    From: CalendarDate,
    Days: z.int(),
    Houses: z.object({ Id: z.array(z.int()), Name: z.array(z.string()), IsSoldByRoom: z.array(z.boolean()) }),
    /** Rooms by house. `House` is the index of theirs. */
    Rooms: z.object({ UnitId: z.array(z.string()), Room: z.array(z.string()), House: z.array(z.int()) }),
    Stays: z.object({
      ...place,
      Id: z.array(z.int()),
      State: z.array(StayState),
      Type: z.array(PlaceType),
      /** The index of their order. */
      Order: z.array(z.int()),
    }),
    /** Nights that are held until a moment. */
    Holds: z.object({
      ...place,
      Type: z.array(PlaceType),
      Order: z.array(z.int()),
      Until: z.array(Moment),
    }),
    /** For the whole resort or the hall, not answered yet. They hold no room. */
    Requests: z.array(
      z.object({
        Code: OrderCode,
        Type: OrderType,
        Guest: z.nullable(z.string()),
        StartsAt: LocalDateTime,
        EndsAt: LocalDateTime,
        Persons,
      }),
    ),
    Orders: z.object({
      Code: z.array(OrderCode),
      /** Null for those who may not read orders, as is what is due. */
      Guest: z.array(z.nullable(z.string())),
      Due: z.array(z.nullable(Taka)),
    }),
    Blocks: z.array(DeskBlock),
  }),
})
