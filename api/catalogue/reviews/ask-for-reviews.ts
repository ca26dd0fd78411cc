import { isEmailAddress } from '#contract/guests/guests.ts'
import { reviewAddress } from '#contract/catalogue/reviews.ts'
import { addDays, dhakaDateTime } from '#contract/values/calendar.ts'
import type { Db } from '#api/platform/db/db.ts'
import type { Deps } from '#api/platform/deps.ts'
import { guestContact } from '#api/guests/guests.ts'
import { enqueue } from '#api/platform/messages/outbox.ts'
import { insertInvitation, lockInvitation, selectStayedIn, selectUnasked } from './invitations.sql.ts'
import { reviewToken } from './invitations.ts'

/** Nobody is woken by it: hours of the resort's clock. */
const HOURS = { from: '10:00', until: '20:00' }
/** After a week without a server nobody is asked late about an old stay. */
const LATEST_DAYS = 7
const AT_A_TIME = 100

type AskDeps = Pick<Deps, 'db' | 'now' | 'secrets' | 'publicUrl'>

/** A job: asks guests for a review the day after they left, once for each order. Answers how many it asked. */
export async function askForReviews(deps: AskDeps): Promise<number> {
  const at = deps.now()
  const [today = '', time = ''] = dhakaDateTime(at.getTime()).split('T')
  if (time < HOURS.from || time >= HOURS.until) return 0
  const leaving = { from: addDays(today, -LATEST_DAYS), until: addDays(today, -1), limit: AT_A_TIME }
  let asked = 0
  for (const { code, guestId } of await selectUnasked(deps.db, leaving)) {
    const isAsked = await deps.db.inTransaction(async (db) => {
      if (!(await insertInvitation(db, code, at)) || !(await lockInvitation(db, code))) return false
      await sendInvitation(db, deps, { code, guestId, at })
      return true
    })
    if (isAsked) asked += 1
  }
  return asked
}

/** To the phone and, where a guest gave one, to the e-mail address. */
async function sendInvitation(
  db: Db,
  { secrets, publicUrl }: AskDeps,
  { code, guestId, at }: { code: string; guestId: number; at: Date },
): Promise<void> {
  const { phone, email, t } = await guestContact(db, guestId)
  const houses = (await selectStayedIn(db, code)).map(({ name }) => name).join(', ')
  const url = reviewAddress(publicUrl, { code, token: reviewToken(secrets, code) })
  const words = t.reviews.invitation
  await enqueue(db, { channel: 'sms', to: phone, orderCode: code, text: words.sms(houses, url), at })
  if (!isEmailAddress(email)) return
  await enqueue(db, { channel: 'email', to: email, orderCode: code, text: words.email(houses, url), at })
}
