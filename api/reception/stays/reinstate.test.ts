import { expect, test } from 'vitest'
import { addExtra } from '#contract/money/charges.ts'
import { billCompany } from '#contract/money/company-bills.ts'
import type { DeskStay } from '#contract/reception/stays.ts'
import { reconcileRefunds } from '#api/money/refunds/settle-refund.ts'
import { getBooking } from '#contract/orders/orders.ts'
import { aPlace, smsOf } from '#tests/support/bookings.ts'
import { aCompany } from '#tests/support/desk/company-bills.ts'
import { aDeskBooking, known, paidNow } from '#tests/support/desk/desk-bookings.ts'
import { shareDesk } from '#tests/support/desk/desk-of-file.ts'
import { refundsOf } from '#tests/support/desk/refunds.ts'
import { aPaidOrder, type ChangeTerms, nightsOf } from '#tests/support/desk/stays.ts'
import { readData } from '#tests/support/guests.ts'
import { bookAtDesk } from '#contract/reception/walk-in.ts'
import { codesOf } from '#tests/support/post.ts'

const { api, guest, other, at, desk, manager } = shareDesk(['desk', 'manager'])

const HALF = { Refund: 7_475, IsByPolicy: true }
const TWO = [aPlace({ Quantity: 2 })]
const MANY = [aPlace({ Quantity: 4 })]

const again = ({ Id }: DeskStay) => ({ Kind: 'reinstate', StayId: Id }) as const
const quote = (stay: DeskStay) => desk.quoteFor(again(stay))
/** Reinstates what goes with a stay, at the sums and in the rooms of its quote. */
const reinstate = (stay: DeskStay, terms: ChangeTerms = {}) => desk.make(again(stay), { TellGuest: true, ...terms })

async function cancelOne(code: string): Promise<DeskStay> {
  const { Id, Room } = await desk.stay(code, 'expected')
  await desk.make({ Kind: 'cancelRoom', StayId: Id })
  return (await desk.stays(code)).find((stay) => stay.Room === Room) ?? desk.stay(code, 'gone')
}

const standing = async (code: string) => {
  const { Summary, Lines, Bill, Charges } = await desk.order(code)
  return { Status: Summary.Status, Lines, Bill, Charges, nights: await nightsOf(api, code) }
}

test('a cancelled room is reinstated at its price: its fee and its waiting refund are taken back, and it is not undone but cancelled', async () => {
  const code = await aPaidOrder(api, guest, TWO)
  at('2026-11-25')
  const gone = await cancelOne(code)
  const cancelled = await standing(code)

  const seen = await quote(gone)
  const answer = await reinstate(gone)
  const standingAgain = await standing(code)
  const undone = await desk.undo((await desk.stays(code)).find(({ Id }) => Id === gone.Id) ?? gone)
  const goneAgain = await cancelOne(code)
  const back = await standing(code)
  const twice = await reinstate(goneAgain)

  expect(seen).toMatchObject({
    Before: { Payable: 22_425 },
    After: { Payable: 29_900 },
    Due: 0,
    Refund: 0,
    Taken: null,
  })
  expect(codesOf([answer, undone, twice])).toEqual([null, 'stay_not_ready', null])
  expect(standingAgain).toMatchObject({ Bill: { Payable: 29_900, Refunded: 0, Due: 0 }, Charges: [] })
  expect(standingAgain.nights).toHaveLength(4)
  expect(back).toMatchObject({ Bill: cancelled.Bill, nights: cancelled.nights })
  expect((await standing(code)).Bill).toEqual(standingAgain.Bill)
  expect(await refundsOf(api, code)).toEqual([])
  expect((await desk.order(code)).Events.map(({ Entry }) => Entry.Kind)).toContain('reinstatedRoom')
})

test('a refund that left is due again, and one of which the gateway has said nothing is waited for', async () => {
  const code = await aPaidOrder(api, guest, TWO)
  at('2026-11-25')
  const gone = await cancelOne(code)
  at('2026-11-25', '15:46')

  const unanswered = await desk.ask(again(gone))
  await reconcileRefunds(api.deps)

  expect(unanswered).toMatchObject({ Code: 'stay_not_ready', Data: { Code: 'refundUnanswered', Amount: 7_475 } })
  expect((await reinstate(gone)).Code).toBeNull()
  expect((await standing(code)).Bill).toMatchObject({ Payable: 29_900, Refunded: 7_475, Due: 7_475 })
})

test('a cancelled booking is reinstated with its rooms: what was kept pays for it, what went back is due again', async () => {
  const code = await aPaidOrder(api, guest, [aPlace(), aPlace({ Id: 2, Type: 'HOUSE' })], 20_000)
  const nights = await nightsOf(api, code)
  at('2026-11-24')
  await desk.cancel(code, { Refund: 10_000, IsByPolicy: true })

  const seen = await quote(await desk.stay(code))
  const answer = await reinstate(await desk.stay(code))
  const standingAgain = await standing(code)
  const undone = await desk.undo(code)

  expect(seen).toMatchObject({ Before: { Payable: 10_000 }, Due: standingAgain.Bill.Payable - 10_000, Refund: 0 })
  expect(codesOf([answer, undone])).toEqual([null, 'stay_not_ready'])
  expect(standingAgain).toMatchObject({ Status: 'Confirmed', Bill: { Paid: 20_000, Refunded: 10_000 }, nights })
  expect(standingAgain.Bill.Due).toBe(standingAgain.Bill.Payable - 10_000)
  expect((await smsOf(api)).some((text) => text.startsWith(`Your cancelled booking ${code} is confirmed again`))).toBe(
    true,
  )
})

