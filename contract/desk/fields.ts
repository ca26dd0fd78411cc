import * as z from 'zod/mini'
import { line } from '#contract/wire.ts'

// Fields that several calls of the front desk have.

/** Why, as a member of staff typed it. */
export const Reason = line(200).check(z.minLength(1))

/** The id of a room. */
export const UnitId = z.string().check(z.maxLength(40))

/** The Business Identification Number of the VAT office: 13 digits; empty where there is none. */
export const Bin = line(13).check(z.regex(/^(?:\d{13})?$/, 'is not 13 digits'))
