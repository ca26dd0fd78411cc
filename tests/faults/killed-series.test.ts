import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#api/platform/db/db.ts'
import { openDb } from '#api/platform/db/open-db.ts'
import { openPostgres } from '#api/platform/db/postgres.ts'
import { takePayment } from '#contract/money/till.ts'
import { creditInvoice, issueInvoice, readLetterhead } from '#contract/money/paper.ts'
import type { AnyEndpoint, DataOf, RequestOf } from '#contract/endpoint.ts'
import { aPlace, stayInDays } from '#tests/support/bookings.ts'
import { hire, type Worker } from '#tests/support/desk/desk-of-file.ts'
import { callDesk } from '#tests/support/desk/staff-browser.ts'
import { aPaidOrder } from '#tests/support/desk/stays.ts'
import { signInGuests } from '#tests/support/guests.ts'
import { brokenPapers } from '#tests/support/invariants/sheets.ts'
import { staffClient } from '#tests/support/staff-client.ts'
import { freePort, newDataDir, startServer, type RunningServer } from '#tests/support/start-server.ts'
import { startTestApi, type TestApi } from '#tests/support/test-api.ts'
import { createMigratedDatabase } from '#tests/support/test-db.ts'

/** Each takes a payment, issues an invoice and takes it back, so many times. */
const WRITERS = 8
const TURNS = 5
/** After so many numbers were given the server is killed under the others. */
const KILLED_AFTER = [15, 50, 85]
const BIN = '0012345678901'

let dataDir: string
let start: () => Promise<RunningServer>
let server: RunningServer
let db: Db
let api: TestApi
beforeAll(async () => {
  dataDir = await newDataDir()
  const env = { DATABASE_URL: await createMigratedDatabase(), VAT_INVOICES: 'on', LIMITS: 'off' }
  const port = await freePort()
  start = () => startServer({ dataDir, port, env })
  server = await start()
  await staffClient(server).patch('siteSettings').set({ bin: BIN }).commit()
  const engine = openPostgres({
    url: env.DATABASE_URL,
    poolSize: 5,
    isolation: 'read committed',
    onIdleError: () => {},
  })
  db = openDb(engine)
  api = await startTestApi({ open: async () => ({ db, close: () => engine.close() }) })
  api.clock.now = new Date()
})
afterAll(async () => {
  await server.stop()
  await api.close()
  await rm(dataDir, { recursive: true, force: true })
})

test('8 desks number receipts, invoices and credit notes without a gap while the server is killed thrice, and no sheet changes', async () => {
  const codes = await orders()
  const manager = await hire(api, 'manager')
  await untilInvoicesAreSetUp(manager)
  const given: string[] = []
  let up = Promise.resolve()

  /** Sends the same until it is answered. */
  async function send<E extends AnyEndpoint>(endpoint: E, request: RequestOf<E>): Promise<DataOf<E>> {
    for (;;) {
      await up
      try {
        return await callDesk({ url: server.url, cookies: manager.desk }, endpoint, request)
      } catch (error) {
        // The server is gone. A refusal would be a fault.
        if (!(error instanceof TypeError)) throw error
      }
    }
  }
  async function write(Code: string): Promise<void> {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const once = () => ({ ActivityId: randomUUID(), Code })
      const payment = { ...once(), Amount: 10, Method: 'card', Reference: `${Code}-${turn}` } as const
      given.push((await send(takePayment, { body: payment })).Receipt)
      const invoice = { ...once(), Payable: 17_250, Buyer: '', BuyerBin: '', BuyerAddress: '' }
      const { Number } = await send(issueInvoice, { body: invoice })
      given.push(Number)
      given.push((await send(creditInvoice, { body: { ...once(), Number, Reason: 'another buyer' } })).Number)
    }
  }
  async function killAtMilestones(): Promise<string[]> {
    const changed: string[] = []
    for (const count of KILLED_AFTER) {
      await expect.poll(() => given.length, { interval: 1, timeout: 60_000 }).toBeGreaterThanOrEqual(count)
      const restarted = Promise.withResolvers<void>()
      up = restarted.promise
      const before = await issued()
      await server.kill()
      server = await start()
      const after = await issued()
      changed.push(...[...before].flatMap(([number, sheet]) => (after.get(number) === sheet ? [] : [number])))
      changed.push(...(await gaps()))
      await untilInvoicesAreSetUp(manager)
      restarted.resolve()
    }
    return changed
  }

  const [broken] = await Promise.all([killAtMilestones(), ...codes.map(write)])

  const numbers = new Set([...(await issued()).keys(), ...(await receipts())])
  expect(broken).toEqual([])
  expect(await gaps()).toEqual([])
  expect(new Set(given)).toEqual(numbers)
  expect(given).toHaveLength(WRITERS * TURNS * 3)
  expect((await Promise.all(codes.map((code) => brokenPapers(manager, code)))).flat()).toEqual([])
})

/** A server begins with the content that the product was born with, and soon reads its own. */
async function untilInvoicesAreSetUp({ desk: cookies }: Worker): Promise<void> {
  await expect.poll(async () => (await callDesk({ url: server.url, cookies }, readLetterhead, {})).Bin).toBe(BIN)
}

/** Each of a room for two nights, BDT 17,250, of which 1,000 are paid. */
async function orders(): Promise<string[]> {
  const codes: string[] = []
  for (const [index, guest] of (await signInGuests(db, WRITERS, api.clock.now)).entries()) {
    const room = aPlace({ Id: 4, ...stayInDays(10 + 2 * index) })
    codes.push(await aPaidOrder(api, guest, [room], 1_000))
  }
  return codes
}

/** The tax documents by their numbers, as they were handed out. */
async function issued(): Promise<Map<string, string>> {
  const rows = await db.query<{ number: string; sheet: string }>(
    `select series || '-' || lpad(cast(number as text), 6, '0') as number, sheet from tax_document`,
    [],
  )
  return new Map(rows.map(({ number, sheet }) => [number, sheet]))
}

async function receipts(): Promise<string[]> {
  const rows = await db.query<{ receipt: string }>(
    `select coalesce(p.receipt, p.gateway_transaction) as receipt from payment p join payment_attempt a on a.id = p.attempt_id
     where a.gateway = 'desk' or p.receipt is not null`,
    [],
  )
  return rows.map(({ receipt }) => receipt)
}

/** Series whose numbers are not those from 1 to the last that was given. */
async function gaps(): Promise<string[]> {
  const counters = await db.query<{ series: string; next: number }>(
    'select series, next_number as next from receipt_counter',
    [],
  )
  const numbers = [...(await issued()).keys(), ...(await receipts())]
  return counters.flatMap(({ series, next }) => {
    const ofSeries = numbers.filter((number) => number.startsWith(series)).map((number) => Number(number.slice(-6)))
    const isWhole =
      ofSeries.length === next - 1 && ofSeries.toSorted((a, b) => a - b).every((one, index) => one === index + 1)
    return isWhole ? [] : [`${series}: ${ofSeries.join(' ')}, and ${next} is next`]
  })
}
