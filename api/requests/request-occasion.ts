import { dhakaDate } from '#contract/calendar.ts'
import { hallProblem, requestProblem } from '#contract/requests.ts'
import type { Activity } from '../activity/claim.ts'
import { once, recall } from '../activity/once.ts'
import { placeOccasion } from '../orders/place-order.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { ProblemError } from '../problem-error.ts'
import { enqueue } from '../messages/outbox.ts'
import { spend } from '../throttle/throttle.ts'
import { mailToResort, smsToGuest } from './request-message.ts'
import type { RequestWish } from './wish.ts'

type RequestDeps = Pick<Deps, 'db' | 'now' | 'limits' | 'resortEmail'>

/** `phone` is the guest's own, E.164. */
type Press = { guest: { id: number; phone: string }; activity: Activity }

const NOTHING_PAYABLE = { roomCharge: 0, tax: 0, payable: 0 }

/**
 * Takes a request down as an order that staff will quote, tells guest and resort, and answers its code. It holds nothing and
 * costs nothing. Throws `dates_not_available`, `too_many_people`.
 */
export async function requestOccasion(
  deps: RequestDeps,
  { guest, activity }: Press,
  wish: RequestWish,
): Promise<string> {
  const known = await recall<string>(deps, activity)
  if (known !== undefined) return known

  await spend(deps, `request:guest:${guest.id}`, deps.limits.requestsPerGuest)
  requirePossible(wish, dhakaDate(deps.now().getTime()))
  return once(deps, activity, (db) => placeRequest(db, deps, { guest, wish }))
}

function requirePossible({ type, occasion }: RequestWish, today: string): void {
  const datesProblem = requestProblem(occasion, today)
  if (datesProblem !== undefined) throw new ProblemError('dates_not_available', datesProblem)
  const crowdProblem = type === 'Hall' ? hallProblem(occasion.persons) : undefined
  if (crowdProblem !== undefined) throw new ProblemError('too_many_people', crowdProblem)
}

async function placeRequest(
  db: Db,
  { now, resortEmail }: RequestDeps,
  { guest, wish }: { guest: Press['guest']; wish: RequestWish },
): Promise<string> {
  const at = now()
  const order = { guestId: guest.id, type: wish.type, quote: NOTHING_PAYABLE, at, heldUntil: undefined }
  const code = await placeOccasion(db, order, wish.occasion)
  // The number in the form may be anybody's: only the guest's own, which a code has proved, is written to.
  const { phone } = guest
  await enqueue(db, { channel: 'sms', to: phone, text: smsToGuest(code, wish), at })
  await enqueue(db, { channel: 'email', to: resortEmail, text: mailToResort(code, { ...wish, guestPhone: phone }), at })
  return code
}
