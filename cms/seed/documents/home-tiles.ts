import type { HomeTile } from '../../types.generated.ts'
import { picture } from '../picture.ts'
import type { Seed } from '../seed-document.ts'

export const homeTiles: readonly Seed<HomeTile>[] = [
  {
    _id: 'tile-the-long-pool',
    _type: 'homeTile',
    image: picture(
      'menuimages/hero-pool-golden.jpg',
      'White parasols and loungers along the long pool in low evening sun',
    ),
    TitleText: 'The long pool',
    Description: 'Twenty-five metres under the palms, open from dawn until the lamps are lit.',
    LinkText: 'Book the pool',
    DetailUrl: '/swimmingpool',
    Rank: 1,
    Slot: 100,
  },
  {
    _id: 'tile-ichamoti-house',
    _type: 'homeTile',
    image: picture(
      'menuimages/ichamoti-house-cover.jpg',
      'Timber house on stilts over the river with a long veranda and a nouka below',
    ),
    TitleText: 'Ichamoti House',
    Description: 'Timber on stilts, with the river under the floor.',
    LinkText: 'View the house',
    DetailUrl: '/suits/ichamoti-house',
    Rank: 2,
    Slot: 70,
  },
  {
    _id: 'tile-mud-house',
    _type: 'homeTile',
    image: picture(
      'menuimages/mud-house-room.jpg',
      'Earthen bedroom with a four-poster bed in white net and alpona paintings on the wall',
    ),
    TitleText: 'Mud House',
    Description: 'Cool earth walls, white net, a thatched roof.',
    LinkText: 'View the house',
    DetailUrl: '/suits/mud-house',
    Rank: 3,
    Slot: 30,
  },
  {
    _id: 'tile-rania-house',
    _type: 'homeTile',
    image: picture(
      'menuimages/rania-house-cover.jpg',
      'Two-storey white villa with green shutters, double veranda and terracotta roof',
    ),
    TitleText: 'Rania House',
    Description: 'A garden villa of two verandas, for families and friends.',
    LinkText: 'View the house',
    DetailUrl: '/suits/rania-house',
    Rank: 4,
    Slot: 100,
  },
  {
    _id: 'tile-dinner-by-the-pond',
    _type: 'homeTile',
    image: picture(
      'menuimages/restaurant-cover.jpg',
      'Open thatched restaurant with lanterns above white-clothed tables beside the pond',
    ),
    TitleText: 'Dinner by the pond',
    Description: 'River fish, garden greens and mustard oil, served under bamboo lanterns.',
    LinkText: 'Plan an evening',
    DetailUrl: '/dine',
    Rank: 5,
    Slot: 100,
  },
]
