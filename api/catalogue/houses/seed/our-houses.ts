import { toPaisa } from '#contract/values/money.ts'
import type { HouseImage, NewHouse } from '../house.ts'

const FOLDER = 'files/images/house'

type Pictures = { cover: string; room: string; slider: readonly string[]; uploadedAt: string }

/** The pictures of a house from the files that show it: its cover opens the slider too. */
function picturesOf({ cover, room, slider, uploadedAt }: Pictures): HouseImage[] {
  const imageOf = (file: string, purpose: HouseImage['purpose']) => ({ path: `${FOLDER}/${file}`, purpose, uploadedAt })
  return [
    imageOf(cover, 'HOUSE_COVER'),
    imageOf(room, 'ROOM_COVER'),
    ...[cover, ...slider].map((file) => imageOf(file, 'HOUSE_SLIDER')),
  ]
}

export const raniaHouse: NewHouse = {
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

export const doubleDom: NewHouse = {
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

export const mudHouse: NewHouse = {
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

export const ichamotiHouse: NewHouse = {
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

export const ourHouses: readonly NewHouse[] = [raniaHouse, doubleDom, mudHouse, ichamotiHouse]
