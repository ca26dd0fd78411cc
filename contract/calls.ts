import type { AnyEndpoint } from './endpoint.ts'
import * as auth from './guests/sign-in.ts'
import * as cancellations from './money/cancellations.ts'
import * as careers from './site/careers.ts'
import * as contact from './site/contact.ts'
import * as gallery from './catalogue/gallery.ts'
import * as guests from './guests/guests.ts'
import * as houses from './catalogue/houses.ts'
import * as orders from './orders/orders.ts'
import * as payments from './money/payments.ts'
import * as pool from './booking/pool.ts'
import * as requests from './booking/requests.ts'
import * as reviews from './catalogue/reviews.ts'

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
