import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db, Engine } from '#api/db/db.ts'
import { migrate } from '#api/db/migrate.ts'
import { openDb } from '#api/db/open-db.ts'
import { seedHouses } from '#api/houses/seed/seed-houses.ts'
import { addExtra } from '#contract/desk/charges.ts'
import { hire, type Worker } from '#tests/support/desk/desk-of-file.ts'
import { START, startTestApi, type TestApi } from '#tests/support/test-api.ts'
import { createTestDatabase, openTestEngine } from '#tests/support/test-db.ts'

// A database that a release before rooms, refunds and tills were bounded has filled, after its update.

/** The first migration that the older release did not have. */
const FIRST_NEW = '0034'

let db: Db
let api: TestApi
let manager: Worker
beforeAll(async () => {
  const engine = openTestEngine(await createTestDatabase())
  await migrate(upTo(FIRST_NEW, engine)).catch((error: unknown) => {
    if (!(error instanceof EnoughMigrations)) throw error
  })
  db = openDb(engine)
  await fill()
  await migrate(engine)
  // The accounts of before were numbered by the test.
  await db.change("select setval(pg_get_serial_sequence('staff', 'id'), 100)")
  api = await startTestApi({ open: async () => ({ db, close: () => engine.close() }) })
  manager = await hire(api, 'manager')
})
afterAll(() => api.close())

class EnoughMigrations extends Error {}

/** Before each migration its name is looked up. */
function upTo(first: string, engine: Engine): Engine {
  return {
    ...engine,
    begin: (work) =>
      engine.begin((statements) =>
        work({
          async run(text, params) {
            const [name] = params
            if (typeof name === 'string' && name >= first) throw new EnoughMigrations()
            return statements.run(text, params)
          },
        }),
      ),
  }
}

async function fill(): Promise<void> {
  await seedHouses(db)
  await db.change(
    "insert into guest (id, phone, first_name, last_name, created_at) values (1, '+8801712345678', 'Salma', 'Rahman', $1)",
    [START],
  )
  await db.change(
    `insert into staff (id, email, name, role, password_hash, has_given_password, created_at)
     values (1, 'a@b.test', 'Rina', 'desk', '', false, $1), (2, 'b@b.test', 'Mina', 'desk', '', false, $1)`,
    [START],
  )

  await anOrder('F1RST0000000', { state: 'inHouse', minutes: 1 })
  await anOrder('SEC0ND000000', { state: 'inHouse', minutes: 2 })
  await anOrder('WA1VED000000', { state: 'departed', minutes: -20, room: '002' })
  await db.change("update orders set status = 'Completed', paid_paisa = 15000 where code = 'WA1VED000000'")

  await aShift(7, { float: 500_000, entries: [-30_000, 5_000] })
  await aShift(8, { staff: 2, entries: [-50_000] })
  await aShift(9, { float: 500_000, closedWith: 480_000 })
  await anOrder('CASH00000000')
  const part = await aPayment('CASH00000000', 50_000)
  const reversed = await aPayment('CASH00000000', 60_000, { state: 'cancelled' })
  await aPayment('CASH00000000', 70_000, { method: 'card' })
  await aRefund('CASH00000000', part, 20_000)
  await aRefund('CASH00000000', part, 10_000)
  await aRefund('CASH00000000', reversed, 60_000)

  await anOrder('B1GG00000000')
  for (const [index, amount] of [99_899_900_100, 99_899_900_100, 50_000].entries()) {
    await db.change(
      `insert into order_charge (order_code, charge_no, kind, label, quantity, amount_paisa, added_by, added_at)
       values ('B1GG00000000', $1, 'extra', 'Tea', 1, $2, 1, $3)`,
      [index + 1, amount, START],
    )
  }
  await db.change(
    `update orders set amount_paisa = 199799950200, tax_paisa = 29969992530, payable_paisa = 229769942730 where code = 'B1GG00000000'`,
  )
}

