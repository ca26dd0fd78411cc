import type { Director } from '../../types.generated.ts'
import { picture } from '../picture.ts'
import type { Seed } from '../seed-document.ts'

export const directors: readonly Seed<Director>[] = [
  {
    _id: 'director-rania-chowdhury',
    _type: 'director',
    image: picture(
      'menuimages/portrait-shapla.jpg',
      'Painted medallion of a pink water lily, the seal of Rania Chowdhury',
    ),
    name: 'Rania Chowdhury',
    title: 'Chairperson',
    Rank: 1,
  },
  {
    _id: 'director-anisur-rahman',
    _type: 'director',
    image: picture(
      'menuimages/portrait-mango.jpg',
      'Painted medallion of a mango sprig, the seal of Anisur Rahman',
    ),
    name: 'Anisur Rahman',
    title: 'Managing Director',
    Rank: 2,
  },
  {
    _id: 'director-shirin-akter',
    _type: 'director',
    image: picture(
      'menuimages/portrait-paddy.jpg',
      'Painted medallion of ripe paddy, the seal of Shirin Akter',
    ),
    name: 'Shirin Akter',
    title: 'Director, Kitchen and Gardens',
    Rank: 3,
  },
  {
    _id: 'director-tanvir-hasan',
    _type: 'director',
    image: picture(
      'menuimages/portrait-banana.jpg',
      'Painted medallion of banana leaves and their flower, the seal of Tanvir Hasan',
    ),
    name: 'Tanvir Hasan',
    title: 'Director, Houses and Guests',
    Rank: 4,
  },
]
