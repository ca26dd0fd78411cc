import { type Levies, USUAL_LEVIES } from './money.ts'

/** Percentages as they are on the wire (`Levies` of contract/wire.ts); absent where they are as in the specification. */
export type WireLevies = { Service: number; Tax: number }
type Levied = { Levies?: WireLevies | undefined }

export function leviesOf({ Levies }: Levied): Levies {
  return Levies ? { service: Levies.Service, tax: Levies.Tax } : USUAL_LEVIES
}

export function leviesOnWire(levies: Levies): Levied {
  const isUsual = levies.service === USUAL_LEVIES.service && levies.tax === USUAL_LEVIES.tax
  return isUsual ? {} : { Levies: { Service: levies.service, Tax: levies.tax } }
}
