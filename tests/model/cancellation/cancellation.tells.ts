import type { Told } from '#tests/model/engine/told.ts'

export const cancellationTells: Told = {
  'cancelBooking.rejects (terms changed)': 'The refund amount has changed',
  'confirm.pressed': 'unsaid',
  'cancelBooking.resolves (50 %)': [
    'order.changed',
    'toast success Your booking is cancelled, and your refund is on its way.',
  ],
  'signIn.pressed': 'signIn.wanted',
  'cancelBooking.rejects (cancelled elsewhere)': 'This order can no longer be cancelled here: it is Cancelled',
  'dialog.closed': ['order.changed', 'unsaid'],
  'cancelBooking.rejects (unreachable)': 'The resort cannot be reached. Please check your connection and try again.',
  'cancelBooking.rejects (server fault)': 'Unexpected Error Occurred!',
  'cancelBooking.rejects (session ended)': 'Please sign in to continue',
  'cancelBooking.rejects (hold over)': 'This order has expired: there is nothing to cancel',
  'cancelBooking.rejects (order gone)': 'There is no such order',
  'cancelBooking.resolves (100 %)': [
    'order.changed',
    'toast success Your booking is cancelled, and your refund is on its way.',
  ],
  'cancelBooking.resolves (0 %)': ['order.changed', 'toast success Your booking is cancelled.'],
  'quoteCancellation.rejects (unreachable)':
    'The resort cannot be reached. Please check your connection and try again.',
  'quoteCancellation.rejects (server fault)': 'Unexpected Error Occurred!',
  'quoteCancellation.rejects (session ended)': 'Please sign in to continue',
  'quoteCancellation.rejects (stay begun)': 'Your stay has begun: please speak to the resort',
}
