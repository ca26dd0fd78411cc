import type { Told } from '#tests/model/engine/told.ts'

export const checkoutTells: Told = {
  'saveGuest.resolves': 'guest.saved',
  'book.rejects (price changed)': 'The price has changed',
  'submit.pressed': ['points at DateOfBirth', 'toast warning Date of Birth is required.', 'unsaid'],
  'redirect.resolves': 'booking.placed',
  'redirect.rejects (browser refuses)': 'Invalid Information',
  'book.resolves (without an address)': 'Invalid Information',
  'editing.resumed': 'unsaid',
  'book.rejects (unreachable)': 'The resort cannot be reached. Please check your connection and try again.',
  'book.rejects (dates taken)': 'These nights are no longer free. Please choose other dates',
  'book.rejects (gateway away)':
    'The payment page cannot be opened now. Your order stays held for you: you can pay again from your order history',
  'cart.changed (0)': 'Your booking was changed in another tab. Please look at it once more, then submit.',
  'saveGuest.rejects (unreachable)': 'The resort cannot be reached. Please check your connection and try again.',
  'loadProfile.rejects (unreachable)': 'The resort cannot be reached. Please check your connection and try again.',
  'retry.pressed': 'unsaid',
}
