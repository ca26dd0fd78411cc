import { expect, test } from 'vitest'
import { aHouse } from '#tests/support/site-builders.ts'
import { quotedReview } from './home-catalogue.ts'

const aReview = (Id: number, Text: string, FirstName = 'Rahima') => ({
  Id,
  Text,
  User: { FirstName },
  CreatedAt: '2026-11-20T06:00:00Z',
})

test('the newest review of any house is quoted', () => {
  const houses = [
    aHouse({ Name: 'Rania House', Comments: [aReview(3, 'Tea on the veranda every morning.')] }),
    aHouse({ Name: 'Mud House', Comments: [aReview(7, 'Cool walls, and frogs at night.')] }),
  ]

  expect(quotedReview(houses)).toEqual({
    Id: 7,
    Text: 'Cool walls, and frogs at night.',
    by: 'Rahima',
    house: 'Mud House',
  })
})

test('a review by a guest whose stay is known comes before a newer one', () => {
  const stayed = { ...aReview(3, 'Tea on the veranda every morning.'), StayedIn: '2026-12' }
  const house = aHouse({ Comments: [aReview(7, 'Cool walls, and frogs at night.'), stayed] })

  expect(quotedReview([house])).toMatchObject({ Id: 3, StayedIn: '2026-12' })
})

test('a review of a word, of a page or without a name is not quoted, and none is made up', () => {
  const comments = [
    aReview(1, 'Nice.'),
    aReview(2, 'Long. '.repeat(60)),
    aReview(3, 'Buy cheap watches here today', 'Guest'),
  ]

  expect(quotedReview([aHouse({ Comments: comments })])).toBeUndefined()
})
