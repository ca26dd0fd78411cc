import { afterEach, expect, test } from 'vitest'
import { expireHolds } from '#api/orders/holds/expire-holds.ts'
import { bookAtDesk, assignOrderRooms } from '#contract/reception/walk-in.ts'
import { book } from '#contract/orders/orders.ts'
import { aBooking } from '#tests/support/bookings.ts'
import { aDeskBooking, known, paidNow } from '#tests/support/desk/desk-bookings.ts'
import { readData, type SignedIn } from '#tests/support/guests.ts'
import { brokenBooks } from '#tests/support/invariants/books.ts'
import { openStage, type Stage } from './stage.ts'
import { aRoom, block, bookPaid, pay, release } from './steps.ts'

const NIGHTS = { from: '2026-12-01', until: '2026-12-03' }
const ROOMS = ['000000001-001', '000000001-002']

// What two members of staff do to two orders at once, where a lock of an order helps neither.

let stage: Stage
afterEach(() => stage.api.close())

test('when two desks take the same transaction number for two orders, the second is asked', async () => {
  stage = await openStage()
  const codes = [await bookPaid(stage, stage.guest, NIGHTS, '30%'), await bookPaid(stage, stage.next, NIGHTS, '30%')]
  const paying = { Method: 'bkash', Reference: '8N7A6D5EE7' } as const

  const answers = await stage.atOnce(
    stage.colleagues.map((desk, index) => () => desk.till.take(codes[index] ?? '', 100, paying)),
    'in turn',
  )

  expect(answers.map(({ Code }) => Code)).toEqual([null, 'reference_known'])
})

test('money that takes nights late and a booking that is paid at once wait for no deadlock', async () => {
  stage = await openStage()
  const { attemptId } = await bookBothRooms(stage.guest)
  const body = aDeskBooking([aRoom(NIGHTS), aRoom(NIGHTS)], { Guest: known(stage.next), ...paidNow(1000) })

  const book = async () => void (await stage.cashier.send(bookAtDesk, body))
  await stage.atOnce([() => pay(stage, attemptId), book], 'in turn')

  expect(stage.faults).toEqual([])
  expect(await brokenBooks(stage.api.deps)).toEqual([])
})

test('two orders that are placed in the same rooms, named in opposite order, wait for no deadlock', async () => {
  stage = await openStage()
  const orders = [await bookBothRooms(stage.guest), await bookBothRooms(stage.next)]
  await block(stage, ROOMS, NIGHTS)
  for (const { attemptId } of orders) await pay(stage, attemptId)
  for (const room of ROOMS) await release(stage, room)

  const answers = await stage.atOnce(
    stage.colleagues.map((desk, index) => () => {
      const UnitIds = index === 0 ? ROOMS : ROOMS.toReversed()
      return desk.send(assignOrderRooms, { Code: orders[index]?.code ?? '', UnitIds })
    }),
    'in turn',
  )

  expect(stage.faults).toEqual([])
  expect(answers.map(({ Code }) => String(Code)).toSorted()).toEqual(['dates_taken', 'null'])
  expect(await brokenBooks(stage.api.deps)).toEqual([])
})

/** Two lines of one room each, whose hold is over. */
async function bookBothRooms({ token }: SignedIn): Promise<{ code: string; attemptId: string }> {
  const { api } = stage
  const body = aBooking([aRoom(NIGHTS), aRoom(NIGHTS)])
  const { Code: code } = readData(book, await api.call(book, { body }, { token }))
  const attemptId = api.gateway.sessions.at(-1)?.attemptId ?? ''
  api.clock.advance(61 * 60)
  await expireHolds(api.deps)
  return { code, attemptId }
}
