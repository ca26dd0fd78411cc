import { expect, test } from 'vitest'
import { type ListedHouse, soldText } from './SoldHouse.tsx'

const villa: ListedHouse = { Permalink: 'villa', Price: 22_000, RoomPrice: 6_500, Available: 1 }
const dome: ListedHouse = { Permalink: 'dome', Price: 15_000, RoomPrice: null, Available: 1 }
const lists = { houses: [villa, dome], rooms: [{ ...villa, Available: 4 }] }

test.each([
  [
    'a house with rooms',
    'villa',
    'In the booking system: /suits/villa, 4 rooms. The whole house from BDT 22,000 a night, a room from BDT 6,500, before tax.',
  ],
  [
    'a house as a whole',
    'dome',
    'In the booking system: /suits/dome. The whole house from BDT 15,000 a night, before tax.',
  ],
  ['a house that nobody sells', 'tree', 'The booking system does not sell this house: nothing of it is shown.'],
])('staff read above %s what is sold of it', (_, permalink, words) => {
  expect(soldText(lists, permalink)[0]).toBe(words)
})

test('staff read when it cannot be known', () => {
  expect(soldText('unknown', 'villa')).toEqual(['What is sold of it cannot be read at the moment.'])
})
