import { expect, test } from 'vitest'
import { book, type Place } from '#contract/orders.ts'
import { addDays, dhakaDate } from '#contract/values/calendar.ts'
import type { Envelope } from '#contract/endpoint.ts'
import { aBooking, aPlace, type BookBody } from '#tests/support/bookings.ts'
import { signInGuests } from '#tests/support/guests.ts'
import { aRestartableServer } from '#tests/support/restartable-server.ts'
import { callSite } from '#tests/support/shopper.ts'
import { brokenOrders, countOrders } from './traces.ts'

type Submission = { token: string; body: BookBody }

/** Of each round: one guest may hold two orders unpaid. */
const GUESTS = 20
const ROOMS = 5
const NIGHTS = 2
/** So many of the guests have their answer when the server dies. */
const ANSWERED = [1, 3, 6]
const server = aRestartableServer()

test('a server killed amid many bookings leaves whole orders only, and the same requests sell every night once', async () => {
  const guests = await server.whileStopped((db) => signInGuests(db, GUESTS * ANSWERED.length, new Date()))
  const rounds = ANSWERED.map((_, round) =>
    guests.slice(GUESTS * round, GUESTS * (round + 1)).map(({ token }) => ({ token, body: aBooking([roomIn(round)]) })),
  )

  const before: (Envelope | undefined)[] = []
  for (const [round, submissions] of rounds.entries()) {
    before.push(...(await submitAndKill(submissions, ANSWERED[round] ?? 1)))
    await server.startAgain()
  }
  const broken = await server.whileStopped(brokenOrders)
  const after = await Promise.all(rounds.flat().map(submit))
  const ending = await server.whileStopped(async (db) => ({
    broken: await brokenOrders(db),
    ...(await countOrders(db)),
  }))

  expect(before.filter((answer) => answer === undefined)).not.toEqual([])
  expect(broken).toEqual([])
  expect(before.flatMap((answer, index) => changedAnswer(answer, after[index]))).toEqual([])
  expect(tally(after)).toEqual({ booked: ROOMS * rounds.length, dates_taken: (GUESTS - ROOMS) * rounds.length })
  expect(ending).toEqual({ broken: [], orders: ROOMS * rounds.length, nights: ROOMS * NIGHTS * rounds.length })
})

/** Each round wants nights of its own. */
function roomIn(round: number): Place {
  const arrival = addDays(dhakaDate(Date.now()), 10 + 5 * round)
  return aPlace({ Id: 4, Name: 'Ichamoti House', ArrivalDate: arrival, DepartureDate: addDays(arrival, NIGHTS) })
}

async function submit({ token, body }: Submission): Promise<Envelope> {
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

function tally(answers: readonly Envelope[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { IsError, Code } of answers) {
    const outcome = IsError ? (Code ?? 'unknown') : 'booked'
    counts[outcome] = (counts[outcome] ?? 0) + 1
  }
  return counts
}
