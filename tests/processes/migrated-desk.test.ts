import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPostgres } from '#api/db/postgres.ts'
import { seedHouses } from '#api/houses/seed/seed-houses.ts'
import { addExtra } from '#contract/desk/charges.ts'
import { aMember, type TestStaff } from '#tests/support/desk/members.ts'
import { deskOf, firstOf } from '#tests/support/desk/stays.ts'
import { tillOf } from '#tests/support/desk/tills.ts'
import { openOlderDb } from '#tests/support/older-db.ts'
import { START, startTestApi, type TestApi } from '#tests/support/test-api.ts'
import { createTestDatabase } from '#tests/support/test-db.ts'

// What an older release left behind is in order after the update, and can be worked on.

let older: Awaited<ReturnType<typeof openOlderDb>>
let api: TestApi
beforeEach(async () => {
  const onIdleError = (error: Error) => {
    throw error
  }
  const url = await createTestDatabase()
  const engine = openPostgres({ url, poolSize: 5, isolation: 'read committed', onIdleError })
  older = await openOlderDb(engine, '0034')
  await seedHouses(older.db)
  await older.db.change(
    "insert into guest (id, phone, first_name, last_name, created_at) values (1, '+8801712345678', 'Salma', 'Rahman', $1)",
    [START],
  )
  await older.db.change(
    `insert into staff (id, email, name, role, password_hash, has_given_password, created_at)
     values (1, 'a@b.test', 'Rina', 'desk', '', false, $1), (2, 'b@b.test', 'Mina', 'desk', '', false, $1)`,
    [START],
  )
})
afterEach(() => api.close())

/** The update, and the API on what it left. */
async function update(): Promise<{ desk: ReturnType<typeof deskOf>; member: TestStaff }> {
  await older.update()
  // The accounts of before were numbered by the test.
  await older.db.change("select setval(pg_get_serial_sequence('staff', 'id'), 100)")
  api = await startTestApi({ open: () => Promise.resolve(older) })
  const member = await aMember(api, 'manager')
  return { desk: deskOf(api, member), member }
}

const at = (minutes: number) => new Date(START.getTime() + minutes * 60_000)

/** A confirmed order of BDT 1,150 for a night in room 1 of house 1, and where its guests are since. */
async function anOrder(code: string, { state = 'expected', changedAt = START } = {}): Promise<void> {
  const { db } = older
  await db.change(
    `insert into orders (code, guest_id, type, status, amount_paisa, tax_paisa, payable_paisa, created_at)
     values ($1, 1, 'Room', 'Confirmed', 100000, 15000, 115000, $2)`,
    [code, START],
  )
  await db.change(
    `insert into order_event (order_code, event_no, at, actor, event) values ($1, 1, $2, 'guest:1', 'Pending')`,
    [code, START],
  )
  await db.change(
    `insert into order_line (order_code, line_no, house_id, place_type, name, arrival, departure, quantity, price_paisa)
     values ($1, 1, 1, 'ROOM', 'Rania House', '2026-11-20', '2026-11-21', 1, 100000)`,
    [code],
  )
  await db.change(
    `insert into stay (order_code, line_no, unit_id, arrival, departure, state, changed_at)
     values ($1, 1, '000000001-001', '2026-11-20', '2026-11-21', $2, $3)`,
    [code, state, changedAt],
  )
}

type OldPayment = { state?: string; shift?: number; method?: string }

/** Answers the id of its attempt. */
async function aPayment(
  code: string,
  amount: number,
  { state = 'paid', shift, method = 'cash' }: OldPayment = {},
): Promise<string> {
  const id = `${code}-${amount}`
  await older.db.change(
    `insert into payment_attempt (id, order_code, gateway, amount_paisa, state, created_at) values ($1, $2, 'desk', $3, $4, $5)`,
    [id, code, amount, state, START],
  )
  await older.db.change(
    `insert into payment (attempt_id, order_code, amount_paisa, gateway_transaction, refund_key, method, received_at, shift_id)
     values ($1, $2, $3, $1, '', $4, $5, $6)`,
    [id, code, amount, method, START, shift ?? null],
  )
  return id
}