/** A confirmed order of BDT 1,150 for a night in a room of house 1, and where its guests are since. */
async function anOrder(code: string, { state = 'expected', minutes = 0, room = '001' } = {}): Promise<void> {
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
     values ($1, 1, '000000001-' || $4, '2026-11-20', '2026-11-21', $2, $3)`,
    [code, state, new Date(START.getTime() + minutes * 60_000), room],
  )
}

/** Taken in the shift 7. Answers the id of its attempt. */
async function aPayment(code: string, amount: number, { state = 'paid', method = 'cash' } = {}): Promise<string> {
  const id = `${code}-${amount}`
  await db.change(
    `insert into payment_attempt (id, order_code, gateway, amount_paisa, state, created_at) values ($1, $2, 'desk', $3, $4, $5)`,
    [id, code, amount, state, START],
  )
  await db.change(
    `insert into payment (attempt_id, order_code, amount_paisa, gateway_transaction, refund_key, method, received_at, shift_id)
     values ($1, $2, $3, $1, '', $4, $5, 7)`,
    [id, code, amount, method, START],
  )
  return id
}

async function aRefund(code: string, attempt: string, amount: number): Promise<void> {
  await db.change(
    `insert into refund (id, order_code, attempt_id, payment_paisa, refunded_before_paisa, amount_paisa, cause, reason, state,
       ask_after, created_at)
     select $4, $1, $2, amount_paisa, (select coalesce(sum(amount_paisa), 0) from refund where attempt_id = $2), $3, 'goodwill', 'test', 'created', $5, $5 from payment where attempt_id = $2`,
    [code, attempt, amount, randomUUID().slice(0, 20), START],
  )
}

/** `closedWith`: what was counted and expected of a shift that is closed. */
type OldShift = { staff?: number; float?: number; entries?: number[]; closedWith?: number }

async function aShift(id: number, { staff = 1, float = 0, entries = [], closedWith }: OldShift): Promise<void> {
  await db.change(
    `insert into till_shift (id, staff_id, opened_at, float_paisa, closed_at, counted_paisa, expected_paisa)
     values ($1, $6, $2, $3::bigint, $4, $5, $5)`,
    [id, START, float, closedWith === undefined ? null : START, closedWith ?? null, staff],
  )
  for (const amount of entries) {
    const entry = [id, START, amount, 'taxi']
    await db.change('insert into till_entry (shift_id, at, amount_paisa, reason) values ($1, $2, $3, $4)', entry)
  }
}

test('of two parties in one room those who came first have left, and the history says why', async () => {
  const { Stays, Events } = await manager.order('F1RST0000000')

  expect(Stays[0]?.State).toBe('departed')
  expect((await manager.stay('SEC0ND000000')).State).toBe('inHouse')
  expect(Events[0]).toMatchObject({
    By: { Kind: 'system' },
    What: { Kind: 'earlier', Event: 'checked out', Detail: 'Rania House 1, where others have moved in' },
  })
})

test('what went back is added up beside its payment, also where it was reversed', async () => {
  const payments = await db.query(
    'select amount_paisa as paid, refunded_paisa as back from payment where refunded_paisa > 0 order by amount_paisa',
  )
  const refunds = await db.query(
    'select attempt_state as state, count(*) as refunds from refund group by attempt_state order by 1',
  )

  expect(payments).toEqual([
    { paid: 50_000, back: 30_000 },
    { paid: 60_000, back: 60_000 },
  ])
  expect(refunds).toEqual([
    { state: 'paid', refunds: 2 },
    { state: null, refunds: 1 },
  ])
})

test('an open till knows what is in it, and one below zero takes cash and is closed', async () => {
  const counted = await manager.till.closeOf(7, 5_250)
  await db.change('update till_shift set staff_id = $1 where id = 8', [manager.id])
  const entered = await manager.till.enter(100)
  const closed = await manager.till.close(0, 'it was below zero')

  expect(counted.Data).toEqual({ Expected: 5_250, Counted: 5_250, Difference: 0 })
  expect([entered.Code, closed.Data]).toMatchObject([null, { Expected: -400 }])
})

test('a shift that was closed keeps its sums, and does not change any more', async () => {
  expect(await db.query('select cash_paisa as cash from till_shift where id = 9')).toEqual([{ cash: -20_000 }])
  await expect(db.change('update till_shift set cash_paisa = 0 where id = 9')).rejects.toMatchObject({
    constraint: 'till_shift_does_not_change_once_closed',
  })
})

test('a bill beyond what can be shown has lost its extras, and goes on', async () => {
  const added = await manager.send(addExtra, { Code: 'B1GG00000000', Label: 'Tea', Quantity: 1, Price: 100 })
  const { Bill, Charges, Events } = await manager.order('B1GG00000000')

  expect(added.Code).toBeNull()
  expect(Bill).toMatchObject({ Charge: 1_100, Tax: 165, Payable: 1_265 })
  expect(Charges).toMatchObject([{ Label: 'Tea', Amount: 100 }])
  expect(Events.map(({ What }) => What)).toContainEqual(
    expect.objectContaining({ Kind: 'earlier', Event: 'extra removed' }),
  )
})

test('what was waived before is a sum of the order, which owes nothing until its check-out is undone', async () => {
  const before = (await manager.order('WA1VED000000')).Bill.Due
  await manager.undo('WA1VED000000')

  expect([before, (await manager.order('WA1VED000000')).Bill.Due]).toEqual([0, 1_000])
})
