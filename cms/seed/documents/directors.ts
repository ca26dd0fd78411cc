import type { Director } from '../../types.generated.ts'
import { picture } from '../picture.ts'
import type { Seed } from '../seed-document.ts'

export const directors: readonly Seed<Director>[] = [
  {
    _id: 'director-rania-chowdhury',
    _type: 'director',
    image: picture('menuimages/portrait-shapla.jpg'),
    name: 'Rania Chowdhury',
    title: 'Chairperson',
    Rank: 1,
  },
  {
    _id: 'director-anisur-rahman',
    _type: 'director',
    image: picture('menuimages/portrait-mango.jpg'),
    name: 'Anisur Rahman',
    title: 'Managing Director',
    Rank: 2,
  },
  {
    _id: 'director-shirin-akter',
    _type: 'director',
    image: picture('menuimages/portrait-paddy.jpg'),
    name: 'Shirin Akter',
    title: 'Director, Kitchen and Gardens',
    Rank: 3,
  },
  {
    _id: 'director-tanvir-hasan',
    _type: 'director',
    image: picture('menuimages/portrait-banana.jpg'),
    name: 'Tanvir Hasan',
    title: 'Director, Houses and Guests',
    Rank: 4,
  },
]
