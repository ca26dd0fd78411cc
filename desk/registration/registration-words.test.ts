import { expect, test } from 'vitest'
import type { OrderOfDay } from '#contract/reception/orders.ts'
import { missingOf } from './registration-words.ts'

const order: OrderOfDay = {
  Code: 'K7Q2MX9T',
  Count: null,
  ArrivesAbout: '',
  Registered: 0,
  Expected: 2,
  WithoutDocument: 0,
  EmptyRooms: ['Shalik', 'Tuntuni'],
  Notes: [],
}

test('a booking lacks something while any of its rooms has nobody', () => {
  const shalik = { ...order, Registered: 2, EmptyRooms: ['Tuntuni'] }

  expect(missingOf(order)).toEqual(['how many come is unknown', 'registered 0 of 2'])
  expect(missingOf(shalik)).toEqual(['how many come is unknown', 'nobody registered in Tuntuni'])
  expect(missingOf({ ...shalik, Count: { Adults: 2, Children: 0 } })).toEqual(['nobody registered in Tuntuni'])
  expect(missingOf({ ...shalik, Registered: 3, EmptyRooms: [] })).toEqual([])
})
