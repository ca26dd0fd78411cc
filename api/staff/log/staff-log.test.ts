import { expect, test } from 'vitest'
import { enrol, proveCode, signInToDesk, switchTo, setPin } from '#contract/staff/account.ts'
import { bookAtDesk } from '#contract/reception/walk-in.ts'
import { readLog, type LogEntry, type StaffAct } from '#contract/staff/log.ts'
import { aPlace } from '#tests/support/bookings.ts'
import { aDeskBooking } from '#tests/support/desk/desk-bookings.ts'
import { shareDesk } from '#tests/support/desk/desk-of-file.ts'
import { logOf } from '#tests/support/desk/log.ts'
import { anAccount, GIVEN_PASSWORD, proveAll, type Desk } from '#tests/support/desk/members.ts'
import { aPaidOrder } from '#tests/support/desk/stays.ts'
import { TODAY } from '#tests/support/test-api.ts'

const { api, guest, at, desk, manager, owner } = shareDesk(['owner', 'manager', 'desk'])

const nameOf = ({ By }: LogEntry) => (By.Kind === 'staff' ? By.Name : By.Kind)
const linesOf = async (...acts: StaffAct[]) =>
  (await logOf(api, owner.member, acts)).map((entry) => [nameOf(entry), entry.Subject, entry.Entry])

test('all that is done with the rooms of a booking is found by who did it, with the booking and its guest', async () => {
  const code = await aPaidOrder(api, guest, [aPlace({ DepartureDate: '2026-12-02' })], 5_000)
  at('2026-12-01', '22:30')
  await proveAll(api)
  await manager.noShow(code)
  await manager.undo(code)
  await manager.move(code, '000000001-002')
  await manager.checkIn(code)
  await manager.checkOut(code, 'regular guest')

  const acts = ['checkedIn', 'checkedOut', 'markedNoShow', 'movedGuests', 'undidStay', 'waivedDue'] as const
  const subject = `${code} Guest0 Rahman`
  const [Room, other] = ['Rania House 1', 'Rania House 2']

  expect(await linesOf(...acts)).toEqual([
    ['Karim Mia', subject, { Kind: 'markedNoShow', Room }],
    ['Karim Mia', subject, { Kind: 'undidStay', Change: 'noShow', Room }],
    ['Karim Mia', subject, { Kind: 'movedGuests', From: Room, To: other, Since: '2026-12-01', Reason: '' }],
    ['Karim Mia', subject, { Kind: 'checkedIn', Room: other }],
    ['Karim Mia', subject, { Kind: 'checkedOut', Room: other }],
    ['Karim Mia', subject, { Kind: 'waivedDue', Amount: 2_475, Reason: 'regular guest' }],
  ])
  expect((await logOf(api, owner.member, acts)).map(({ Code }) => Code)).toEqual(acts.map(() => code))
})

test('a booking is in the log as reinstated when it was, and not when staff confirm it otherwise', async () => {
  const cancelled = await aPaidOrder(api, guest)
  at('2026-11-25')
  await proveAll(api)
  await manager.cancel(cancelled, { Refund: 7_475, IsByPolicy: true })
  const { Id } = await manager.stay(cancelled)
  await manager.make({ Kind: 'reinstate', StayId: Id }, { TellGuest: true })
  const { Code: unpaid } = await manager.read(bookAtDesk, { body: aDeskBooking([aPlace()]) })
  at('2026-12-01', '22:30')
  await proveAll(api)
  await manager.checkIn(unpaid)
  await manager.checkOut(unpaid, 'regular guest')
  await manager.undo(unpaid)

  const query = { From: TODAY, To: '2026-12-31', MemberId: manager.id, Page: 1, Take: 100 }
  const { Data } = await owner.read(readLog, { query })
  const actsWith = (code: string) =>
    Data.filter(({ Code }) => Code === code)
      .map(({ Entry }) => Entry.Kind)
      .toReversed()

  expect(actsWith(cancelled)).toEqual(['cancelledOrder', 'reinstatedOrder'])
  expect(actsWith(unpaid)).toEqual(['booked', 'checkedIn', 'checkedOut', 'waivedDue', 'undidStay'])
})

