import type { StaffAct } from '#contract/values/staff-acts.ts'

/** What staff do with an order, as its history names it; the log shows the same rows. */
export const orderEvents = {
  booked: 'booked',
  addedExtra: 'extra',
  removedExtra: 'extra removed',
  sentPayLink: 'payment link',
  readIdentity: 'identity read',
  checkedIn: 'checked in',
  checkedOut: 'checked out',
  markedNoShow: 'no-show',
  movedGuests: 'moved',
  undidStay: 'undone',
  waivedDue: 'due waived',
  cancelledOrder: 'Cancelled',
  placedOrder: 'placed',
  tookPayment: 'payment',
  reversedPayment: 'payment reversed',
  proposedRefund: 'refund proposed',
  approvedRefund: 'refund approved',
  declinedRefund: 'refund declined',
  gaveRefund: 'refund given',
  paidOutRefund: 'refund',
} as const satisfies Partial<Record<StaffAct, string>>
