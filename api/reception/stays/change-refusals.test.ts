import { expect, test } from 'vitest'
import { addExtra } from '#contract/money/charges.ts'
import type { DeskStay } from '#contract/reception/stays.ts'
import { aPlace } from '#tests/support/bookings.ts'
import { shareDesk } from '#tests/support/desk/desk-of-file.ts'
import { aPaidOrder, type ChangeTerms } from '#tests/support/desk/stays.ts'
import { codesOf } from '#tests/support/post.ts'
import { listDeskOffers } from '#contract/nights/desk-offers.ts'

const { api, guest, at, desk, manager } = shareDesk(['desk', 'manager'])

const DAYS = { Arrival: '2026-12-01', Departure: '2026-12-03' }
const PAST = { Arrival: '2026-11-01', Departure: '2026-11-02' }
const THIRD = '000000001-003'
const FOURTH = '000000001-004'
/** One room of a house that is sold as a whole. */
const PART = '000000002-001'

const adding = (Code: string, UnitId: string, days = DAYS) => ({ Kind: 'addRoom', Code, UnitId, ...days }) as const
const cancelling = ({ Id }: DeskStay) => ({ Kind: 'cancelRoom', StayId: Id }) as const

/** With this one more room or night is more than a bill may come to. */
const fill = (Code: string) => desk.send(addExtra, { Code, Label: 'Film set', Quantity: 10, Price: 868_000 })

test('days that nobody can book are refused', async () => {
  const code = await aPaidOrder(api, guest)

  const answers = [
    await desk.call(listDeskOffers, { query: PAST }),
    await desk.make(adding(code, THIRD, PAST)),
    await desk.change(code, PAST),
  ]

  expect(codesOf(answers)).toEqual(Array(3).fill('dates_not_available'))
})

test('reception is offered no part of a house that is sold as a whole', async () => {
  const code = await aPaidOrder(api, guest)

  const answers = [await desk.change(code, { UnitId: PART }), await desk.make(adding(code, PART))]

  expect(codesOf(answers)).toEqual(['dates_taken', 'dates_taken'])
})

test('no change, and undoing none, makes a bill larger than one may be, and no allowance is larger than what is charged', async () => {
  const [full, other] = [await aPaidOrder(api, guest), await aPaidOrder(api, guest, [aPlace({ Quantity: 2 })])]
  const [room = expect.fail()] = await desk.stays(other)
  await fill(full)
  const given = { Allowance: 99_999, Reason: 'regular guest' }

  const answers = [
    await desk.change(full, { Departure: '2026-12-04' }),
    await desk.make(adding(full, FOURTH)),
    await manager.make(adding(other, FOURTH), given),
    await manager.make(cancelling(room), given),
  ]
  const { Code } = await desk.make(cancelling(room))
  await fill(other)
  answers.push(await desk.undo(await desk.stay(other, 'gone')))

  expect([Code, ...codesOf(answers)]).toEqual([null, ...Array(5).fill('amount_too_large')])
})

test('a room is cancelled or added as it was seen, in a booking that has others', async () => {
  const code = await aPaidOrder(api, guest, [aPlace({ Quantity: 2 })])
  const [room = expect.fail()] = await desk.stays(code)
  const { Id, Version } = room
  const cancel = (terms: ChangeTerms) => manager.make(cancelling(room), terms)
  const add = (terms: ChangeTerms) => manager.make(adding(code, THIRD), terms)

  const answers = [
    await cancel({ Stays: [] }),
    await cancel({ Stays: [{ Id, Version: Version + 1 }] }),
    await cancel({ Payable: 1 }),
    await add({ Payable: 1 }),
    await add({ Allowance: 1 }),
  ]
  at('2026-11-25')
  answers.push(await cancel({ Allowance: 1 }))
  await api.deps.db.change("update orders set status = 'Completed' where code = $1", [code])
  answers.push(await cancel({}), await add({}))

  expect(codesOf(answers)).toEqual([
    'changed_elsewhere',
    'changed_elsewhere',
    'price_changed',
    'price_changed',
    'fields_missing',
    'fields_missing',
    'stay_not_ready',
    'stay_not_ready',
  ])
})
