import type { Told } from '#tests/model/engine/told.ts'

export const poolTells: Told = {
  'submit.pressed': [
    'alert End time should be greater than start time.',
    'alert Please select start and end dates.',
    'name: Name is required',
    'persons: Person is empty',
    'unsaid',
  ],
  'redirect.rejects': 'Invalid Information',
  'bookPool.resolves (without an address)': 'Invalid Information',
  'endTime.changed (09:00)': 'unsaid',
  'name.changed (empty)': 'unsaid',
  'bookPool.rejects (unreachable)': 'The resort cannot be reached. Please check your connection and try again.',
  'bookPool.rejects (server fault)': 'Unexpected Error Occurred!',
  'bookPool.rejects (price changed)': 'The price has changed',
  'bookPool.rejects (gateway away)':
    'The payment page cannot be opened now. Your order stays held for you: you can pay again from your order history',
}
