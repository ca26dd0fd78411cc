import type { Director } from '../types.ts'

const medallion = { Width: 600, Height: 750 }

export const directors: Director[] = [
  {
    ImagePath: 'files/images/menuimages/portrait-shapla.jpg',
    AltText: 'Painted medallion of a pink water lily, the seal of Rania Chowdhury',
    ...medallion,
    Rank: 1,
    name: 'Rania Chowdhury',
    title: 'Chairperson',
  },
  {
    ImagePath: 'files/images/menuimages/portrait-mango.jpg',
    AltText: 'Painted medallion of a mango sprig, the seal of Anisur Rahman',
    ...medallion,
    Rank: 2,
    name: 'Anisur Rahman',
    title: 'Managing Director',
  },
  {
    ImagePath: 'files/images/menuimages/portrait-paddy.jpg',
    AltText: 'Painted medallion of ripe paddy, the seal of Shirin Akter',
    ...medallion,
    Rank: 3,
    name: 'Shirin Akter',
    title: 'Director, Kitchen and Gardens',
  },
  {
    ImagePath: 'files/images/menuimages/portrait-banana.jpg',
    AltText: 'Painted medallion of banana leaves and their flower, the seal of Tanvir Hasan',
    ...medallion,
    Rank: 4,
    name: 'Tanvir Hasan',
    title: 'Director, Houses and Guests',
  },
]
