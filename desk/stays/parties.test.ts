import { expect, test } from 'vitest'
import { aDeskStay } from '#tests/support/desk/builders.ts'
import { partiesOf, roomsText, roomTitle } from './parties.ts'

const [salma, karim, farhana] = ['AAAAAAAAAAAA', 'BBBBBBBBBBBB', 'CCCCCCCCCCCC'] as const

test('rooms of one order are shown together, wherever they are in the list', () => {
  const stays = [
    aDeskStay({ Id: 1, Code: salma }),
    aDeskStay({ Id: 2, Code: karim }),
    aDeskStay({ Id: 3, Code: salma }),
  ]

  const parties = partiesOf(stays, 'expected')

  expect(parties.map(({ code, stays }) => [code, stays.map(({ Id }) => Id)])).toEqual([
    [salma, [1, 3]],
    [karim, [2]],
  ])
})

test('who waits comes before who is served; a party waits as long as one of its rooms does', () => {
  const stays = [
    aDeskStay({ Code: karim, State: 'inHouse' }),
    aDeskStay({ Code: salma, State: 'inHouse' }),
    aDeskStay({ Code: farhana, State: 'expected' }),
    aDeskStay({ Code: salma, State: 'expected' }),
  ]

  expect(partiesOf(stays, 'expected').map(({ code }) => code)).toEqual([salma, farhana, karim])
})

test('a room shows its house where its own name does not', () => {
  expect(roomTitle({ Room: 'Rania House 1', House: 'Rania House' })).toBe('Rania House 1')
  expect(roomTitle({ Room: 'Kingfisher', House: 'Rania House' })).toBe('Kingfisher (Rania House)')
  expect(roomsText([aDeskStay(), aDeskStay(), aDeskStay()])).toBe('Rania House 1 and 2 more')
})
