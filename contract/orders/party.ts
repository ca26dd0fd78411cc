import * as z from 'zod/mini'
import { PartyCount } from '#contract/wire.ts'

/** A time of day on the resort's clock, or empty. */
export const TimeOrNone = z.string().check(z.regex(/^(?:([01]\d|2[0-3]):[0-5]\d)?$/, 'is not a time of the form HH:mm'))

/** How many come, and about when. `Count` is null, and `ArrivesAbout` empty, until someone says so. */
export const ExpectedParty = z.object({ Count: z.nullable(PartyCount), ArrivesAbout: TimeOrNone })
export type ExpectedParty = z.infer<typeof ExpectedParty>
