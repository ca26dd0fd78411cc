import * as z from 'zod/mini'
import { type Levies, USUAL_LEVIES } from './money.ts'

/** Percent, also halves. */
const Percent = z.number().check(z.minimum(0), z.maximum(50), z.multipleOf(0.5))

export const WireLevies = z.object({ Service: Percent, Tax: Percent })

/** What comes on top of prices and sums; absent where it is as in the specification. */
export const WithLevies = { Levies: z.optional(WireLevies) }

type Levied = { Levies?: z.infer<typeof WireLevies> | undefined }

export function leviesOf({ Levies }: Levied): Levies {
  return Levies ? { service: Levies.Service, tax: Levies.Tax } : USUAL_LEVIES
}

export function leviesOnWire(levies: Levies): Levied {
  const isUsual = levies.service === USUAL_LEVIES.service && levies.tax === USUAL_LEVIES.tax
  return isUsual ? {} : { Levies: { Service: levies.service, Tax: levies.tax } }
}
