import * as z from 'zod/mini'
import { distinct, givenId, line } from './wire.ts'

// Fields that several calls of the front desk have.

/** Why, as a member of staff typed it. */
export const Reason = line(200).check(z.minLength(1))

/** How often a row was changed, as the person saw it. */
export const Version = z.int().check(z.minimum(0), z.maximum(2_147_483_647))

/** The number of an order's charge, from 1. */
export const ChargeNo = z.int().check(z.minimum(1), z.maximum(2_147_483_647))

/** The id of a room. */
export const UnitId = givenId(40)
/** Rooms, each once. */
export const UnitIds = distinct(UnitId, (id) => id, 99).check(z.minLength(1))

/** The Business Identification Number of the VAT office: 13 digits; empty where there is none. */
export const Bin = line(13).check(z.regex(/^(?:\d{13})?$/, 'is not 13 digits'))
