import { addDays } from '#contract/values/calendar.ts'
import { aPlace } from '#tests/support/bookings.ts'
import { aPaidOrder } from '#tests/support/desk/stays.ts'
import type { SignedIn } from '#tests/support/guests.ts'
import { START, type TestApi } from '#tests/support/test-api.ts'

const DAY_MS = 24 * 3_600_000
/** How old a sign-in may be that gives money away. */
const FRESH_SECONDS = 600

/** An order that is paid in full, and the ways in which the world may stand when its guest gives it up. */
export async function openPaidOrder(api: TestApi, guest: SignedIn, arrival: string) {
  const { db } = api.deps
  const stay = { ArrivalDate: arrival, DepartureDate: addDays(arrival, 2) }
  api.clock.now = START
  await setSessionAge(0)
  const code = await aPaidOrder(api, guest, [aPlace(stay)])

  async function setSessionAge(seconds: number): Promise<void> {
    const now = api.clock.now.getTime()
    await db.change(
      'update guest_session set created_at = $1, idle_expires_at = $2, expires_at = $2 where guest_id = $3',
      [new Date(now - seconds * 1_000), new Date(now + DAY_MS), guest.guestId],
    )
  }
  async function setStatus(status: string): Promise<void> {
    await db.change('update orders set status = $1, held_until = null where code = $2', [status, code])
  }

  return {
    code,
    /** So many days before the arrival, with a sign-in that is just fresh enough; nothing is cancelled. */
    async standAt(daysBefore: number) {
      api.clock.now = new Date(Date.parse(`${arrival}T06:00:00Z`) - daysBefore * DAY_MS)
      for (const table of ['refund', 'cancellation']) {
        await db.change(`delete from ${table} where order_code = $1`, [code])
      }
      await db.change('update payment set refunded_paisa = 0 where order_code = $1', [code])
      await setStatus('Confirmed')
      await setSessionAge(FRESH_SECONDS)
    },
    ageSignIn: () => setSessionAge(FRESH_SECONDS + 1),
    cancelElsewhere: () => setStatus('Cancelled'),
    /** Its status, and the sum of its refunds, BDT. */
    async standing() {
      const [order] = await db.query<{ status: string; refund: number | null }>(
        `select o.status, (select sum(amount_paisa) from refund where order_code = o.code) as refund
         from orders o where o.code = $1`,
        [code],
      )
      return { status: order?.status, refund: (order?.refund ?? 0) / 100 }
    },
  }
}
