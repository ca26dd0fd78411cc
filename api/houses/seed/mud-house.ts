import { toPaisa } from '#contract/money.ts'
import type { House } from '../house.ts'
import { picturesOf } from './pictures.ts'

export const mudHouse: House = {
  id: 3,
  permalink: 'mud-house',
  name: 'Mud House',
  description:
    'Built of the red earth it stands on and roofed with deep thatch, as the houses of this country always were. White alpona runs along its walls, renewed each year by the women of the village next door. Three rooms share a cool veranda with carved posts, where evenings are long and are lit by lanterns only.',
  roomDescription:
    'Thick earthen walls, a four-poster bed in white net, bamboo and thatch overhead. It is warm in January and cool in June, and so quiet that one hears the pond.',
  price: toPaisa(14_500),
  roomPrice: toPaisa(5_500),
  adultsPerRoom: 2,
  childrenPerRoom: 1,
  unitCount: 3,
  facilities: [
    'Earthen veranda',
    'Breakfast included',
    'Ceiling fan and air cooler',
    'Private bathroom with hot water',
    'Bonfire on request',
    'Use of the swimming pool',
    'Free Wi-Fi',
  ],
  images: picturesOf({
    cover: 'mud-house-cover.jpg',
    room: 'mud-house-room.jpg',
    slider: ['mud-house-veranda.jpg', 'mud-house-room.jpg', 'mud-house-night.jpg'],
    uploadedAt: '2026-03-03T06:00:00.000Z',
  }),
}
