import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { daysBetween } from '#contract/values/calendar.ts'
import { facilityIcons } from '#contract/values/facility-icons.ts'
import { byFlag } from '#contract/values/rates.ts'
import { HORIZON_DAYS } from '#contract/values/stay.ts'
import { CalendarDate, listOf, Page, queryInteger, Taka, take, WithLevies } from '#contract/wire.ts'

export const PlaceType = z.enum(['ROOM', 'HOUSE'])
export type PlaceType = z.infer<typeof PlaceType>

/** A way of selling a house, by name. */
export const NamedPlace = z.object({ House: z.string(), Type: PlaceType })
export type NamedPlace = z.infer<typeof NamedPlace>

/** A house's number in the body of a call. */
export const HouseId = z.int().check(z.minimum(1), z.maximum(999_999_999))

/** What staff say of it is absent where a picture comes from elsewhere. Its size is in pixels; `Focus`: what stays in sight where a box cuts it, as parts of both. */
export const CataloguePicture = z.object({
  ImagePath: z.string(),
  AltText: z.optional(z.string()),
  Width: z.optional(z.int()),
  Height: z.optional(z.int()),
  Focus: z.optional(z.object({ x: z.number(), y: z.number() })),
  /** Otherwise an artist's impression. */
  IsPhotograph: z.optional(z.boolean()),
})
export type CataloguePicture = z.infer<typeof CataloguePicture>

export const HouseImage = z.extend(CataloguePicture, {
  ImageFor: z.enum(['ROOM_COVER', 'HOUSE_COVER', 'HOUSE_SLIDER']),
  UploadDate: z.string(),
})
export type HouseImage = z.infer<typeof HouseImage>

/** The name of an author who was not signed in. */
export const UNNAMED_AUTHOR = 'Guest'

export const Review = z.object({
  Id: z.int(),
  Text: z.string(),
  User: z.object({ FirstName: z.string() }),
  /** The instant at which it was written. */
  CreatedAt: z.string(),
  /** The month of the author's stay, `2026-12`, if the review was written by the link that its guest was sent. */
  StayedIn: z.optional(z.string()),
})
export type Review = z.infer<typeof Review>

/** What guests gave their stays in a house, 1 to 5, each once. Shown from `RATED_FROM` stays on: fewer say nothing. */
export const Rating = z.object({
  /** With one digit. */
  Mean: z.number(),
  Stays: z.int(),
})
export type Rating = z.infer<typeof Rating>

export const RATED_FROM = 3

/** What stays that touch a night must keep to. `MinNights`: from 2 on. */
export const NightRule = z.object({
  Night: CalendarDate,
  MinNights: z.optional(z.int()),
  ...byFlag(() => z.optional(z.boolean())),
})
export type NightRule = z.infer<typeof NightRule>

/** Why guests are not sold a stay, and the night that says so; of a departure its date. */
export const RateRefusal = z.discriminatedUnion('Code', [
  z.object({ Code: z.literal(['closed', 'noArrival', 'noDeparture']), Night: CalendarDate }),
  z.object({ Code: z.literal('minNights'), Night: CalendarDate, MinNights: z.int() }),
])

/** A bookable thing. Prices are the lowest of a night, except with `Night`: then they are for the whole stay. */
export const House = z.object({
  Id: z.int(),
  Name: z.string(),
  Permalink: z.string(),
  Description: z.string(),
  RoomDescription: z.string(),
  Type: PlaceType,
  RoomPrice: z.nullable(Taka),
  Price: Taka,
  /** What the dearest night costs; absent where all cost the same, and with `Night`. */
  HighestRoomPrice: z.optional(Taka),
  HighestPrice: z.optional(Taka),
  Night: z.optional(z.int()),
  /** With `Night`, where its nights cost different prices: that of each, of one room or of the whole house as `Type` says. */
  Nights: z.optional(z.array(Taka)),
  /** Why guests are not sold it for this stay although it is free: `Available` is 0 for them. */
  Refusal: z.optional(RateRefusal),
  ...WithLevies,
  Available: z.int(),
  AdultPerRoom: z.int(),
  ChildrenPerRoom: z.int(),
  Facalities: z.array(z.object({ Name: z.string(), Icon: z.optional(z.enum(facilityIcons)) })),
  Images: z.array(HouseImage),
  Comments: z.array(Review),
  Rating: z.optional(Rating),
})
export type House = z.infer<typeof House>

const catalogue = { method: 'GET', area: 'Houses', caller: 'anyone' } as const
const reviewsToTake = z._default(queryInteger({ min: 0, max: 50 }), 0)
const Listing = z.strictObject({ Take: take(999), Page, takeReview: reviewsToTake })

/** How the site asks for all rooms and all houses: with as many reviews of each as the specification has. */
export const allRooms = { query: { Take: 999, Page: 1, takeReview: 5 } } as const
export const allHouses = { query: { Take: 999, Page: 1, takeReview: 10 } } as const

