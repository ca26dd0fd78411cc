import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { brokenBooks } from '#tests/support/invariants/books.ts'
import { brokenTillsOf } from './desk-calls.ts'
import { brokenAccounts, brokenNames } from './history.ts'
import { neverDone, play, type Tally } from './play.ts'
import { settle } from './time-acts.ts'
import { openWalk, type Walk } from './walk.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Seed of what acts by chance. */
    seed: number
  }
}

const SEED = inject('seed')
const ACTS = 1_000
/** It takes 15 s on a machine that does nothing else. */
const TIMEOUT_MS = 300_000

let walk: Walk
let tally: Tally
beforeAll(async () => {
  walk = await openWalk(SEED)
})
afterAll(() => walk.shop.close())

test(
  `${ACTS} acts of 3 desks and 30 guests by chance leave the books in order (seed ${SEED})`,
  async () => {
    tally = await play(walk, ACTS)
    await settle(walk)

    const broken = [
      ...walk.errors,
      ...brokenTillsOf(walk),
      ...(await brokenBooks(walk.shop.api.deps)),
      ...(await brokenAccounts(walk)),
      ...(await brokenNames(walk)),
    ]
    expect({ seed: SEED, broken }).toEqual({ seed: SEED, broken: [] })
  },
  TIMEOUT_MS,
)

test('each act of the walk was done at least once', () => {
  expect(neverDone(tally)).toEqual([])
})

const planted = [
  ["delete from unit_night where state = 'booked' and order_code is not null", 'which it does not own'],
  ["delete from refund where cause = 'cancellation' and state <> 'paidOut'", 'promised paisa'],
  ['update orders set paid_paisa = paid_paisa + 1', 'paisa as paid'],
  ['update order_line set price_paisa = price_paisa + 1', 'and its nights'],
  ['update receipt_counter set next_number = next_number + 1', 'The next of R-2026'],
  ["update order_event set actor = 'staff' where actor like 'staff:%'", "names 'staff'"],
  ["update till_shift set closed_at = opened_at - interval '1 day' where closed_at is not null", 'was closed before'],
  ['update till_entry set amount_paisa = -100000000', 'The till of shift'],
] as const

test.each(planted)('books are found to be broken after %s', async (statement, complaint) => {
  const { deps } = walk.shop.api

  await deps.db.change(statement)

  expect(await brokenBooks(deps)).toContainEqual(expect.stringContaining(complaint))
})
