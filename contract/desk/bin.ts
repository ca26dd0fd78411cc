import * as z from 'zod/mini'
import { line } from '#contract/wire.ts'

/** The Business Identification Number of the VAT office: 13 digits; empty where there is none. */
export const Bin = line(13).check(z.regex(/^(?:\d{13})?$/, 'is not 13 digits'))
