import { expect, test } from 'vitest'
import { OrderStatus, type OrderType } from '#contract/orders/orders.ts'
import { headlineOf, type PaymentReport } from '#machines/payment-status.machine.ts'
import { paymentHeadlines, texts as machineTexts } from '#machines/parts/texts.ts'
import { outcomeOf, type DecidedState } from './payment-outcome.ts'

const { success, failed, cancelled } = paymentHeadlines
const inReview = machineTexts.paymentInReview

type Given = { type?: OrderType; due?: number; isHeld?: boolean }

function seen(state: DecidedState, status: OrderStatus, { type = 'Room', due = 0, isHeld = true }: Given = {}) {
  const report: PaymentReport = {
    State: 'FAILED', // What the API has answered is in `state` by now.
    Code: 'ABCDEFGHJKMN',
    Amount: 65_205,
    HoldUntil: null,
    Due: due,
    Type: type,
    Status: status,
    Paid: 27_945,
    CanPayPart: false,
  }
  const { title, sentences, actions } = outcomeOf(state, report, isHeld)
  const headline = headlineOf(state, report.Amount)
  return { heading: title ?? headline, stateLine: title && headline, text: sentences.join(' '), actions }
}

/** Heading, the specified headline where it is only a line above it, sentences, actions. */
type Row = readonly [OrderStatus, string, string | undefined, string, readonly string[]]

const weHaveIt = 'We have your payment and will call you'
const released = 'Your nights have been released. Please book again.'
const freedNights = 'Your nights have been released. You can book again whenever you like.'
const again = 'No money was taken for your nights. You can pay again while they are held.'
const notConfirmed = 'Your booking is not confirmed yet. We will confirm it with you by phone.'
const earlier = 'Only this further payment was not taken. We will call you about the earlier one.'
const refund = 'We received this payment. Your order shows what is refunded, and when.'
const taken =
  'It arrived after your nights had been released and booked by others. We will offer you another time or refund all of it.'
const callAbout = 'We will call you about your booking. Please do not pay again.'
const safeMeanwhile = 'Your stay is safe. You need not pay again.'
const heldMeanwhile = 'Your nights stay held for you until then. You need not pay again.'

const view = ['viewOrder'] as const
const bookAgain = ['sameAgain', 'bookAgain', 'viewOrder'] as const

const table: Record<DecidedState, readonly Row[]> = {
  success: [
    ['Requested', weHaveIt, success, notConfirmed, view],
    ['Pending', weHaveIt, success, notConfirmed, view],
    ['Confirmed', success, undefined, '', view],
    ['Paid-unplaced', weHaveIt, success, taken, view],
    ['Cancelled', 'This booking has been cancelled', success, refund, ['viewOrder', 'bookAgain']],
    ['Expired', weHaveIt, success, notConfirmed, view],
    ['Refunded', 'This booking has been cancelled', success, refund, ['viewOrder', 'bookAgain']],
    ['Completed', success, undefined, '', view],
  ],
  failed: [
    ['Requested', 'We have your request', failed, 'No money was taken.', view],
    ['Pending', 'Your nights are still held', failed, again, ['payAgain', 'viewOrder']],
    ['Confirmed', 'Your stay is safe', failed, 'Nothing is due.', view],
    ['Paid-unplaced', weHaveIt, failed, earlier, view],
    ['Cancelled', failed, undefined, released, bookAgain],
    ['Expired', failed, undefined, released, bookAgain],
    ['Refunded', failed, undefined, released, bookAgain],
    ['Completed', 'This payment was not taken', failed, 'Nothing is due.', view],
  ],
  cancelled: [
    ['Requested', 'We have your request', cancelled, 'No money was taken.', view],
    ['Pending', 'Your nights are still held', cancelled, again, ['payAgain', 'viewOrder']],
    ['Confirmed', 'Your stay is safe', cancelled, 'Nothing is due.', view],
    ['Paid-unplaced', weHaveIt, cancelled, earlier, view],
    ['Cancelled', cancelled, undefined, freedNights, bookAgain],
    ['Expired', cancelled, undefined, released, bookAgain],
    ['Refunded', cancelled, undefined, freedNights, bookAgain],
    ['Completed', 'This payment was not taken', cancelled, 'Nothing is due.', view],
  ],
  inReview: [
    ['Requested', inReview, undefined, callAbout, view],
    ['Pending', inReview, undefined, heldMeanwhile, view],
    ['Confirmed', inReview, undefined, safeMeanwhile, view],
    ['Paid-unplaced', inReview, undefined, callAbout, view],
    ['Cancelled', inReview, undefined, callAbout, view],
    ['Expired', inReview, undefined, callAbout, view],
    ['Refunded', inReview, undefined, callAbout, view],
    ['Completed', inReview, undefined, safeMeanwhile, view],
  ],
}

const rows = (['success', 'failed', 'cancelled', 'inReview'] as const).flatMap((state) =>
  table[state].map(([status, ...rest]) => [state, status, ...rest] as const),
)

test.each(rows)('a payment that is %s, of an order that is %s, is headed by "%s"', (state, status, ...expected) => {
  const [heading, stateLine, text, actions] = expected

  expect(seen(state, status)).toEqual({ heading, stateLine, text, actions })
})

test('every pair of payment and order is in the table', () => {
  for (const pairs of Object.values(table)) {
    expect(pairs.map(([status]) => status)).toEqual(OrderStatus.options)
  }
})

test.each(['failed', 'cancelled'] as const)(
  'a balance that was not paid (%s) leaves the stay safe and is still due',
  (state) => {
    expect(seen(state, 'Confirmed', { due: 65_205 })).toMatchObject({
      heading: 'Your stay is safe',
      text: 'Only this payment was not taken: BDT\u00a065,205 is still due. You can pay it online now, or at the resort when you arrive.',
      actions: ['payBalance', 'viewOrder'],
    })
  },
)

test('an order whose hold has run out while the page was open is over', () => {
  expect(seen('failed', 'Pending', { isHeld: false })).toEqual(seen('failed', 'Expired'))
})

test('a pool visit has hours and no nights, and a hall has dates', () => {
  const pool = OrderStatus.options.map((status) => seen('failed', status, { type: 'Pool', due: 500 }))

  expect(JSON.stringify(pool)).not.toMatch(/night|stay/i)
  expect(seen('failed', 'Confirmed', { type: 'Pool', due: 500 }).heading).toBe('Your pool visit is safe')
  expect(seen('failed', 'Expired', { type: 'Hall' }).text).toBe('Your dates have been released. Please book again.')
})
