import { expect, test } from 'vitest'
import { Problem, ApiUnreachable } from '#contract/problem.ts'
import { ActivityId } from '#contract/wire.ts'
import { newActivityId, idempotent, uuidOf } from './activity-id.ts'

test('an activity id is one that the API takes, with and without the help of a secure context', () => {
  expect(ActivityId.safeParse(newActivityId()).success).toBe(true)
  expect(ActivityId.safeParse(uuidOf(new Uint8Array(16).fill(0xff))).success).toBe(true)
  expect(ActivityId.safeParse(uuidOf(new Uint8Array(16))).success).toBe(true)
})

/** Presses with these outcomes, one after the other; answers the ids that were sent. */
async function idsOf(submissions: { content: string; outcome?: Error }[]): Promise<string[]> {
  const ids: string[] = []
  const outcomes = submissions.map(({ outcome }) => outcome)
  const submit = idempotent(async (_content: string, id) => {
    ids.push(id)
    const outcome = outcomes[ids.length - 1]
    if (outcome) throw outcome
  })
  for (const { content } of submissions) await submit(content).catch(() => {})
  return ids
}

test('each submission that is answered has its own id', async () => {
  const refused = new Problem('code_wrong', 'The code is wrong')

  const ids = await idsOf([{ content: 'a' }, { content: 'a', outcome: refused }, { content: 'a' }])

  expect(new Set(ids).size).toBe(3)
})

test('a submission that repeats an unanswered one has its id, unless its content differs', async () => {
  const inFlight = new Problem('activity_in_flight', 'Still being worked on')

  const away = new Problem('gateway_unavailable', 'The payment page cannot be opened now')

  const [first, second, third, fourth, other] = await idsOf([
    { content: 'a', outcome: new ApiUnreachable() },
    { content: 'a', outcome: inFlight },
    { content: 'a', outcome: away },
    { content: 'a', outcome: new ApiUnreachable() },
    { content: 'b' },
  ])

  expect([second, third, fourth]).toEqual([first, first, first])
  expect(other).not.toBe(first)
})
