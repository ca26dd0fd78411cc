import { expect, test } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { clientBefore } from '#tests/support/answering-client.ts'
import { aDeskOrder, aDeskStay } from '#tests/support/desk/builders.ts'
import { aDeskBooking } from '#tests/support/desk/desk-bookings.ts'
import { aPerson, aRegistration } from '#tests/support/desk/persons.ts'
import { createWalkInActors } from './walk-in.actors.ts'

const { ActivityId: _, ...body } = aDeskBooking()
const persons = [aPerson()]

/** Books before an API that answers each attempt to register so; and the bodies of these attempts. */
async function bookBefore(...answers: ('lost' | 'refused' | 'done')[]) {
  const { client, asked } = clientBefore(({ path }) => {
    if (path.includes('Booking/Book')) return { Code: 'ABCDEFGHJKMN', Receipt: null }
    if (path.includes('Registration/Get')) return aRegistration()
    const answer = answers.shift()
    if (answer === 'lost') throw new TypeError('Failed to fetch')
    return answer === 'done' ? null : new Response('', { status: 500 })
  })
  const input = { body, registering: { persons, expected: 1 }, isCheckingIn: false }
  const booked = await toPromise(createActor(createWalkInActors({ api: client }).book, { input }).start())
  const bodiesTo = (part: string) => asked.filter(({ path }) => path.includes(part)).map((call) => call.body)
  return { booked, bookings: bodiesTo('Booking/Book'), attempts: bodiesTo('Registration/Save') }
}

test.each(['refused', 'lost'] as const)(
  'a booking is made once where who stays could not be registered, and the page is told: %s',
  async (answer) => {
    const { booked, bookings } = await bookBefore(answer, answer)

    expect(booked).toEqual({
      code: 'ABCDEFGHJKMN',
      receipt: null,
      registered: 'failed',
      unregistered: persons,
      checkedIn: 'none',
    })
    expect(bookings).toHaveLength(1)
  },
)

test('without an answer who stays is registered again, once, under the same ActivityId', async () => {
  const [again, refused] = await Promise.all([bookBefore('lost', 'done'), bookBefore('refused', 'done')])

  expect(again.booked).toMatchObject({ registered: 'complete', unregistered: [] })
  expect([again.attempts[1], refused.attempts.length]).toEqual([again.attempts[0], 1])
})

test.each([
  [['done'], 'done'],
  [['lost', 'done'], 'done'],
  [['refused'], 'failed'],
] as const)(
  'guests who are here are checked in to all rooms once they are booked: %j is %s',
  async (answers, checkedIn) => {
    const left = [...answers]
    const { client, asked } = clientBefore(({ path }) => {
      if (path.includes('Booking/Book')) return { Code: 'ABCDEFGHJKMN', Receipt: null }
      if (path.includes('Order/Get')) return aDeskOrder({ Stays: [aDeskStay({ Id: 3, Version: 0 })] })
      const answer = left.shift()
      if (answer === 'lost') throw new TypeError('Failed to fetch')
      return answer === 'done' ? null : new Response('', { status: 500 })
    })
    const input = { body, registering: undefined, isCheckingIn: true }

    const booked = await toPromise(createActor(createWalkInActors({ api: client }).book, { input }).start())

    const sent = asked.filter(({ path }) => path.includes('Stay/CheckIn')).map((call) => call.body)
    expect(booked.checkedIn).toBe(checkedIn)
    expect(sent).toEqual(answers.map(() => sent[0]))
    expect(sent[0]).toMatchObject({ Stays: [{ Id: 3, Version: 0 }] })
  },
)
