import * as auth from './auth.ts'
import * as availability from './availability.ts'
import * as booking from './booking.ts'
import * as cancellation from './cancellation.ts'
import * as careers from './careers.ts'
import * as contact from './contact.ts'
import type { AnyEndpoint } from './endpoint.ts'
import * as gallery from './gallery.ts'
import * as guests from './guests.ts'
import * as houses from './houses.ts'
import * as order from './order.ts'
import * as payment from './payment.ts'
import * as pool from './pool.ts'
import * as requests from './requests.ts'
import * as reviews from './reviews.ts'

const domains = {
  auth,
  guests,
  houses,
  availability,
  booking,
  order,
  cancellation,
  requests,
  pool,
  payment,
  reviews,
  contact,
  gallery,
  careers,
}

/** Every call of the wire: whatever the domains export by `endpoint`. */
export const calls: readonly AnyEndpoint[] = Object.values<object>(domains).flatMap((domain) =>
  Object.values<unknown>({ ...domain }).filter(isEndpoint),
)

function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'summary' in value
}
