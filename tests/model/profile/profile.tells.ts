import type { Told } from '#tests/model/engine/told.ts'

export const profileTells: Told = {
  'save.pressed': ['points at FirstName', 'unsaid'],
  'saveGuest.resolves': ['guest.saved', 'toast success Your profile has been saved.'],
  'saveGuest.rejects (unreachable)': 'The resort cannot be reached. Please check your connection and try again.',
  'saveGuest.rejects (server fault)': 'Unexpected Error Occurred!',
  'loadProfile.rejects (unreachable)': 'The resort cannot be reached. Please check your connection and try again.',
  'retry.pressed': 'unsaid',
  'loadProfile.rejects (server fault)': 'Unexpected Error Occurred!',
}