test('a wrong password is in the log by whose account it was tried with, and under nobody’s name', async () => {
  const signIn = (Email: string, Password: string) =>
    api.call(signInToDesk, { body: { Email, Password } }, { desk: new Map() })

  await signIn(manager.member.email, 'guessed')
  await signIn('no.one@resort.test', 'guessed')

  expect(await linesOf('failedSignIn')).toEqual([['stranger', 'Karim Mia', { Kind: 'failedSignIn' }]])
})

test('a wrong code is in the log: at sign-in, at enrolling, and where a fresh one is needed', async () => {
  const { email } = await anAccount(api, 'desk', 'Rina Das')
  const [known, begun]: Desk[] = [new Map(), new Map()]
  await api.call(
    signInToDesk,
    { body: { Email: manager.member.email, Password: 'seven boats on the Turag' } },
    { desk: known },
  )
  await api.call(signInToDesk, { body: { Email: email, Password: GIVEN_PASSWORD } }, { desk: begun })

  for (const desk of [known, manager.desk]) {
    await api.call(proveCode, { body: { Code: '000000', Remember: false } }, { desk })
  }
  await api.call(enrol, { body: { Code: '000000' } }, { desk: begun })

  expect(await linesOf('failedCode')).toEqual([
    ['stranger', 'Karim Mia', { Kind: 'failedCode' }],
    ['stranger', 'Karim Mia', { Kind: 'failedCode' }],
    ['stranger', 'Rina Das', { Kind: 'failedCode' }],
  ])
})

test('a wrong PIN is in the log with whose browser it was tried in, and whose PIN it was', async () => {
  await api.call(setPin, { body: { Pin: '271828' } }, desk)
  for (const Pin of ['000001', '271828']) {
    await api.call(switchTo, { body: { MemberId: desk.id, Pin } }, manager)
  }

  expect(await linesOf('failedPin', 'switchedTo')).toEqual([
    ['Karim Mia', 'Nasrin Akter', { Kind: 'failedPin' }],
    ['Nasrin Akter', 'Nasrin Akter', { Kind: 'switchedTo', From: 'Karim Mia' }],
  ])
})

test('it names all who ever had an account', async () => {
  const { Members } = await manager.read(readLog, { query: { From: TODAY, To: TODAY, Page: 1, Take: 10 } })

  expect(Members.map(({ Name }) => Name)).toEqual(['Karim Mia', 'Nasrin Akter', 'The Owner'])
})

test('what one member did is read day by day and page by page, from orders and from all else alike', async () => {
  await manager.move(await aPaidOrder(api, guest), '000000001-002')
  const pageOf = (Page: number, day = TODAY) =>
    owner.read(readLog, { query: { From: day, To: day, MemberId: manager.id, Page, Take: 2 } })

  const [first, second, nextDay] = [await pageOf(1), await pageOf(2), await pageOf(1, '2026-11-21')]

  expect([...first.Data, ...second.Data].map(({ Entry }) => Entry.Kind).toSorted()).toEqual([
    'changedPassword',
    'enrolled',
    'movedGuests',
    'signedIn',
  ])
  expect([first.Count, second.Count, nextDay.Count]).toEqual([4, 4, 0])
})

test('one kind of act is read alone, from orders and from all else alike', async () => {
  await manager.move(await aPaidOrder(api, guest), '000000001-002')
  const countOf = async (Kind: StaffAct) => {
    const query = { From: TODAY, To: TODAY, MemberId: manager.id, Kind, Page: 1, Take: 10 }
    const { Data, Count } = await owner.read(readLog, { query })
    return [Count, ...Data.map(({ Entry }) => Entry.Kind)]
  }

  expect(await countOf('movedGuests')).toEqual([1, 'movedGuests'])
  expect(await countOf('signedIn')).toEqual([1, 'signedIn'])
  expect(await countOf('checkedIn')).toEqual([0])
})
