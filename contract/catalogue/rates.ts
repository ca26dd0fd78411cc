import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { Version } from '#contract/desk-fields.ts'
import { staffChange, staffRead } from '#contract/staff-endpoint.ts'
import { daysBetween } from '#contract/values/calendar.ts'
import { byFlag } from '#contract/values/rates.ts'
import { HORIZON_DAYS, MAX_NIGHTS } from '#contract/values/stay.ts'
import { ActivityId, CalendarDate, distinct, line, Moment, RowId, Levies, Taka, TakaInput } from '#contract/wire.ts'
import { HouseId, NamedPlace, NightRule, PlaceType } from './houses.ts'

// What staff charge by night. One way of selling a house has one price for each night: that of the night, or else that of its weekday.

/** What was set for a night. Without `Price` it costs the base price of its weekday. */
export const NightRate = z.extend(NightRule, { Price: z.optional(Taka) })
export type NightRate = z.infer<typeof NightRate>

/** A way of selling a house. */
const PlaceId = { Id: HouseId, Type: PlaceType }

/** Prices of a week, Sunday first, BDT before VAT. */
const Week = z.array(Taka).check(z.length(7))

export const RatedPlace = z.object({
  ...PlaceId,
  House: z.string(),
  /** How many rooms the house has. */
  Rooms: z.int(),
  Week,
  /** Only the owner sets a lower price; null where there is no such limit. */
  Floor: z.nullable(Taka),
  /** Nights of the span for which something was set, in their order. */
  Nights: z.array(NightRate),
})
export type RatedPlace = z.infer<typeof RatedPlace>

/** A holiday, a season, a school's holidays: nights from `From` up to `Until`. `Provisional`: its dates may move, as those of Eid with the moon. */
export const NamedDays = z.object({
  Id: z.int(),
  Name: z.string(),
  From: CalendarDate,
  Until: CalendarDate,
  Provisional: z.boolean(),
  /** What its nights cost more than the base price, and how many a stay needs, where the resort decided it. */
  Percent: z.nullable(z.int()),
  MinNights: z.nullable(z.int()),
})
export type NamedDays = z.infer<typeof NamedDays>

/** A change of prices or rules, as one person saved it. */
export const RateChange = z.object({
  Id: z.int(),
  At: Moment,
  /** Empty for the command line. */
  By: z.string(),
  /** What it was called: a season, a day. Empty where it got no name. */
  Name: z.string(),
  /** How many nights of how many places it changed; 0 nights where it was a week of base prices. */
  Nights: z.int(),
  Places: z.array(NamedPlace),
  From: z.nullable(CalendarDate),
  Until: z.nullable(CalendarDate),
  /** Whether it was undone, or undid another. */
  Undone: z.boolean(),
  IsUndo: z.boolean(),
})
export type RateChange = z.infer<typeof RateChange>

const days = { From: CalendarDate, Until: CalendarDate }
const span = (most: number) =>
  z.refine<{ From: string; Until: string }>(({ From, Until }) => {
    const nights = daysBetween(From, Until)
    return nights >= 1 && nights <= most
  }, `must hold 1 to ${most} nights`)

/** Nights shown at once, and changed at once: as far as stays can be booked. */
export const MAX_RATE_NIGHTS = HORIZON_DAYS + MAX_NIGHTS

export const readRates = endpoint({
  ...staffRead,
  path: 'DeskArea/Rates/Grid',
  summary: 'Prices and rules of each night, how full it is, and what was changed',
  can: 'rates.read',
  query: z.strictObject(days).check(span(MAX_RATE_NIGHTS)),
  data: z.object({
    /** The latest change: a fill names it, so that it does not overwrite what the person has not seen. */
    Revision: z.int(),
    Places: z.array(RatedPlace),
    /** What comes on top of all prices. */
    Levies,
    /** Rooms of the resort, and how many of them are sold, held or blocked on each night of the span. */
    Rooms: z.int(),
    Taken: z.array(z.int()),
    /** Those that touch the span, and of others the next ones. */
    NamedDays: z.array(NamedDays),
    /** The latest first. */
    Changes: z.array(RateChange),
  }),
})

const Percent = z.int().check(z.minimum(-90), z.maximum(500))

/** BDT. `add` and `percent` change the present price, `overBase` the base price; `base` sells at the base price again. */
export const PriceSet = z.discriminatedUnion('Kind', [
  z.strictObject({ Kind: z.literal('price'), Taka: TakaInput.check(z.minimum(1)) }),
  z.strictObject({ Kind: z.literal('add'), Taka: z.int().check(z.minimum(-1_000_000), z.maximum(1_000_000)) }),
  z.strictObject({ Kind: z.literal(['percent', 'overBase']), Percent }),
  z.strictObject({ Kind: z.literal('base') }),
])
export type PriceSet = z.infer<typeof PriceSet>

/** What is set; what is absent stays. `MinNights` 1 takes a minimum away. */
export const RateSet = z.strictObject({
  Price: z.optional(PriceSet),
  MinNights: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_NIGHTS))),
  ...byFlag(() => z.optional(z.boolean())),
})
export type RateSet = z.infer<typeof RateSet>

