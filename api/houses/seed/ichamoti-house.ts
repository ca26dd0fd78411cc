import { toPaisa } from '#contract/money.ts'
import type { House } from '../house.ts'
import { picturesOf } from './pictures.ts'

export const ichamotiHouse: House = {
  id: 4,
  permalink: 'ichamoti-house',
  name: 'Ichamoti House',
  description:
    'Our largest house stands on stilts above the river that gave it its name, with a veranda of teak along its whole length. Five rooms look over the water: mist and fishing boats in the morning, lamps and frogs at night. A nouka waits at its own jetty, and the whole house makes a generous place for two families or one celebration.',
  roomDescription:
    'A timber room above the river with its own piece of the veranda, cane chairs and a daybed. Breakfast comes on a round table while the boats go by.',
  price: toPaisa(34_000),
  roomPrice: toPaisa(7_500),
  adultsPerRoom: 2,
  childrenPerRoom: 1,
  unitCount: 5,
  facilities: [
    'Veranda above the river',
    'Breakfast included',
    'Air conditioning',
    'Private bathroom with hot water',
    'Nouka ride at sunrise',
    'Use of the swimming pool',
    'Free Wi-Fi',
    'Tea and coffee in the room',
    'Daily housekeeping',
  ],
  images: picturesOf({
    cover: 'ichamoti-house-cover.jpg',
    room: 'ichamoti-house-veranda.jpg',
    slider: ['ichamoti-house-veranda.jpg', 'ichamoti-house-breakfast.jpg', 'ichamoti-house-dusk.jpg'],
    uploadedAt: '2026-03-04T06:00:00.000Z',
  }),
}
