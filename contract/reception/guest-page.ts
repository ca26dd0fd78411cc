import * as z from 'zod/mini'
import { DetailsAtDesk } from '#contract/guests/guests.ts'
import { endpoint } from '#contract/endpoint.ts'
import { ActivityId, line, Moment, RowId, Taka } from '#contract/wire.ts'
import { Version } from '#contract/desk-fields.ts'
import { staffChange, staffRead } from '#contract/staff-endpoint.ts'
import { OrderSummary } from '#contract/orders/summary.ts'

/** How a guest is called and reached. The phone is what they sign in with; empty where they gave none. */
const Known = { FirstName: z.string(), LastName: z.string(), Phone: z.string(), Email: z.string() }

export const DeskGuest = z.object({
  Id: z.int(),
  ...Known,
  ...DetailsAtDesk.shape,
  HasIdentity: z.boolean(),
  Since: Moment,
  /** A session of theirs is open on the site: another phone ends it. */
  IsSignedIn: z.boolean(),
  /** In the words of staff: what they like, and what else to know of them. */
  Likes: z.string(),
  Note: z.string(),
  /** Counts changes of these texts; 0 where nobody has written any. */
  Version,
  WrittenBy: z.nullable(z.string()),
  /** Another phone that waits for a manager; null where none does. */
  Proposed: z.nullable(
    z.object({
      Phone: z.string(),
      Reason: z.string(),
      By: z.string(),
      At: Moment,
      /** Whether the caller may decide it: it is another's. */
      CanDecide: z.boolean(),
    }),
  ),
  /** The next stay first, then the latest; at most 50. */
  Orders: z.array(OrderSummary),
  /** Stays that are over or under way, and what was paid and is due in all, BDT. */
  Sums: z.object({ Stays: z.int(), Nights: z.int(), Paid: Taka, Due: Taka }),
})
export type DeskGuest = z.infer<typeof DeskGuest>

export const readDeskGuest = endpoint({
  ...staffRead,
  path: 'DeskArea/Guest/Get/{id}',
  summary: 'A guest: how they are reached, their bookings, and what is known of them',
  can: 'order.read',
  problems: ['not_found'],
  params: z.strictObject({ id: z.string().check(z.regex(/^\d{1,12}$/, 'is not a number')) }),
  data: DeskGuest,
})

/** Sent in place of a phone to take it from the guest, so that another guest can have the number. */
export const NO_PHONE = 'none'

/**
 * A phone is a login: with another one all sessions of the guest end, and who has the former number finds none of their bookings any more. One that is
 * another guest's already is refused (`guest_known`): two people never become one, and a manager first takes the number from the
 * other (`NO_PHONE`). Of reception another phone waits for a manager, unless the guest
 * has never signed in, has booked today alone and paid nothing.
 */
export const correctGuest = endpoint({
  ...staffChange,
  path: 'DeskArea/Guest/Correct',
  summary: 'Corrects the name, the e-mail or the phone of a guest',
  can: 'guest.correct',
  danger: { freshCode: { unless: { Phone: '' } }, act: 'correctedGuest' },
  problems: ['fields_missing', 'not_found', 'changed_elsewhere', 'guest_known', 'guest_wrong', 'phone_invalid'],
  body: z.strictObject({
    ActivityId,
    GuestId: RowId,
    /** As the person saw them: a guest who has changed since is refused. */
    Seen: z.strictObject({ FirstName: line(200), LastName: line(200), Phone: line(40), Email: line(254) }),
    FirstName: line(60).check(z.minLength(1)),
    LastName: line(60),
    Email: line(120),
    /** Another phone, or `NO_PHONE`; empty where it stays. */
    Phone: line(40),
    /** Required with another phone. */
    Reason: line(200),
  }),
  data: z.null(),
})

/** `Phone` as the person saw it proposed. */
export const decidePhone = endpoint({
  ...staffChange,
  path: 'DeskArea/Guest/DecidePhone',
  summary: 'Confirms or declines another phone of a guest, which reception proposed',
  can: 'guest.changePhone',
  danger: {
    freshCode: { unless: { IsConfirmed: false } },
    act: 'correctedGuest',
  },
  problems: ['not_found', 'changed_elsewhere', 'guest_known'],
  body: z.strictObject({ ActivityId, GuestId: RowId, Phone: line(40), IsConfirmed: z.boolean() }),
  data: z.null(),
})

export const writeAboutGuest = endpoint({
  ...staffChange,
  path: 'DeskArea/Guest/Write',
  summary: 'Writes down what a guest likes, and what else to know of them',
  can: 'note.write',
  problems: ['not_found', 'changed_elsewhere'],
  body: z.strictObject({
    ActivityId,
    Guest: z.strictObject({ Id: RowId, Version }),
    Likes: line(300),
    Note: line(500),
  }),
  data: z.null(),
})
