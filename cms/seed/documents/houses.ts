import type { FacilityIcon } from '../../../contract/values/facility-icons.ts'
import type { GalleryCategory } from '../../../contract/values/gallery-categories.ts'
import { housePath } from '../../../contract/values/site-addresses.ts'
import type { House } from '../../types.generated.ts'
import { type HousePicture, housePictures } from '../house-pictures.ts'
import { keyed, picture, pictureList } from '../picture.ts'
import type { Seed } from '../seed-document.ts'

type Words = Pick<House, 'name' | 'description' | 'roomDescription'> & {
  house: string
  /** Its tab of the gallery. */
  category: GalleryCategory
  facilities: readonly (readonly [FacilityIcon, string])[]
  room: HousePicture
  /** Only those of which the description speaks: nobody has measured or drawn the houses yet. */
  beds?: string
}

function houseOf({ house, category, facilities, room, beds, ...words }: Words): Seed<House> {
  const [cover, ...pictures] = housePictures[category]
  return {
    _id: `house-${house}`,
    _type: 'house',
    page: housePath(house),
    ...words,
    facilities: keyed(
      'facility',
      facilities.map(([icon, name]) => ({ icon, name })),
    ),
    houseCover: picture(cover),
    roomCover: picture(room),
    pictures: pictureList(...pictures),
    ...(beds !== undefined && { room: { _type: 'placeFacts', beds } }),
  }
}

export const houses: readonly Seed<House>[] = [
  houseOf({
    house: 'rania-house',
    category: 'Rania House',
    name: 'Rania House',
    description:
      'A white villa of two storeys in the old Bengali manner, with green shutters, a roof of terracotta and a veranda on every side that the sun visits. Its four rooms open on a walled garden of jasmine and mango trees, and the brick path to the pond begins at its steps. Taken as a whole it is a family house for a few days: one long table, one keeper, and nobody else on the stairs.',
    roomDescription:
      'A high, quiet room with teak beams, a king bed with a cane headboard and tall windows to the garden. The shutters are opened for you in the morning, and tea is left on the veranda.',
    facilities: [
      ['breakfast', 'Breakfast on the veranda'],
      ['air', 'Air conditioning'],
      ['bath', 'Private bathroom with hot water'],
      ['view', 'Garden view'],
      ['pool', 'Use of the swimming pool'],
      ['wifi', 'Free Wi-Fi'],
      ['tea', 'Tea and coffee in the room'],
      ['cleaning', 'Daily housekeeping'],
    ],
    room: 'house/rania-house-room.jpg',
    beds: 'One king bed',
  }),
  houseOf({
    house: 'double-dom',
    category: 'Double Dom',
    name: 'Double Dom (Private Suite)',
    description:
      'Two whitewashed domes stand side by side around a plunge pool of their own, shut off from the world by palms and bougainvillea. Inside, lime plaster keeps the rooms cool, and a round skylight lets the moon in. After dark the arches glow, the lanterns are lit along the water, and dinner can be brought to the terrace.',
    roomDescription:
      'A bedroom under a ribbed dome, with a king bed beneath a hanging net, a dado of laterite red and a band of alpona painted by hand. It is let together with its twin, so that the pool stays yours alone.',
    facilities: [
      ['pool', 'Private plunge pool'],
      ['terrace', 'Terrace with lanterns'],
      ['breakfast', 'Breakfast brought to the suite'],
      ['air', 'Air conditioning'],
      ['bath', 'Private bathroom with rain shower'],
      ['wifi', 'Free Wi-Fi'],
      ['minibar', 'Minibar'],
      ['cleaning', 'Daily housekeeping'],
    ],
    room: 'house/double-dom-room.jpg',
    beds: 'One king bed',
  }),
  houseOf({
    house: 'mud-house',
    category: 'Mud House',
    name: 'Mud House',
    description:
      'Built of the red earth it stands on and roofed with deep thatch, as the houses of this country always were. White alpona runs along its walls, renewed each year by the women of the village next door. Three rooms share a cool veranda with carved posts, where evenings are long and are lit by lanterns only.',
    roomDescription:
      'Thick earthen walls, a four-poster bed in white net, bamboo and thatch overhead. It is warm in January and cool in June, and so quiet that one hears the pond.',
    facilities: [
      ['terrace', 'Earthen veranda'],
      ['breakfast', 'Breakfast included'],
      ['fan', 'Ceiling fan and air cooler'],
      ['bath', 'Private bathroom with hot water'],
      ['fire', 'Bonfire on request'],
      ['pool', 'Use of the swimming pool'],
      ['wifi', 'Free Wi-Fi'],
    ],
    room: 'house/mud-house-room.jpg',
    beds: 'One four-poster bed',
  }),
  houseOf({
    house: 'ichamoti-house',
    category: 'Ichamoti House',
    name: 'Ichamoti House',
    description:
      'Our largest house stands on stilts above the river that gave it its name, with a veranda of teak along its whole length. Five rooms look over the water: mist and fishing boats in the morning, lamps and frogs at night. A nouka waits at its own jetty, and the whole house makes a generous place for two families or one celebration.',
    roomDescription:
      'A timber room above the river with its own piece of the veranda, cane chairs and a daybed. Breakfast comes on a round table while the boats go by.',
    facilities: [
      ['terrace', 'Veranda above the river'],
      ['breakfast', 'Breakfast included'],
      ['air', 'Air conditioning'],
      ['bath', 'Private bathroom with hot water'],
      ['boat', 'Nouka ride at sunrise'],
      ['pool', 'Use of the swimming pool'],
      ['wifi', 'Free Wi-Fi'],
      ['tea', 'Tea and coffee in the room'],
      ['cleaning', 'Daily housekeeping'],
    ],
    room: 'house/ichamoti-house-room.jpg',
  }),
]
