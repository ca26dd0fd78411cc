import { toPaisa } from '#contract/money.ts'
import type { House } from '../house.ts'
import { picturesOf } from './pictures.ts'

export const doubleDom: House = {
  id: 2,
  permalink: 'double-dom',
  name: 'Double Dom (Private Suite)',
  description:
    'Two whitewashed domes stand side by side around a plunge pool of their own, shut off from the world by palms and bougainvillea. Inside, lime plaster keeps the rooms cool, and a round skylight lets the moon in. After dark the arches glow, the lanterns are lit along the water, and dinner can be brought to the terrace.',
  roomDescription:
    'A bedroom under a ribbed dome, with a king bed beneath a hanging net, a dado of laterite red and a band of alpona painted by hand. It is let together with its twin, so that the pool stays yours alone.',
  price: toPaisa(15_000),
  roomPrice: toPaisa(9_000),
  adultsPerRoom: 2,
  childrenPerRoom: 1,
  unitCount: 2,
  facilities: [
    'Private plunge pool',
    'Terrace with lanterns',
    'Breakfast brought to the suite',
    'Air conditioning',
    'Private bathroom with rain shower',
    'Free Wi-Fi',
    'Minibar',
    'Daily housekeeping',
  ],
  images: picturesOf({
    cover: 'double-dom-cover.jpg',
    room: 'double-dom-room.jpg',
    slider: ['double-dom-morning.jpg', 'double-dom-room.jpg', 'double-dom-plunge-pool.jpg'],
    uploadedAt: '2026-03-02T06:00:00.000Z',
  }),
}
