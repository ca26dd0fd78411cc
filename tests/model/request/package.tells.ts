import type { Told } from '#tests/model/engine/told.ts'

export const packageTells: Told = {
  'sendRequest.resolves': [
    'request.sent',
    'toast success Your request has been received. We will call you to confirm.',
  ],
  'sendRequest.rejects (unreachable)':
    'failure.met The resort cannot be reached. Please check your connection and try again.',
  'submit.pressed (days later)': [
    'alert End date should be greater than start date',
    'alert The dates cannot be before today',
    'name: Name is required',
  ],
  'submit.pressed': [
    'alert End date should be greater than start date',
    'alert Please select start and end dates.',
    'name: Name is required',
    'persons: Person is empty',
  ],
  'sendRequest.rejects (server fault)': 'failure.met Unexpected Error Occurred!',
}