async function aRefund(code: string, attempt: string, amount: number): Promise<void> {
  await older.db.change(
    `insert into refund (id, order_code, attempt_id, payment_paisa, refunded_before_paisa, amount_paisa, cause, reason, state,
       ask_after, created_at)
     select $4, $1, $2, amount_paisa, (select coalesce(sum(amount_paisa), 0) from refund where attempt_id = $2), $3, 'goodwill', 'test', 'created', $5, $5 from payment where attempt_id = $2`,
    [code, attempt, amount, randomUUID().slice(0, 20), START],
  )
}

/** `closedWith`: what was counted and expected of a shift that is closed. */
type OldShift = { staff?: number; float?: number; entries?: number[]; closedWith?: number }

async function aShift(id: number, { staff = 1, float = 0, entries = [], closedWith }: OldShift): Promise<void> {
  await older.db.change(
    `insert into till_shift (id, staff_id, opened_at, float_paisa, closed_at, counted_paisa, expected_paisa)
     values ($1, $6, $2, $3::bigint, $4, $5, $5)`,
    [id, START, float, closedWith === undefined ? null : START, closedWith ?? null, staff],
  )
  for (const amount of entries) {
    await older.db.change('insert into till_entry (shift_id, at, amount_paisa, reason) values ($1, $2, $3, $4)', [
      id,
      START,
      amount,
      'taxi',
    ])
  }
}

test('of two parties in one room those who came first have left, and the history says why', async () => {
  await anOrder('F1RST0000000', { state: 'inHouse', changedAt: at(1) })
  await anOrder('SEC0ND000000', { state: 'inHouse', changedAt: at(2) })

  const { desk } = await update()

  expect(firstOf(await desk.stays('F1RST0000000')).State).toBe('departed')
  expect(firstOf(await desk.stays('SEC0ND000000')).State).toBe('inHouse')
  expect((await desk.order('F1RST0000000')).Events[0]).toMatchObject({
    By: { Kind: 'system' },
    What: { Kind: 'earlier', Event: 'checked out', Detail: 'Rania House 1, where others have moved in' },
  })
})

test('of two parties that came at the same instant one has left', async () => {
  await anOrder('F1RST0000000', { state: 'inHouse' })
  await anOrder('SEC0ND000000', { state: 'inHouse' })

  const { desk } = await update()

  expect(firstOf(await desk.stays('F1RST0000000')).State).toBe('departed')
  expect(firstOf(await desk.stays('SEC0ND000000')).State).toBe('inHouse')
})

test('what went back is added up beside its payment, also where it was reversed', async () => {
  await anOrder('CASH00000000')
  const part = await aPayment('CASH00000000', 50_000)
  const twice = await aPayment('CASH00000000', 60_000, { state: 'cancelled' })
  await aRefund('CASH00000000', part, 20_000)
  await aRefund('CASH00000000', part, 10_000)
  await aRefund('CASH00000000', twice, 60_000)

  await update()

  expect(
    await older.db.query('select amount_paisa as paid, refunded_paisa as back from payment order by amount_paisa'),
  ).toEqual([
    { paid: 50_000, back: 30_000 },
    { paid: 60_000, back: 60_000 },
  ])
  expect(
    await older.db.query(
      'select attempt_state as state, count(*) as refunds from refund group by attempt_state order by 1',
    ),
  ).toEqual([
    { state: 'paid', refunds: 2 },
    { state: null, refunds: 1 },
  ])
})

test('an open till knows what is in it: cash that was not reversed, and what moved', async () => {
  await anOrder('CASH00000000')
  await aShift(7, { float: 500_000, entries: [-30_000, 5_000] })
  await aPayment('CASH00000000', 50_000, { shift: 7 })
  await aPayment('CASH00000000', 60_000, { shift: 7, state: 'cancelled' })
  await aPayment('CASH00000000', 70_000, { shift: 7, method: 'card' })

  const { member } = await update()

  const closed = await tillOf(api, member).closeOf(7, 5_250)
  expect(closed.Data).toEqual({ Expected: 5_250, Counted: 5_250, Difference: 0 })
})

