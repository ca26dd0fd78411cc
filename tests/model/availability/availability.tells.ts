import type { Told } from '#tests/model/engine/told.ts'

export const availabilityTells: Told = {
  'book.pressed': ['alert Please select the arrival date and departure date', 'booking.wanted'],
  'checkAvailability.rejects (unreachable)':
    'toast warning The resort cannot be reached. Please check your connection and try again.',
  'checkAvailability.rejects (server fault)': 'toast warning Unexpected Error Occurred!',
}
