import { beforeEach, expect, test } from 'vitest'
import { enrol, proveCode, signInToDesk, switchTo, setPin } from '#contract/desk/account.ts'
import { readLog, type LogEntry } from '#contract/desk/log.ts'
import type { StaffAct } from '#contract/values/staff-acts.ts'
import { ofBookings, ofStaff, shareGuests, shareTestApi } from '#tests/support/api-of-file.ts'
import { aPlace } from '#tests/support/bookings.ts'
import { logOf } from '#tests/support/desk/log.ts'
import {
  aMember,
  anAccount,
  GIVEN_PASSWORD,
  neverEndSessions,
  proveAll,
  type Desk,
  type TestStaff,
} from '#tests/support/desk/members.ts'
import { aPaidOrder, deskOf, firstOf, inDhaka } from '#tests/support/desk/stays.ts'
import { readData } from '#tests/support/guests.ts'
import { TODAY } from '#tests/support/test-api.ts'

const api = shareTestApi({ hasHouses: true, empties: [...ofBookings, ...ofStaff] })
const { guest } = shareGuests(api)
let owner: TestStaff
let nasrin: TestStaff
beforeEach(async () => {
  owner = await aMember(api, 'owner', 'The Owner')
  nasrin = await aMember(api, 'manager', 'Nasrin Akter')
})

const nameOf = ({ By }: LogEntry) => (By.Kind === 'staff' ? By.Name : By.Kind)
const linesOf = async (...acts: StaffAct[]) =>
  (await logOf(api, owner, acts)).map((entry) => [nameOf(entry), entry.Subject, entry.What])

test('all that is done with the rooms of a booking is found by who did it, with the booking and its guest', async () => {
  await neverEndSessions(api)
  const code = await aPaidOrder(api, guest, [aPlace({ DepartureDate: '2026-12-02' })], 5_000)
  const desk = deskOf(api, nasrin)
  const first = async () => firstOf(await desk.stays(code))
  api.clock.now = inDhaka('2026-12-01', '22:30')
  await proveAll(api)
  await desk.noShow([await first()])
  await desk.undo(await first())
  await desk.move(await first(), '000000001-002')
  await desk.checkIn([await first()])
  await desk.checkOut([await first()], 'regular guest')

  const acts = ['checkedIn', 'checkedOut', 'markedNoShow', 'movedGuests', 'undidStay', 'waivedDue'] as const
  const subject = `${code} Guest0 Rahman`
  const [Room, other] = ['Rania House 1', 'Rania House 2']

  expect(await linesOf(...acts)).toEqual([
    ['Nasrin Akter', subject, { Kind: 'markedNoShow', Room }],
    ['Nasrin Akter', subject, { Kind: 'undidStay', Change: 'noShow', Room }],
    ['Nasrin Akter', subject, { Kind: 'movedGuests', From: Room, To: other, Since: '2026-12-01', Reason: '' }],
    ['Nasrin Akter', subject, { Kind: 'checkedIn', Room: other }],
    ['Nasrin Akter', subject, { Kind: 'checkedOut', Room: other }],
    ['Nasrin Akter', subject, { Kind: 'waivedDue', Amount: 2_475, Reason: 'regular guest' }],
  ])
  expect((await logOf(api, owner, acts)).map(({ Code }) => Code)).toEqual(acts.map(() => code))
})

test('a wrong password is in the log by whose account it was tried with, and under nobody’s name', async () => {
  const signIn = (Email: string, Password: string) =>
    api.call(signInToDesk, { body: { Email, Password } }, { desk: new Map() })

  await signIn(nasrin.email, 'guessed')
  await signIn('no.one@resort.test', 'guessed')

  expect(await linesOf('failedSignIn')).toEqual([['stranger', 'Nasrin Akter', { Kind: 'failedSignIn' }]])
})

test('a wrong code is in the log: at sign-in, at enrolling, and where a fresh one is needed', async () => {
  const { email } = await anAccount(api, 'desk', 'Rina Das')
  const [known, begun]: Desk[] = [new Map(), new Map()]
  await api.call(signInToDesk, { body: { Email: nasrin.email, Password: 'seven boats on the Turag' } }, { desk: known })
  await api.call(signInToDesk, { body: { Email: email, Password: GIVEN_PASSWORD } }, { desk: begun })

  for (const desk of [known, nasrin.desk]) {
    await api.call(proveCode, { body: { Code: '000000', Remember: false } }, { desk })
  }
  await api.call(enrol, { body: { Code: '000000' } }, { desk: begun })

  expect(await linesOf('failedCode')).toEqual([
    ['stranger', 'Nasrin Akter', { Kind: 'failedCode' }],
    ['stranger', 'Nasrin Akter', { Kind: 'failedCode' }],
    ['stranger', 'Rina Das', { Kind: 'failedCode' }],
  ])
})

test('a wrong PIN is in the log with whose browser it was tried in, and whose PIN it was', async () => {
  const karim = await aMember(api, 'desk', 'Karim Mia')
  await api.call(setPin, { body: { Pin: '271828' } }, { desk: karim.desk })
  const takeOver = (Pin: string) => api.call(switchTo, { body: { MemberId: karim.id, Pin } }, { desk: nasrin.desk })

  await takeOver('000001')
  await takeOver('271828')

  expect(await linesOf('failedPin', 'switchedTo')).toEqual([
    ['Nasrin Akter', 'Karim Mia', { Kind: 'failedPin' }],
    ['Karim Mia', 'Karim Mia', { Kind: 'switchedTo', From: 'Nasrin Akter' }],
  ])
})

test('managers read it with all who ever had an account; reception does not', async () => {
  const reception = await aMember(api, 'desk', 'Rina Das')
  const query = { From: TODAY, To: TODAY, Page: 1, Take: 10 }

  const refused = await api.call(readLog, { query }, { desk: reception.desk })
  const { Members } = readData(readLog, await api.call(readLog, { query }, { desk: nasrin.desk }))

  expect(refused.Code).toBe('forbidden')
  expect(Members).toEqual([
    { Id: nasrin.id, Name: 'Nasrin Akter' },
    { Id: reception.id, Name: 'Rina Das' },
    { Id: owner.id, Name: 'The Owner' },
  ])
})

test('what one member did is read page by page, from orders and from all else alike', async () => {
  const code = await aPaidOrder(api, guest)
  const desk = deskOf(api, nasrin)
  await desk.move(firstOf(await desk.stays(code)), '000000001-002')
  const pageOf = async (Page: number) => {
    const query = { From: TODAY, To: TODAY, MemberId: nasrin.id, Page, Take: 2 }
    return readData(readLog, await api.call(readLog, { query }, { desk: owner.desk }))
  }

  const [first, second] = [await pageOf(1), await pageOf(2)]

  expect([...first.Data, ...second.Data].map(({ What }) => What.Kind).toSorted()).toEqual([
    'changedPassword',
    'enrolled',
    'movedGuests',
    'signedIn',
  ])
  expect([first.Count, second.Count]).toEqual([4, 4])
})
