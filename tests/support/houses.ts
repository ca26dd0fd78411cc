import type { House } from '#api/houses/house.ts'

/** A house with three rooms at 5,000 BDT, or 12,000 for the whole of it. */
export function aHouse(overrides: Partial<House> = {}): House {
  return {
    id: 1,
    permalink: 'rania-house',
    name: 'Rania House',
    description: 'A white villa',
    roomDescription: 'A quiet room',
    price: 1_200_000,
    roomPrice: 500_000,
    adultsPerRoom: 2,
    childrenPerRoom: 1,
    unitCount: 3,
    facilities: ['Garden view'],
    images: [],
    ...overrides,
  }
}
