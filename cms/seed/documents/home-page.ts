import type { HomePage } from '../../types.generated.ts'
import { keyed, picture } from '../picture.ts'
import type { Seed } from '../seed-document.ts'

export const homePage: Seed<HomePage> = {
  _id: 'homePage',
  _type: 'homePage',
  heading: 'Mud walls, wide verandas, white linen and the sound of water',
  intro: 'The resort stands where the Ichamoti bends. Take one room, a whole house, or all of it; the kitchen cooks what the garden and the river give that day.',
  counters: keyed('counter', [
    { label: 'Customers', value: 2684 },
    { label: 'Celebrities', value: 4661 },
    { label: 'Returns', value: 3726 },
    { label: 'Happy people', value: 7153 },
  ]),
  location: {
    _type: 'location',
    heading: 'An hour from the city, a world from its noise',
    text: 'Leave Dhaka by the airport road; the last three kilometres run between rice fields and ponds. Ask at the gate for the long way in: it follows the water.',
    picture: picture('menuimages/resort-aerial.jpg'),
    mapUrl: 'https://www.openstreetmap.org/?mlat=24.0686&mlon=90.2302#map=13/24.0686/90.2302',
    attractions: keyed('attraction', [
      { name: 'Nuhash Polli', distanceKm: 9 },
      { name: 'Bhawal National Park', distanceKm: 12 },
      { name: 'Bangabandhu Safari Park', distanceKm: 16 },
      { name: 'Hazrat Shahjalal International Airport', distanceKm: 38 },
    ]),
  },
  seo: {
    _type: 'seo',
    title: 'Home',
    description: 'Four houses among ponds and palms, an hour from Dhaka. Take a room, a whole house or all of it; dine by the water and sleep to the sound of the river.',
  },
}
