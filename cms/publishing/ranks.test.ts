import { expect, test } from 'vitest'
import { ranksAfterMove, ranksAtTheEnd } from './ranks.ts'

const tiles = [
  { _id: 'a', Rank: 1 },
  { _id: 'b', Rank: 3 },
  { _id: 'drafts.b', Rank: 3 },
  { _id: 'c', Rank: 4 },
]

test('a document changes places with its neighbour, its draft as well', () => {
  expect(ranksAfterMove(tiles, 'b', -1)).toEqual([
    { _id: 'a', Rank: 3 },
    { _id: 'b', Rank: 1 },
    { _id: 'drafts.b', Rank: 1 },
  ])
  expect(ranksAfterMove(tiles, 'a', 1)).toEqual([
    { _id: 'a', Rank: 3 },
    { _id: 'b', Rank: 1 },
    { _id: 'drafts.b', Rank: 1 },
  ])
})

test('the first does not move up, nor the last down', () => {
  expect(ranksAfterMove(tiles, 'a', -1)).toEqual([])
  expect(ranksAfterMove(tiles, 'c', 1)).toEqual([])
  expect(ranksAfterMove([{ _id: 'new' }], 'new', 1)).toEqual([])
})

test('a document without a rank comes last', () => {
  const withNew = [...tiles, { _id: 'drafts.new', Rank: null }, { _id: 'other' }]

  expect(ranksAtTheEnd(withNew, 'new')).toEqual([{ _id: 'drafts.new', Rank: 5 }])
  expect(ranksAtTheEnd(withNew, 'b')).toEqual([])
  expect(ranksAtTheEnd([{ _id: 'first' }], 'first')).toEqual([{ _id: 'first', Rank: 1 }])
})

test('documents of one rank move together', () => {
  const alike = [
    { _id: 'one', Rank: 1 },
    { _id: 'another', Rank: 1 },
    { _id: 'next', Rank: 2 },
  ]

  expect(ranksAfterMove(alike, 'next', -1)).toEqual([
    { _id: 'one', Rank: 2 },
    { _id: 'another', Rank: 2 },
    { _id: 'next', Rank: 1 },
  ])
})

test('a draft that was moved counts where it is', () => {
  const moved = [
    { _id: 'drafts.a', Rank: 5 },
    { _id: 'a', Rank: 1 },
    { _id: 'b', Rank: 2 },
  ]

  expect(ranksAfterMove(moved, 'a', -1)).toEqual([
    { _id: 'drafts.a', Rank: 2 },
    { _id: 'a', Rank: 2 },
    { _id: 'b', Rank: 5 },
  ])
})
