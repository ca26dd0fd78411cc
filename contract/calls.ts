import type { AnyEndpoint } from './endpoint.ts'
import * as auth from './auth.ts'
import * as cancellations from './cancellations.ts'
import * as careers from './careers.ts'
import * as contact from './contact.ts'
import * as gallery from './gallery.ts'
import * as guests from './guests.ts'
import * as houses from './houses.ts'
import * as orders from './orders.ts'
import * as payments from './payments.ts'
import * as pool from './pool.ts'
import * as requests from './requests.ts'
import * as reviews from './reviews.ts'

const domains = {
  auth,
  guests,
  houses,
  orders,
  cancellations,
  requests,
  pool,
  payments,
  reviews,
  contact,
  gallery,
  careers,
}

/** Every call of guests and visitors. */
export const calls: readonly AnyEndpoint[] = endpointsOf(domains)

/** All that domains export by `endpoint`. */
export function endpointsOf(domains: Readonly<Record<string, object>>): AnyEndpoint[] {
  return Object.values(domains).flatMap((domain) => Object.values<unknown>({ ...domain }).filter(isEndpoint))
}

function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'summary' in value
}
