import { toPaisa } from '#contract/money.ts'
import type { House } from '../house.ts'
import { picturesOf } from './pictures.ts'

export const raniaHouse: House = {
  id: 1,
  permalink: 'rania-house',
  name: 'Rania House',
  description:
    'A white villa of two storeys in the old Bengali manner, with green shutters, a roof of terracotta and a veranda on every side that the sun visits. Its four rooms open on a walled garden of jasmine and mango trees, and the brick path to the pond begins at its steps. Taken as a whole it is a family house for a few days: one long table, one keeper, and nobody else on the stairs.',
  roomDescription:
    'A high, quiet room with teak beams, a king bed with a cane headboard and tall windows to the garden. The shutters are opened for you in the morning, and tea is left on the veranda.',
  price: toPaisa(22_000),
  roomPrice: toPaisa(6_500),
  adultsPerRoom: 2,
  childrenPerRoom: 1,
  unitCount: 4,
  facilities: [
    'Breakfast on the veranda',
    'Air conditioning',
    'Private bathroom with hot water',
    'Garden view',
    'Use of the swimming pool',
    'Free Wi-Fi',
    'Tea and coffee in the room',
    'Daily housekeeping',
  ],
  images: picturesOf({
    cover: 'rania-house-cover.jpg',
    room: 'rania-house-room.jpg',
    slider: ['rania-house-veranda.jpg', 'rania-house-room.jpg', 'rania-house-dusk.jpg'],
    uploadedAt: '2026-03-01T06:00:00.000Z',
  }),
}