/** Nights of places, and what is set for them. `CopyFrom`: as the nights from that date on are now; then `Set` is empty. */
export const RateFill = z
  .strictObject({
    Places: distinct(z.strictObject(PlaceId), ({ Id, Type }) => `${Id} ${Type}`, 999).check(z.minLength(1)),
    ...days,
    /** Sunday is 0: the night of Thursday to Friday is 4. */
    Weekdays: distinct(z.int().check(z.minimum(0), z.maximum(6)), (day) => day, 7).check(z.minLength(1)),
    Set: RateSet,
    CopyFrom: z.optional(CalendarDate),
  })
  .check(
    span(MAX_RATE_NIGHTS),
    z.refine(
      ({ Set, CopyFrom }) => CopyFrom === undefined || Object.keys(Set).length === 0,
      'sets nothing where it copies',
    ),
  )
export type RateFill = z.infer<typeof RateFill>

/** Nights of places that one request fills, counted once a fill: a year of 68 houses in both ways of selling. */
export const MAX_FILLED_NIGHTS = 50_000

/** One night of one place before and after; null where nothing was set. */
export const ChangedNight = z.object({
  ...PlaceId,
  Night: CalendarDate,
  Before: z.nullable(NightRate),
  After: z.nullable(NightRate),
})
export type ChangedNight = z.infer<typeof ChangedNight>

/** What `changed_elsewhere` has as data. */
export const ChangedNights = z.array(ChangedNight)

/** What was or would be changed, and the change by which it can be undone: 0 for a dry run and where nothing changes. */
const FillAnswer = z.object({
  Revision: z.int(),
  Change: z.int(),
  Nights: z.array(ChangedNight),
  /** Bookings and unpaid holds that have such a night: they keep their price. */
  Bookings: z.int(),
  Holds: z.int(),
})
export type FillAnswer = z.infer<typeof FillAnswer>

/**
 * A dry run changes nothing. `changed_elsewhere` has as data the nights (`ChangedNights`) that others have changed since `Seen`; `amount_too_small`: a
 * price under the floor, which the owner alone may set; `amount_too_large`: a night that is too dear, or more than `MAX_FILLED_NIGHTS`.
 */
export const fillRates = endpoint({
  ...staffChange,
  path: 'DeskArea/Rates/Fill',
  summary: 'Sets prices and rules of nights, or says what that would change',
  can: 'rates.change',
  problems: ['not_found', 'changed_elsewhere', 'amount_too_small', 'amount_too_large', 'dates_not_available'],
  body: z.strictObject({
    ActivityId,
    DryRun: z.boolean(),
    /** The revision of the grid that the person saw. */
    Seen: Version,
    Name: line(60),
    Fills: z.array(RateFill).check(z.minLength(1), z.maxLength(200)),
  }),
  data: FillAnswer,
})

/** The nights and weeks get back what they had. Refused where one of them is no longer as the change left it. */
export const undoRates = endpoint({
  ...staffChange,
  path: 'DeskArea/Rates/Undo',
  summary: 'Undoes a change of prices and rules',
  can: 'rates.change',
  problems: ['not_found', 'changed_elsewhere', 'amount_too_small', 'already_done'],
  body: z.strictObject({ ActivityId, Change: Version }),
  data: FillAnswer,
})

/** Nights with a price of their own keep it. */
export const setBaseRate = endpoint({
  ...staffChange,
  path: 'DeskArea/Rates/Base',
  summary: 'Sets the prices of the weekdays, and the lowest that a manager may set',
  can: 'rates.change',
  problems: ['not_found', 'changed_elsewhere', 'amount_too_small'],
  body: z.strictObject({
    ActivityId,
    Seen: Version,
    ...PlaceId,
    Week: z.array(TakaInput.check(z.minimum(1))).check(z.length(7)),
    /** Only the owner changes it. */
    Floor: z.nullable(TakaInput.check(z.minimum(1))),
  }),
  data: FillAnswer,
})

/** Whole or half percents, which are exact. */
const LevyPercent = z.number().check(z.minimum(0), z.maximum(50), z.multipleOf(0.5))

/** Bookings keep what was agreed with them. `changed_elsewhere`: it is no longer as it was seen. */
export const setLevies = endpoint({
  ...staffChange,
  path: 'DeskArea/Rates/Levies',
  summary: 'Sets VAT, and the service charge that the resort adds to its prices',
  can: 'levies.change',
  problems: ['changed_elsewhere'],
  body: z.strictObject({
    ActivityId,
    Seen: Levies,
    Levies: z.strictObject({ Service: LevyPercent, Tax: LevyPercent }),
  }),
  data: z.null(),
})

/** `Id` null adds them. */
export const saveNamedDays = endpoint({
  ...staffChange,
  path: 'DeskArea/Rates/NamedDays',
  summary: 'Names nights, or corrects their dates',
  can: 'rates.change',
  problems: ['not_found'],
  body: z
    .strictObject({
      ActivityId,
      Id: z.nullable(RowId),
      Name: line(60).check(z.minLength(1)),
      ...days,
      Provisional: z.boolean(),
      Percent: z.nullable(Percent),
      MinNights: z.nullable(z.int().check(z.minimum(1), z.maximum(MAX_NIGHTS))),
    })
    .check(span(366)),
  data: NamedDays,
})

export const removeNamedDays = endpoint({
  ...staffChange,
  path: 'DeskArea/Rates/RemoveNamedDays',
  summary: 'Removes a name of nights; their prices stay',
  can: 'rates.change',
  problems: ['not_found'],
  body: z.strictObject({ ActivityId, Id: RowId }),
  data: z.null(),
})