test('a shift that was closed keeps its sums, and does not change any more', async () => {
  await aShift(7, { float: 500_000, closedWith: 480_000 })

  await update()

  expect(await older.db.query('select cash_paisa as cash from till_shift')).toEqual([{ cash: -20_000 }])
  await expect(older.db.change('update till_shift set cash_paisa = 0')).rejects.toMatchObject({
    constraint: 'till_shift_does_not_change_once_closed',
  })
})

test('a till that went below zero before takes cash and is closed', async () => {
  await aShift(7, { entries: [-50_000] })
  await aShift(8, { staff: 2, entries: [-50_000] })
  const { member } = await update()
  await older.db.change('update till_shift set staff_id = $1 where id = 8', [member.id])
  const till = tillOf(api, member)

  const answers = [
    await till.closeOf(7, 0, 'it was below zero'),
    await till.enter(100),
    await till.close(0, 'as above'),
  ]

  expect(answers.map(({ Code }) => Code)).toEqual([null, null, null])
  expect(answers.map(({ Data }) => Data)).toMatchObject([{ Expected: -500 }, null, { Expected: -400 }])
})

test('a bill beyond what can be shown has lost its extras, and goes on', async () => {
  await anOrder('B1GG00000000')
  for (const [no, amount] of [
    [1, 99_899_900_100],
    [2, 99_899_900_100],
    [3, 50_000],
  ]) {
    await older.db.change(
      `insert into order_charge (order_code, charge_no, kind, label, quantity, amount_paisa, added_by, added_at)
       values ('B1GG00000000', $1, 'extra', 'Tea', 1, $2, 1, $3)`,
      [no, amount, START],
    )
  }
  await older.db.change(
    `update orders set amount_paisa = 199799950200, tax_paisa = 29969992530, payable_paisa = 229769942730 where code = 'B1GG00000000'`,
  )

  const { desk, member } = await update()
  const body = { ActivityId: randomUUID(), Code: 'B1GG00000000', Label: 'Tea', Quantity: 1, Price: 100 }
  const added = await api.call(addExtra, { body }, { desk: member.desk })

  expect(added.Code).toBeNull()
  const order = await desk.order('B1GG00000000')
  expect(order.Bill).toMatchObject({ Charge: 1_100, Tax: 165, Payable: 1_265 })
  expect(order.Charges).toMatchObject([{ Label: 'Tea', Amount: 100 }])
  expect(order.Events).toContainEqual(
    expect.objectContaining({
      By: { Kind: 'system' },
      What: expect.objectContaining({ Kind: 'earlier', Event: 'extra removed' }),
    }),
  )
})

test('the time to undo runs from the last change that the older release wrote down', async () => {
  await anOrder('F1RST0000000', { state: 'inHouse', changedAt: at(-10) })
  await anOrder('SEC0ND000000', { state: 'departed', changedAt: at(-20) })

  const { desk } = await update()

  const week = 7 * 24 * 60
  expect(firstOf(await desk.stays('F1RST0000000'))).toMatchObject({
    Undoes: 'checkIn',
    UndoUntil: at(week - 10).toISOString(),
  })
  expect(firstOf(await desk.stays('SEC0ND000000'))).toMatchObject({
    Undoes: 'checkOut',
    UndoUntil: at(week - 20).toISOString(),
  })
})

test('what was waived before is a sum of the order, which owes nothing until its check-out is undone', async () => {
  await anOrder('WA1VED000000', { state: 'departed', changedAt: at(-20) })
  await older.db.change("update orders set status = 'Completed', paid_paisa = 15000 where code = 'WA1VED000000'")

  const { desk } = await update()
  const before = (await desk.order('WA1VED000000')).Bill.Due
  await desk.undo('WA1VED000000')

  expect([before, (await desk.order('WA1VED000000')).Bill.Due]).toEqual([0, 1_000])
})
