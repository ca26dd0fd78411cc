import type { Told } from '#tests/model/engine/told.ts'

export const searchTells: Told = {
  'findPlaces.rejects (stay too long)': [
    'the date you have selected is not Available. Please Change the Arrival Date and Departure Date.',
    'toast warning the date you have selected is not Available. Please Change the Arrival Date and Departure Date.',
  ],
  'filters.changed (departure 2026-12-03)': 'unsaid',
  'filters.changed (arrival 2027-02-24)': 'unsaid',
  'search.pressed': ['alert Please select the arrival date and departure date', 'unsaid'],
  'findPlaces.rejects (unreachable)': [
    'The resort cannot be reached. Please check your connection and try again.',
    'toast warning The resort cannot be reached. Please check your connection and try again.',
  ],
  'filters.changed (adults 400)': 'unsaid',
  'filters.changed (departure 2027-01-31)': 'unsaid',
  'findPlaces.rejects (server fault)': ['Unexpected Error Occurred!', 'toast warning Unexpected Error Occurred!'],
}
