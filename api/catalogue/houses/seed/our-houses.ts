import { toPaisa } from '#contract/values/money.ts'
import type { NewHouse } from '../house.ts'

/** What the resort sells. Its words and pictures are content: cms/seed/documents/houses.ts. */
export const ourHouses: readonly NewHouse[] = [
  {
    id: 1,
    permalink: 'rania-house',
    name: 'Rania House',
    price: toPaisa(22_000),
    roomPrice: toPaisa(6_500),
    adultsPerRoom: 2,
    childrenPerRoom: 1,
    unitCount: 4,
  },
  {
    id: 2,
    permalink: 'double-dom',
    name: 'Double Dom (Private Suite)',
    price: toPaisa(15_000),
    roomPrice: toPaisa(9_000),
    adultsPerRoom: 2,
    childrenPerRoom: 1,
    unitCount: 2,
  },
  {
    id: 3,
    permalink: 'mud-house',
    name: 'Mud House',
    price: toPaisa(14_500),
    roomPrice: toPaisa(5_500),
    adultsPerRoom: 2,
    childrenPerRoom: 1,
    unitCount: 3,
  },
  {
    id: 4,
    permalink: 'ichamoti-house',
    name: 'Ichamoti House',
    price: toPaisa(34_000),
    roomPrice: toPaisa(7_500),
    adultsPerRoom: 2,
    childrenPerRoom: 1,
    unitCount: 5,
  },
]
