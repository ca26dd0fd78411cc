import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { bookAtDesk } from '#contract/desk/booking.ts'
import { readIdentity } from '#contract/desk/orders.ts'
import type { Role } from '#contract/values/roles.ts'
import { ofBookings, ofStaff, shareGuests, shareTestApi } from '#tests/support/api-of-file.ts'
import { aPlace, booksOf } from '#tests/support/bookings.ts'
import { aDeskBooking } from '#tests/support/desk/desk-bookings.ts'
import { logOf } from '#tests/support/desk/log.ts'
import { aMember, neverEndSessions, proveAll, type TestStaff } from '#tests/support/desk/members.ts'
import { aPaidOrder, inDhaka } from '#tests/support/desk/stays.ts'
import { tillOf } from '#tests/support/desk/tills.ts'
import { completeProfile, readData } from '#tests/support/guests.ts'

const api = shareTestApi({ hasHouses: true, empties: [...ofBookings, ...ofStaff] })
const { guest } = shareGuests(api)
let code = ''
beforeEach(async () => {
  await completeProfile(api, guest, { IdentityType: 'Passport', IdentityNumber: 'BX1234567' })
  code = await aPaidOrder(api, guest)
})

/** Reads it at a time, each of which comes right after a fresh code. */
async function readAs(role: Role, ActivityId = randomUUID()) {
  const { desk } = await aMember(api, role, `A ${role}`)
  await neverEndSessions(api)
  return async (at: Date) => {
    api.clock.now = at
    await proveAll(api)
    return api.call(readIdentity, { body: { ActivityId, Code: code } }, { desk })
  }
}
const readings = async () => logOf(api, await aMember(api, 'owner', 'The Owner'), ['readIdentity'])

test('reception reads the document of who arrives or is in the house, and each look is a line of the log', async () => {
  const read = await readAs('desk')

  const early = await read(inDhaka('2026-11-30'))
  const onTheDay = await read(inDhaka('2026-12-01'))
  const again = await read(inDhaka('2026-12-01', '18:00'))

  expect(early).toMatchObject({ Code: 'forbidden', Msg: expect.stringContaining('from the day of arrival') })
  expect(onTheDay.Data).toMatchObject({ Type: 'Passport', Number: 'BX1234567' })
  expect(again.Data).toEqual(onTheDay.Data)
  expect(await readings()).toMatchObject([
    { By: { Name: 'A desk' }, Code: code, Subject: `${code} Rahima Khatun` },
    { By: { Name: 'A desk' }, Code: code, Subject: `${code} Rahima Khatun` },
  ])
})

test('guests who left are not looked at any more', async () => {
  const read = await readAs('desk')

  const answer = await read(inDhaka('2026-12-04'))

  expect(answer.Code).toBe('forbidden')
})

test('a manager reads it at any time, and it is recorded', async () => {
  const read = await readAs('manager')

  const answer = await read(inDhaka('2026-11-21'))

  expect(answer.Data).toMatchObject({ Number: 'BX1234567' })
  expect(await readings()).toHaveLength(1)
})

test('who made a booking sees the document once it is paid, in part to someone else; a colleague sees it before', async () => {
  const [maker, colleague] = [await aMember(api, 'desk', 'Nasrin Akter'), await aMember(api, 'desk', 'Jamal Uddin')]
  const Guest = { Kind: 'known', Id: guest.guestId } as const
  const today = aPlace({ ArrivalDate: '2026-11-20', DepartureDate: '2026-11-21' })
  const booked = await api.call(bookAtDesk, { body: aDeskBooking([today], { Guest }) }, { desk: maker.desk })
  const { Code } = readData(bookAtDesk, booked)
  const look = (by: TestStaff) =>
    api.call(readIdentity, { body: { ActivityId: randomUUID(), Code } }, { desk: by.desk })
  const pay = (Amount: number, by: TestStaff) =>
    tillOf(api, by).take(Code, Amount, { Method: 'card', Reference: `slip ${Amount}` })

  const unpaid = [await look(maker), await look(colleague)]
  await pay(1_000, colleague)
  const inPart = await look(maker)
  await pay(6_475, maker)
  const paid = await look(maker)

  expect(unpaid.map((answer) => answer.Code)).toEqual(['forbidden', null])
  expect(unpaid[0]?.Msg).toContain('You made this booking, and nobody else has taken a payment for it')
  expect([inPart.Code, paid.Code]).toEqual(['forbidden', null])
})

test('money that only the maker of a booking took opens nothing to them', async () => {
  const maker = await aMember(api, 'desk', 'Nasrin Akter')
  const Guest = { Kind: 'known', Id: guest.guestId } as const
  const Terms = { Kind: 'now', Amount: 7_475, Method: 'card', Reference: 'slip 7' } as const
  const today = aPlace({ ArrivalDate: '2026-11-20', DepartureDate: '2026-11-21' })
  const booked = await api.call(bookAtDesk, { body: aDeskBooking([today], { Guest, Terms }) }, { desk: maker.desk })
  const { Code } = readData(bookAtDesk, booked)

  const answer = await api.call(readIdentity, { body: { ActivityId: randomUUID(), Code } }, { desk: maker.desk })

  expect(answer.Code).toBe('forbidden')
})

test('a look wants a code of the last ten minutes, and an order that exists', async () => {
  const { desk } = await aMember(api, 'manager')
  const unknown = await api.call(readIdentity, { body: { ActivityId: randomUUID(), Code: '0123456789AB' } }, { desk })
  api.clock.advance(601)

  const late = await api.call(readIdentity, { body: { ActivityId: randomUUID(), Code: code } }, { desk })

  expect([unknown.Code, late.Code]).toEqual(['not_found', 'sign_in_again'])
})

test('reception looks at sixty documents a day, and the next day at as many again', async () => {
  const read = await readAs('desk')
  await read(inDhaka('2026-12-01'))
  await api.deps.db.change("update allowance set used = 59 where kind = 'identity'")

  const answers = [
    await read(inDhaka('2026-12-01')),
    await read(inDhaka('2026-12-01')),
    await read(inDhaka('2026-12-02')),
  ]

  expect(answers.map(({ Code }) => Code)).toEqual([null, 'forbidden', null])
  expect(answers[1]?.Msg).toContain('limit for identity documents')
  expect(await readings()).toHaveLength(3)
})

test('the number is stored with no answer and in no log', async () => {
  const read = await readAs('manager')

  await read(inDhaka('2026-11-21'))

  const stored = [await api.deps.db.query('select * from activity'), await booksOf(api.deps.db)]
  expect(JSON.stringify([stored, await readings()])).not.toContain('BX1234567')
})
