import { expect, test } from 'vitest'
import { ASK_AGAIN, moneySteps, untroubled, walkMoneyPath, type Answered } from './money-path.ts'
import { diskFull, primaryChanged, silent, unavailable } from './outages.ts'

const databases = {
  unavailable,
  silent,
  'without its primary': primaryChanged,
  'on a full disk': diskFull,
}

const cells = Object.entries(databases).flatMap(([name, open]) => moneySteps.map((step) => [step, name, open] as const))

/** What a guest or the gateway is answered meanwhile. Who comes back from paying never reads that it failed. */
const truths: Answered = {
  hold: ASK_AGAIN,
  'gateway session': ASK_AGAIN,
  callback: ASK_AGAIN,
  return: ['PENDING', 'PENDING'],
  settle: [expect.stringMatching(/^(PENDING|SUCCESS)$/), 'PENDING'],
  refund: ASK_AGAIN,
}

test.each(cells)(
  'the path of money goes on once where its %s met a database that was %s',
  { concurrent: true },
  async (step, _, open) => {
    const { answered, books, faults } = await walkMoneyPath(await open(), [step])

    expect(answered).toEqual({ [step]: truths[step] })
    expect(books).toEqual(untroubled)
    expect(faults).toEqual([])
  },
)
