/** A mistake in money, nights or rights that a test of `npm test` must see. */
export type Mutant = {
  /** What is wrong, as a sentence. */
  mistake: string
  file: string
  /** Exactly once in the file. */
  from: string
  to: string
  /** The tests, or a folder of them, of which one must fail. */
  tests: string
}

export const mutants: readonly Mutant[] = [
  // Money
  {
    mistake: 'The tenth day before the arrival refunds half',
    file: 'contract/money/cancellations.ts',
    from: 'days >= FULL_REFUND_DAYS',
    to: 'days > FULL_REFUND_DAYS',
    tests: 'contract/money/cancellations.test.ts',
  },
  {
    mistake: 'The advance may exceed what is payable',
    file: 'contract/values/money.ts',
    from: 'Math.min(payable, Math.ceil((payable * ADVANCE_PERCENT) / 100 / 100) * 100)',
    to: 'Math.ceil((payable * ADVANCE_PERCENT) / 100 / 100) * 100',
    tests: 'contract/values/money.test.ts',
  },
  {
    mistake: 'A guest books at a price that differs by a taka',
    file: 'api/booking/lines.ts',
    from: 'TOLERANCE = 1',
    to: 'TOLERANCE = 100',
    tests: 'api/booking/book-refusals.test.ts',
  },
  {
    mistake: 'A second payment replaces the first',
    file: 'api/orders/orders.sql.ts',
    from: 'paid_paisa = paid_paisa + $2',
    to: 'paid_paisa = $2',
    tests: 'api/money/payments/payment.test.ts',
  },
  {
    mistake: 'A payment of another amount confirms an order',
    file: 'api/money/payments/outcome.ts',
    from: ' && verdict.amount === attempt.amount',
    to: '',
    tests: 'api/money/payments/hostile-notices.test.ts',
  },
  {
    mistake: 'The payment of another attempt confirms an order',
    file: 'api/money/payments/outcome.ts',
    from: 'isOurs && isExact',
    to: 'isExact',
    tests: 'api/money/payments/outcome.test.ts',
  },
  {
    mistake: 'An unsigned callback ends a payment',
    file: 'api/money/payments/outcome.ts',
    from: "hint?.signature !== 'ok' ||",
    to: 'hint === undefined ||',
    tests: 'api/money/payments/outcome.test.ts',
  },
  {
    mistake: 'More is refunded of a payment than it brought',
    file: 'api/money/refunds/create-refunds.ts',
    from: 'Math.min(left, payment.remaining)',
    to: 'left',
    tests: 'api/money/refunds/refunds.test.ts',
  },
  {
    mistake: 'A surplus that was sent back is sent back again',
    file: 'api/orders/order-payments.ts',
    from: 'moved.paid - moved.surplus - moved.payable',
    to: 'moved.paid - moved.payable',
    tests: 'api/money/refunds/surplus.test.ts',
  },
  {
    mistake: 'A cancellation goes through on other terms than those shown',
    file: 'api/money/cancellations/cancel.ts',
    from: 'terms.refund !== shownRefund',
    to: 'terms.refund < 0',
    tests: 'api/money/cancellations/cancel-refusals.test.ts',
  },
  {
    mistake: 'The desk takes more than what is due',
    file: 'api/money/till/desk-payments.ts',
    from: 'if (amount > due) throw',
    to: 'if (amount > 2 * due) throw',
    tests: 'api/money/till',
  },
  // Nights
  {
    mistake: 'The departure day counts as a night',
    file: 'contract/values/stay.ts',
    from: 'return daysBetween(stay.arrival, stay.departure)',
    to: 'return daysBetween(stay.arrival, stay.departure) + 1',
    tests: 'contract/values/stay.test.ts',
  },
  {
    mistake: 'A claim takes over a hold that has not expired',
    file: 'api/nights/inventory.sql.ts',
    from: 'unit_night.hold_expires_at <= $6',
    to: '(unit_night.hold_expires_at <= $6 or true)',
    tests: 'api/nights/inventory.test.ts',
  },
  {
    mistake: 'A house is held although some of its rooms are taken',
    file: 'api/nights/inventory.ts',
    from: 'claimed === units.length * nights.length',
    to: 'claimed > 0',
    tests: 'api/nights/inventory.test.ts',
  },
  {
    mistake: 'An order is confirmed although it lost some of its nights',
    file: 'api/nights/inventory.ts',
    from: '(await lockNights(db, [code])) !== expected',
    to: '(await lockNights(db, [code])) === 0',
    tests: 'api/orders/order-payments.test.ts',
  },
  {
    mistake: 'Two parties are in one room',
    file: 'api/reception/stays/locked-stays.ts',
    from: 'if (occupant) requireAllowed',
    to: 'if (occupant && occupant.room === occupant.guest) requireAllowed',
    tests: 'api/reception/stays',
  },
  // Rights
  {
    mistake: "A guest reads another guest's order",
    file: 'api/orders/my-orders.sql.ts',
    from: 'where o.guest_id = $1',
    to: 'where o.guest_id is not null',
    tests: 'api/orders/my-orders.test.ts',
  },
  {
    mistake: "A guest cancels another guest's order",
    file: 'api/orders/locked-order.ts',
    from: 'order.guestId !== guestId',
    to: 'false',
    tests: 'api/money/cancellations/cancel-refusals.test.ts',
  },
  {
    mistake: 'Every member of staff may make every call of the desk',
    file: 'api/platform/http/desk-caller.ts',
    from: '!can(session.role, capability, session.content))',
    to: '!can(session.role, capability, session.content) && !session.role)',
    tests: 'api/staff/rights.test.ts',
  },
  {
    mistake: 'Guests share their idempotency keys, and read the answers of others',
    file: 'api/platform/http/serve.ts',
    from: '`guest:${guest.id}`',
    to: "'guest'",
    tests: 'api/booking/book.test.ts',
  },
  {
    mistake: 'A code may be tried a sixth time',
    file: 'api/guests/sign-in/codes.ts',
    from: 'MAX_TRIES = 5',
    to: 'MAX_TRIES = 6',
    tests: 'api/guests/sign-in/login.test.ts',
  },
  {
    mistake: 'The payment link of one order opens any other',
    file: 'api/platform/order-link.ts',
    from: '.update(`${purpose}|${code}`)',
    to: '.update(`${purpose}|${code.length}`)',
    tests: 'api/money/pay-links/pay-link.test.ts',
  },
]
