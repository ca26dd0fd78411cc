import { addDays } from '#contract/values/calendar.ts'
import { cancelBooking } from '#contract/cancellations.ts'
import { newActivityId } from '#ui/lib/api/activity-id.ts'
import { aPlace, holdOrder } from '#tests/support/bookings.ts'
import type { SignedIn } from '#tests/support/guests.ts'
import { START, type TestApi } from '#tests/support/test-api.ts'

const DAY_MS = 24 * 3_600_000
/** How old a sign-in may be that gives money away. */
const FRESH_SECONDS = 600
const PAID_PAISA = 1_495_000

/** An order that is paid in full, and the ways in which the world may stand when its guest gives it up. */
export async function openPaidOrder(api: TestApi, guest: SignedIn, arrival: string) {
  const { db } = api.deps
  const stay = { ArrivalDate: arrival, DepartureDate: addDays(arrival, 2) }
  api.clock.now = START
  await setSession({ ageSeconds: 0, isRevoked: false })
  const { code, attemptId } = await holdOrder(api, guest, [aPlace(stay)])
  api.gateway.answer(attemptId, {
    state: 'paid',
    attemptId,
    amount: PAID_PAISA,
    currency: 'BDT',
    gatewayTransaction: `transaction-${attemptId}`,
    refundKey: `refund-key-${attemptId}`,
    method: 'VISA',
  })
  // The first question about an order finds its payment.
  await api.call(cancelBooking, { body: { ActivityId: newActivityId(), Code: code, Confirm: false } }, guest)

  async function setSession({ ageSeconds, isRevoked }: { ageSeconds: number; isRevoked: boolean }): Promise<void> {
    const now = api.clock.now.getTime()
    await db.change(
      `update guest_session set created_at = $1, idle_expires_at = $2, expires_at = $2, revoked_at = $3 where guest_id = $4`,
      [new Date(now - ageSeconds * 1_000), new Date(now + DAY_MS), isRevoked ? new Date(now) : null, guest.guestId],
    )
  }
  async function setOrder({ status, heldUntil, guestId }: { status: string; heldUntil?: Date; guestId?: number }) {
    await db.change('update orders set status = $1, held_until = $2, guest_id = $3 where code = $4', [
      status,
      heldUntil ?? null,
      guestId ?? guest.guestId,
      code,
    ])
  }

  return {
    code,
    /** So many days before the arrival, with a sign-in that is just fresh enough; no one has cancelled anything. */
    async standAt(daysBefore: number) {
      api.clock.now = new Date(Date.parse(`${arrival}T06:00:00Z`) - daysBefore * DAY_MS)
      for (const table of ['refund', 'cancellation']) {
        await db.change(`delete from ${table} where order_code = $1`, [code])
      }
      await setOrder({ status: 'Confirmed' })
      await setSession({ ageSeconds: FRESH_SECONDS, isRevoked: false })
    },
    endSession: () => setSession({ ageSeconds: 0, isRevoked: true }),
    ageSignIn: () => setSession({ ageSeconds: FRESH_SECONDS + 1, isRevoked: false }),
    cancelElsewhere: () => setOrder({ status: 'Cancelled' }),
    outliveHold: () => setOrder({ status: 'Pending', heldUntil: api.clock.now }),
    giveToOther: (guestId: number) => setOrder({ status: 'Confirmed', guestId }),
    /** What the books say of it: its status, and what is on its way back, BDT. */
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
