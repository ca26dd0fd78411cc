import { expect, test } from 'vitest'
import type { Envelope } from '#contract/endpoint.ts'
import { book } from '#contract/orders/orders.ts'
import { signInGuests } from '#tests/support/guests.ts'
import { tally } from '#tests/support/post.ts'
import { aRestartableServer, inDatabaseOf } from '#tests/support/restartable-server.ts'
import { callSite } from '#tests/support/shopper.ts'
import type { Answer } from '#tests/support/test-api.ts'
import { ALL_GUESTS, ANSWERED, brokenIn, rushesOf, SOLD, soldIn, type Submission } from './rush.ts'

const server = aRestartableServer()

test('a server killed amid many bookings leaves whole orders only, and the same requests sell every night once', async () => {
  const rushes = rushesOf(await server.whileStopped((db) => signInGuests(db, ALL_GUESTS, new Date())))

  const before: (Envelope | undefined)[] = []
  const broken: string[] = []
  for (const [round, submissions] of rushes.entries()) {
    before.push(...(await submitAndKill(submissions, ANSWERED[round] ?? 1)))
    broken.push(...(await inDatabaseOf(server.dataDir, brokenIn)))
    await server.startAgain()
  }
  const after = await Promise.all(rushes.flat().map(submit))
  const ending = await server.whileStopped(async (db) => ({ broken: await brokenIn(db), ...(await soldIn(db)) }))

  expect(before.filter((answer) => answer === undefined)).not.toEqual([])
  expect(broken).toEqual([])
  expect(before.flatMap((answer, index) => changedAnswer(answer, after[index]))).toEqual([])
  expect(tally(after)).toEqual({ done: SOLD.orders, dates_taken: ALL_GUESTS - SOLD.orders })
  expect(ending).toEqual({ broken: [], ...SOLD })
})

async function submit({ token, body }: Submission): Promise<Answer> {
  return callSite(server, book, { body }, token)
}

/** All submit at once; returns the answer that each got before the end, if any. */
async function submitAndKill(submissions: readonly Submission[], answered: number): Promise<(Envelope | undefined)[]> {
  let count = 0
  const isTime = Promise.withResolvers<void>()
  const answers = submissions.map(async (one) => {
    const answer = await submit(one)
    count += 1
    if (count >= answered) isTime.resolve()
    return answer
  })
  const ends = Promise.allSettled(answers)
  await isTime.promise
  await server.kill()
  return (await ends).map((end) => (end.status === 'fulfilled' ? end.value : undefined))
}

/** A submission that was answered before the crash has its answer for good. */
function changedAnswer(before: Envelope | undefined, after: Envelope | undefined): object[] {
  const isSame = !before || before.IsError || JSON.stringify(before.Data) === JSON.stringify(after?.Data)
  return isSame ? [] : [{ before, after }]
}
