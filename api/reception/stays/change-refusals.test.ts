import { expect, test } from 'vitest'
import * as changes from '#contract/reception/changes.ts'
import { addExtra } from '#contract/money/charges.ts'
import type { DeskStay } from '#contract/reception/stays.ts'
import { aPlace } from '#tests/support/bookings.ts'
import { shareDesk } from '#tests/support/desk/desk-of-file.ts'
import { aPaidOrder } from '#tests/support/desk/stays.ts'
import { codesOf } from '#tests/support/post.ts'
import { listDeskOffers } from '#contract/nights/desk-offers.ts'

const { api, guest, at, desk, manager } = shareDesk(['desk', 'manager'])

const DAYS = { Arrival: '2026-12-01', Departure: '2026-12-03' }
const PAST = { Arrival: '2026-11-01', Departure: '2026-11-02' }
const THIRD = '000000001-003'
const FOURTH = '000000001-004'
/** One room of a house that is sold as a whole. */
const PART = '000000002-001'
const decided = { Payable: 29_900, Refund: 0, Allowance: 0, Reason: '', TellGuest: false }

const seenOf = ({ Id, Version }: DeskStay) => ({ Id, Version })

/** With this one more room or night is more than a bill may come to. */
const fill = (Code: string) => desk.send(addExtra, { Code, Label: 'Film set', Quantity: 10, Price: 868_000 })

test('days that nobody can book are refused', async () => {
  const code = await aPaidOrder(api, guest)
  const stay = await desk.stay(code)
  const { UnitId } = stay

  const answers = [
    await desk.call(listDeskOffers, { query: PAST }),
    await desk.call(changes.listRoomsOnDays, { query: PAST }),
    await desk.call(changes.quoteRoom, { query: { Code: code, UnitId: THIRD, ...PAST } }),
    await desk.send(changes.addRoom, { Code: code, UnitId: THIRD, ...PAST, ...decided }),
    await desk.send(changes.changeStay, { Stays: [seenOf(stay)], UnitId, ...PAST, ...decided }),
  ]

  expect(codesOf(answers)).toEqual(Array(5).fill('dates_not_available'))
})

test('reception is offered no part of a house that is sold as a whole', async () => {
  const code = await aPaidOrder(api, guest)
  const { Id } = await desk.stay(code)

  const answers = [
    await desk.call(changes.quoteStayChange, { query: { Id, UnitId: PART, ...DAYS } }),
    await desk.call(changes.quoteRoom, { query: { Code: code, UnitId: PART, ...DAYS } }),
  ]

  expect(codesOf(answers)).toEqual(['dates_taken', 'dates_taken'])
})

test('no change, and undoing none, makes a bill larger than one may be, and no allowance is larger than what is charged', async () => {
  const [full, other] = [await aPaidOrder(api, guest), await aPaidOrder(api, guest, [aPlace({ Quantity: 2 })])]
  const stay = await desk.stay(full)
  const [room = expect.fail()] = await desk.stays(other)
  await fill(full)
  const given = { ...decided, Allowance: 1, Reason: 'regular guest' }
  const cancelled = { Stays: [seenOf(room)], Payable: 14_950, Refund: 14_950 }

  const answers = [
    await desk.call(changes.quoteStayChange, {
      query: { Id: stay.Id, UnitId: stay.UnitId, ...DAYS, Departure: '2026-12-04' },
    }),
    await desk.call(changes.quoteRoom, { query: { Code: full, UnitId: FOURTH, ...DAYS } }),
    await manager.send(changes.addRoom, {
      Code: other,
      UnitId: FOURTH,
      ...DAYS,
      ...given,
      Payable: 44_850,
      Allowance: 99_999,
    }),
    await manager.send(changes.cancelRoom, { ...given, ...cancelled }),
  ]
  const { Code } = await desk.send(changes.cancelRoom, { ...decided, ...cancelled })
  await fill(other)
  answers.push(await desk.undo(await desk.stay(other, 'gone')))

  expect([Code, ...codesOf(answers)]).toEqual([null, ...Array(5).fill('amount_too_large')])
})

test('a room is cancelled or added as it was seen, in a booking that has others', async () => {
  const code = await aPaidOrder(api, guest, [aPlace({ Quantity: 2 })])
  const [room] = await desk.stays(code)
  if (!room) throw new Error('There is no room')
  const { Id, Version } = room
  const cancel = (decision: object, Stays = [{ Id, Version }]) =>
    manager.send(changes.cancelRoom, { Stays, ...decided, Payable: 14_950, Refund: 14_950, ...decision })
  const added = { Code: code, UnitId: THIRD, ...DAYS, ...decided }

  const answers = [
    await cancel({}, [{ Id, Version: Version + 1 }]),
    await cancel({ Payable: 1 }),
    await desk.send(changes.addRoom, { ...added, Payable: 1 }),
    await manager.send(changes.addRoom, { ...added, Payable: 44_850, Allowance: 1 }),
  ]
  at('2026-11-25')
  answers.push(await cancel({ Payable: 22_425, Refund: 7_475, Allowance: 1 }))
  await api.deps.db.change("update orders set status = 'Completed' where code = $1", [code])
  answers.push(await cancel({}), await desk.send(changes.addRoom, added))

  expect(codesOf(answers)).toEqual([
    'changed_elsewhere',
    'price_changed',
    'price_changed',
    'fields_missing',
    'fields_missing',
    'stay_not_ready',
    'stay_not_ready',
  ])
})
