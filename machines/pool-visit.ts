import { POOL_RATE_TAKA, poolHours, poolPaisa, type PoolVisit } from '#contract/pool.ts'
import { readPersons } from './persons.ts'

/** As typed; dates are `yyyy-MM-dd` and times `HH:mm`, or empty. */
export type PoolFields = {
  startDate: string
  startTime: string
  endDate: string
  endTime: string
  persons: string
  name: string
  phone: string
  remark: string
}

/** What a visit comes to: hours with three decimals, and paisa. */
export type PoolQuote = { hours: number; paisa: number }

/** The visit, once all four of its parts are chosen. */
export function visitOf({ startDate, startTime, endDate, endTime }: PoolFields): PoolVisit | undefined {
  if ([startDate, startTime, endDate, endTime].includes('')) return undefined
  return { start: `${startDate}T${startTime}`, end: `${endDate}T${endTime}` }
}

/** What it costs so far, for whoever is still typing; undefined as long as there is nothing to count. `rate` is in taka. */
export function poolQuote(fields: PoolFields, rate: number = POOL_RATE_TAKA): PoolQuote | undefined {
  const visit = visitOf(fields)
  const persons = readPersons(fields.persons)
  if (!visit || persons === undefined || poolHours(visit) <= 0) return undefined
  return { hours: poolHours(visit), paisa: poolPaisa(visit, persons, rate) }
}
