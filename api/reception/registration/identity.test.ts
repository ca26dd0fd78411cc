import { beforeEach, expect, test } from 'vitest'
import { bookAtDesk } from '#contract/reception/walk-in.ts'
import { readIdentity } from '#contract/reception/orders.ts'
import { readDocuments } from '#contract/reception/registration.ts'
import { booksOf } from '#tests/support/bookings.ts'
import { aDeskBooking, known, paidNow, tonight } from '#tests/support/desk/desk-bookings.ts'
import { hire, shareDesk } from '#tests/support/desk/desk-of-file.ts'
import { logOf } from '#tests/support/desk/log.ts'
import { proveAll } from '#tests/support/desk/members.ts'
import { aPaidOrder } from '#tests/support/desk/stays.ts'
import { completeProfile } from '#tests/support/guests.ts'
import { codesOf } from '#tests/support/post.ts'

const { api, guest, other, at, desk, manager, owner } = shareDesk(['desk', 'manager', 'owner'])
let code = ''
beforeEach(async () => {
  await completeProfile(api, guest, { IdentityType: 'Passport', IdentityNumber: 'BX1234567' })
  code = await aPaidOrder(api, guest)
})

const look = (Code = code, by = desk) => by.send(readIdentity, { Code })
/** Right after a fresh code. */
const lookAt = async (day: string, { time = '15:00', by = desk } = {}) => {
  at(day, time)
  await proveAll(api)
  return look(code, by)
}
const readings = () => logOf(api, owner.member, ['readIdentity'])

test('reception reads the document from arrival until departure, and each look is a line of the log', async () => {
  const early = await lookAt('2026-11-30')
  const looks = [await lookAt('2026-12-01'), await lookAt('2026-12-01', { time: '18:00' })]
  const late = await lookAt('2026-12-04')

  expect(early).toMatchObject({ Code: 'forbidden', Msg: expect.stringContaining('from the day of arrival') })
  for (const { Data } of looks) expect(Data).toMatchObject({ Type: 'Passport', Number: 'BX1234567' })
  expect(late.Code).toBe('forbidden')
  const line = { By: { Name: 'Nasrin Akter' }, Code: code, Subject: `${code} Rahima Khatun` }
  expect(await readings()).toMatchObject([line, line])
})

test('a manager reads it at any time; it is logged, and the number is stored with no answer and in no log', async () => {
  const answer = await lookAt('2026-11-21', { by: manager })

  expect(answer.Data).toMatchObject({ Number: 'BX1234567' })
  const logged = await readings()
  expect(logged).toHaveLength(1)
  const stored = [await api.deps.db.query('select * from activity'), await booksOf(api.deps.db), logged]
  expect(JSON.stringify(stored)).not.toContain('BX1234567')
})

test('who made a booking sees the document once it is paid, in part to someone else; a colleague sees it before', async () => {
  const colleague = await hire(api, 'desk', 'Jamal Uddin')
  const { Code } = await desk.read(bookAtDesk, { body: aDeskBooking([tonight], { Guest: known(guest) }) })
  const pay = (Amount: number, by = desk) => by.till.take(Code, Amount, { Method: 'card', Reference: `slip ${Amount}` })

  const unpaid = [await look(Code), await look(Code, colleague)]
  await pay(1_000, colleague)
  const inPart = await look(Code)
  await pay(6_475)

  expect(codesOf([...unpaid, inPart, await look(Code)])).toEqual(['forbidden', null, 'forbidden', null])
  expect(unpaid[0]?.Msg).toContain('You made this booking, and nobody else has taken a payment for it')
})

test('money that only the maker of a booking took opens nothing to them', async () => {
  const body = aDeskBooking([tonight], { Guest: known(guest), ...paidNow(7_475) })
  const { Code } = await desk.read(bookAtDesk, { body })

  expect((await look(Code)).Code).toBe('forbidden')
})

const TODAYS = { Arrival: '2026-11-20', Departure: '2026-11-22' }

test('a stay that a member brought to this day opens nothing to them, whenever they did it; it does to a colleague', async () => {
  const colleague = await hire(api, 'desk', 'Jamal Uddin')
  at('2026-11-18')
  await desk.change(code, TODAYS)
  at('2026-11-20', '15:00')
  await proveAll(api)

  const [own, colleagues] = [await look(), await look(code, colleague)]
  await desk.checkIn(code)
  const [inHouse, documents] = [await look(), await desk.send(readDocuments, { Code: code })]
  at('2026-11-21', '00:05')
  await proveAll(api)
  const moved = await desk.move(code, '000000001-004')

  expect(own).toMatchObject({ Code: 'forbidden', Msg: expect.stringContaining('You brought this booking') })
  expect(codesOf([colleagues, inHouse, documents, moved])).toEqual([null, 'forbidden', 'forbidden', null])
  expect((await desk.stays(code)).map(({ State }) => State)).toEqual(['moved', 'inHouse'])
  expect(codesOf([await look(), await look(code, colleague)])).toEqual(['forbidden', null])
})

test('a room that was added for tonight, or booked again, opens nothing to who did it', async () => {
  await desk.make({ Kind: 'addRoom', Code: code, UnitId: '000000001-003', ...TODAYS })
  const added = await look()
  const tonights = await aPaidOrder(api, other, [tonight])
  await manager.cancel(tonights, { Refund: 0, IsByPolicy: true })
  const again = await desk.make({ Kind: 'reinstate', StayId: (await desk.stay(tonights)).Id })

  expect(codesOf([added, again, await look(tonights)])).toEqual(['forbidden', null, 'forbidden'])
})

test('guests who are here stay readable when reception changes their days or their room', async () => {
  at('2026-12-01')
  await desk.checkIn(code)
  await desk.change(code, { Departure: '2026-12-04' })
  at('2026-12-02')
  await desk.move(code, '000000001-004')

  expect(codesOf([await lookAt('2026-12-02')])).toEqual([null])
})

test('reception looks at sixty documents a day, and the next day at as many again', async () => {
  await lookAt('2026-12-01')
  await api.deps.db.change("update staff_limit set used = 59 where kind = 'identity'")

  const answers = [await lookAt('2026-12-01'), await lookAt('2026-12-01'), await lookAt('2026-12-02')]

  expect(codesOf(answers)).toEqual([null, 'forbidden', null])
  expect(answers[1]?.Msg).toContain('limit for identity documents')
  expect(await readings()).toHaveLength(3)
})
