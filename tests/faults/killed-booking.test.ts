import { expect, test } from 'vitest'
import { book, type Place } from '#contract/orders.ts'
import { addDays, dhakaDate } from '#contract/values/calendar.ts'
import type { Envelope } from '#contract/endpoint.ts'
import { aBooking, aPlace, type BookBody } from '#tests/support/bookings.ts'
import { signInGuests } from '#tests/support/guests.ts'
import { aRestartableServer } from '#tests/support/restartable-server.ts'
import { callSite } from './shopper.ts'
import { brokenOrders, countOrders } from './traces.ts'

type Press = { token: string; body: BookBody }

const GUESTS = 20
const ROOMS = 5
const NIGHTS = 2
/** So many of the guests have their answer when the server dies. */
const ANSWERED = [1, 3, 6]
const server = aRestartableServer()

test('a server killed amid many bookings leaves whole orders only, and the same presses sell every night once', async () => {
  const guests = await server.whileStopped((db) => signInGuests(db, GUESTS, new Date()))
  const rounds = ANSWERED.map((_, round) => guests.map(({ token }) => ({ token, body: aBooking([roomIn(round)]) })))

  const before: (Envelope | undefined)[] = []
  for (const [round, presses] of rounds.entries()) {
    before.push(...(await pressAndKill(presses, ANSWERED[round] ?? 1)))
    await server.startAgain()
  }
  const broken = await server.whileStopped(brokenOrders)
  const after = await Promise.all(rounds.flat().map(press))
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

async function press({ token, body }: Press): Promise<Envelope> {
  return callSite(server, book, { body }, token)
}

/** Everybody presses at once; answers what each was told before the end, if anything. */
async function pressAndKill(presses: readonly Press[], answered: number): Promise<(Envelope | undefined)[]> {
  let count = 0
  const isTime = Promise.withResolvers<void>()
  const answers = presses.map(async (one) => {
    const answer = await press(one)
    count += 1
    if (count >= answered) isTime.resolve()
    return answer
  })
  const ends = Promise.allSettled(answers)
  await isTime.promise
  await server.kill()
  return (await ends).map((end) => (end.status === 'fulfilled' ? end.value : undefined))
}

/** A press that was answered before the crash has its answer for good. */
function changedAnswer(before: Envelope | undefined, after: Envelope | undefined): object[] {
  const isKept = !before || before.IsError || JSON.stringify(before.Data) === JSON.stringify(after?.Data)
  return isKept ? [] : [{ before, after }]
}

function tally(answers: readonly Envelope[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { IsError, Code } of answers) {
    const outcome = IsError ? (Code ?? 'unknown') : 'booked'
    counts[outcome] = (counts[outcome] ?? 0) + 1
  }
  return counts
}