test('a booking whose refunds have arrived is reinstated, and cancelled again by the policy of that day', async () => {
  const code = await aPaidOrder(api, guest)
  api.gateway.answerRefunds({ state: 'refunded' })
  at('2026-11-24')
  await desk.cancel(code, HALF)
  const { Status } = await standing(code)

  await reinstate(await desk.stay(code))
  const due = (await standing(code)).Bill.Due
  const shown = await api.call(getBooking, { params: { id: code }, query: { Code: code } }, { token: guest.token })
  at('2026-11-28')
  const cancelled = await desk.cancel(code, { Refund: 0, IsByPolicy: true })

  expect([Status, due]).toEqual(['Refunded', 7_475])
  expect(readData(getBooking, shown)).toMatchObject({ Due: 7_475, CanPay: true, SurplusRefund: null })
  expect(cancelled.Code).toBeNull()
  expect(await standing(code)).toMatchObject({ Status: 'Cancelled', Bill: { Refunded: 7_475, Due: 0 }, nights: [] })
})

/** A booking that was paid in cash, of which half is to be paid out. */
async function cancelledCash(): Promise<string> {
  await desk.till.open(0)
  const body = aDeskBooking([aPlace()], { Guest: known(other), ...paidNow(14_950, 'cash', '') })
  const { Code } = await desk.read(bookAtDesk, { body })
  at('2026-11-24')
  await desk.cancel(Code, HALF)
  return Code
}

test('cash that was not paid out yet pays for the booking again, and what was proposed to give back is declined', async () => {
  const Code = await cancelledCash()
  await desk.propose(Code, 1_000)

  const answer = await reinstate(await desk.stay(Code))

  expect(answer.Code).toBeNull()
  expect((await standing(Code)).Bill).toMatchObject({ Paid: 14_950, Refunded: 0, Due: 0 })
  expect(await manager.openRefunds()).toEqual({ Proposals: [], ByHand: [] })
})

test('a guest is told of a reinstatement where money goes back', async () => {
  const Code = await cancelledCash()
  const cheaper = 'amount_paisa = 1000000, tax_paisa = 150000, payable_paisa = 1150000'
  await api.deps.db.change(`update orders set ${cheaper} where code = $1`, [Code])

  const answer = await reinstate(await desk.stay(Code), { TellGuest: false })

  expect(answer.Code).toBeNull()
  expect((await smsOf(api)).at(-1)).toContain('BDT 3,450')
})

test('a booking that is cancelled goes to no company, nor once it is reinstated', async () => {
  const code = await aPaidOrder(api, guest, TWO, 10_000)
  const bill = () => desk.send(billCompany, { Code: code, ...aCompany() })
  const company = async () => (await desk.order(code)).CompanyBill
  at('2026-11-24')
  const answers = [await bill(), await desk.cancel(code, { Refund: 5_000, IsByPolicy: true })]
  const ofCancelled = await company()
  answers.push(await reinstate(await desk.stay(code)))
  const ofReinstated = await company()
  answers.push(await bill())

  expect(codesOf(answers)).toEqual([null, null, null, null])
  expect([ofCancelled, ofReinstated]).toEqual([undefined, undefined])
})

test('where others have its room a stay gets another one of the house, and where none is free it is told who has it', async () => {
  const code = await aPaidOrder(api, guest)
  const { Room } = await desk.stay(code)
  at('2026-11-24')
  await desk.cancel(code, HALF)
  const gone = await desk.stay(code)
  await aPaidOrder(api, other)
  const seen = await quote(gone)
  const { Version, Id, UnitId } = gone

  const refused = [
    await reinstate(gone, { UnitIds: [UnitId] }),
    await reinstate(gone, { Payable: 1 }),
    await reinstate(gone, { Stays: [{ Id, Version: Version + 1 }] }),
  ]
  const answer = await reinstate(gone)
  const moved = await desk.stay(code)
  await desk.cancel(code, { Refund: 3_737.5, IsByPolicy: true })
  await aPaidOrder(api, other, [aPlace({ Quantity: 3 })])
  const full = await quote(await desk.stay(code))

  expect(seen).toMatchObject({ Taken: null, Rooms: [{ Room: 'Rania House 2', Before: Room }] })
  expect(codesOf([...refused, answer])).toEqual(['price_changed', 'price_changed', 'changed_elsewhere', null])
  expect(moved).toMatchObject({ Room: 'Rania House 2', State: 'expected' })
  expect(full.Taken).toMatchObject({ Room: 'Rania House 2', Night: '2026-12-01' })
})

test('only what was cancelled is reinstated, until its arrival', async () => {
  const code = await aPaidOrder(api, guest, MANY)
  const gone = await cancelOne(code)
  await desk.send(addExtra, { Code: code, Label: 'Film set', Quantity: 10, Price: 865_000 })

  const answers = [await reinstate(await desk.stay(code, 'expected')), await reinstate(gone)]
  at('2026-12-02', '12:00')
  answers.push(await reinstate(gone))

  expect(answers).toMatchObject([
    { Code: 'stay_not_ready', Data: { Code: 'stayIs', State: 'expected' } },
    { Code: 'amount_too_large' },
    { Code: 'stay_not_ready', Data: { Code: 'arrivalPast', Day: '2026-12-01' } },
  ])
})