export const getRooms = endpoint({
  ...catalogue,
  path: 'HouseArea/House/GetRooms',
  summary: 'The houses that are sold by the room',
  query: Listing,
  data: listOf(House),
})

export const getHouses = endpoint({
  ...catalogue,
  path: 'HouseArea/House/GetHouses',
  summary: 'The houses that are sold as a whole',
  query: Listing,
  data: listOf(House),
})

/** `Id` is the numeric Id or the permalink. */
export const getHouse = endpoint({
  ...catalogue,
  path: 'HouseArea/House/GetHouse/{Id}',
  summary: 'One house, by its number or its permalink',
  problems: ['not_found'],
  params: z.strictObject({ Id: z.string().check(z.regex(/^[a-z0-9-]{1,80}$/)) }),
  query: z.strictObject({ takeReview: reviewsToTake }),
  data: House,
})

const partySize = z._default(queryInteger({ min: 0, max: 999 }), 0)

export const searchHouses = endpoint({
  ...catalogue,
  path: 'HouseArea/House/Search',
  summary:
    'What is free for all nights of a stay, priced for the whole of it; what is taken follows, with `Available` 0',
  problems: ['dates_not_available'],
  query: z.strictObject({
    Take: take(999),
    Page,
    Children: partySize,
    Adult: partySize,
    ArrivalTime: CalendarDate,
    DepartureTime: CalendarDate,
  }),
  data: listOf(House),
})

/** Let as a whole only, by permalink or by name (specification, section 5): a house that was renamed in one of them is still the same. */
const WHOLE_HOUSE_PERMALINKS: readonly string[] = ['double-dom', 'mud-house']
const WHOLE_HOUSE_NAMES: readonly string[] = ['Double Dom (Private Suite)', 'Mud House']

export function isSoldByRoom({ RoomPrice, ...house }: Pick<House, 'Permalink' | 'Name' | 'RoomPrice'>): boolean {
  return RoomPrice !== null && mayBeSoldByRoom(house)
}

export function mayBeSoldByRoom({ Permalink, Name }: Pick<House, 'Permalink' | 'Name'>): boolean {
  return !WHOLE_HOUSE_PERMALINKS.includes(Permalink) && !WHOLE_HOUSE_NAMES.includes(Name)
}

/** Whether what a search lists can be booked: rooms that are never sold singly are listed all the same. */
export function isBookable(item: House): boolean {
  return item.Available > 0 && (item.Type === 'HOUSE' || isSoldByRoom(item))
}

export const isAvailable = endpoint({
  ...catalogue,
  path: 'BookingArea/Booking/IsAvailable',
  summary: 'Whether a place is free for all nights of a stay',
  problems: ['dates_not_available', 'not_found'],
  query: z.strictObject({
    ArrivalTime: CalendarDate,
    DepartureTime: CalendarDate,
    NumberOfRoom: z._default(queryInteger({ min: 1, max: 99 }), 1),
    Type: PlaceType,
    Id: queryInteger({ min: 1, max: 999_999_999 }),
  }),
  data: z.boolean(),
})

/** How many nights a calendar shows at most: every one on which a stay may begin. */
export const MAX_CALENDAR_NIGHTS = HORIZON_DAYS + 1

/** Rooms of one house that are free on each night. Prices are per night: the lowest, and each where they differ. */
export const HouseNights = z.object({
  Id: z.int(),
  UnitCount: z.int(),
  /** null where it is not sold by the room. */
  RoomPrice: z.nullable(Taka),
  Price: Taka,
  /** Units that are neither held nor sold, of each night from `From` to the last one before `Until`. */
  Free: z.array(z.int()),
  /** The price of each of these nights; absent where all cost `Price`, or `RoomPrice`. */
  Prices: z.optional(z.array(Taka)),
  RoomPrices: z.optional(z.array(Taka)),
  /** Nights with rules for stays in the whole house, and for those in its rooms; absent where there are none. Up to the night of `Until`. */
  Rules: z.optional(z.array(NightRule)),
  RoomRules: z.optional(z.array(NightRule)),
  ...WithLevies,
})
export type HouseNights = z.infer<typeof HouseNights>

export const getCalendar = endpoint({
  ...catalogue,
  path: 'BookingArea/Booking/Calendar',
  summary: 'What is free on each night and what a night costs, of one house or of all',
  problems: ['not_found'],
  query: z
    .strictObject({
      From: CalendarDate,
      /** Not included. */
      Until: CalendarDate,
      Id: z.optional(queryInteger({ min: 1, max: 999_999_999 })),
    })
    .check(
      z.refine(({ From, Until }) => {
        const nights = daysBetween(From, Until)
        return nights >= 1 && nights <= MAX_CALENDAR_NIGHTS
      }, `must hold 1 to ${MAX_CALENDAR_NIGHTS} nights`),
    ),
  data: listOf(HouseNights),
})
