import { expect, test } from 'vitest'
import { embeddedDiskFull } from './embedded-disk-full.ts'
import { ASK_AGAIN, moneySteps, untroubled, walkMoneyPath } from './money-path.ts'

const STORED = [200, null]

test('the path of money goes on once where the embedded database met a full disk at every step', async () => {
  const { answered, books, faults } = await walkMoneyPath(await embeddedDiskFull(), moneySteps)

  // What fits into the files is stored all the same: an order is one of a page that has room, a first payment is not.
  expect(answered).toEqual({
    hold: ASK_AGAIN,
    'gateway session': [STORED, STORED],
    callback: ASK_AGAIN,
    return: ['SUCCESS', 'SUCCESS'],
    settle: ['SUCCESS', 'SUCCESS'],
    refund: [STORED, STORED],
  })
  expect(books).toEqual(untroubled)
  expect(faults).toEqual([])
})
