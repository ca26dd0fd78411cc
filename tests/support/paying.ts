import { randomUUID } from 'node:crypto'
import type { Deps } from '#api/platform/deps.ts'
import type { Fetch } from '#api/money/payments/sslcommerz/ask.ts'
import { book } from '#contract/orders/orders.ts'
import { getPaymentState, payOrder } from '#contract/money/payments.ts'
import type { PayPercent } from '#contract/values/money.ts'
import { aBooking, aPlace } from './bookings.ts'
import { readData, signInGuests, type SignedIn } from './guests.ts'
import type { Shop } from './sandbox.ts'
import { START, type Answer } from './test-api.ts'

// What a guest who books one room for two nights does: BDT 13,000, with tax 14,950, of which 30 % is 4,485.

export const PAYABLE = 1_495_000
export const ADVANCE = 448_500

/** How an order of these stands that is held, or paid by 30 %. */
export const HELD = { status: 'Pending', paid: 0, nights: ['held', 'held'], payments: [] }
export const PAID_ONCE = { status: 'Confirmed', paid: ADVANCE, nights: ['booked', 'booked'], payments: [ADVANCE] }

export type Booked = { guest: SignedIn; code: string; paymentUrl: string; attemptId: string }

/** A booking at its payment page, by a new guest if none is given. */
export async function bookRoom(shop: Shop, payPercent: PayPercent = '30%', known?: SignedIn): Promise<Booked> {
  const [guest] = known ? [known] : await signInGuests(shop.api.deps.db, 1, START)
  if (!guest) throw new Error('There should be a guest')
  const answer = await shop.api.call(book, { body: aBooking([aPlace()], { PayPercent: payPercent }) }, guest)
  const { PaymentURL, Code } = readData(book, answer)
  return { guest, code: Code, paymentUrl: PaymentURL, attemptId: await newestAttempt(shop, Code) }
}

export async function requestPayment(
  shop: Shop,
  { guest, code }: Pick<Booked, 'guest' | 'code'>,
  { percent = '30%', activityId = randomUUID() }: { percent?: PayPercent; activityId?: string } = {},
): Promise<Answer> {
  shop.api.clock.advance(1) // Attempts are distinguished by their instants, and no guest submits twice in one.
  return shop.api.call(payOrder, { body: { ActivityId: activityId, Code: code, PayPercent: percent } }, guest)
}

/** The address of a payment page that a second request opens. */
export async function payAgain(
  shop: Shop,
  booked: Pick<Booked, 'guest' | 'code'>,
  percent: PayPercent = '30%',
): Promise<string> {
  return readData(payOrder, await requestPayment(shop, booked, { percent })).PaymentURL
}

export async function newestAttempt({ api }: Shop, orderCode: string): Promise<string> {
  const [row] = await api.deps.db.query<{ id: string }>(
    'select id from payment_attempt where order_code = $1 order by id desc limit 1',
    [orderCode],
  )
  if (!row) throw new Error(`Nobody tried to pay ${orderCode}`)
  return row.id
}

export async function stateOf({ api }: Shop, { code, attemptId }: Pick<Booked, 'code' | 'attemptId'>) {
  return readData(getPaymentState, await api.call(getPaymentState, { query: { Code: code, Id: attemptId } }))
}

type InDatabase = { api: { deps: Pick<Deps, 'db'> } }

/** How an order stands: status, paisa received, nights by their state, and the payments in the books. */
export async function standingOf({ api: { deps } }: InDatabase, orderCode: string) {
  const [order] = await deps.db.query<{ status: string; paid: number }>(
    'select status, paid_paisa as paid from orders where code = $1',
    [orderCode],
  )
  const nights = await deps.db.query<{ state: string }>(
    'select state from unit_night where order_code = $1 order by unit_id, night',
    [orderCode],
  )
  const payments = await deps.db.query<{ amount: number }>(
    'select amount_paisa as amount from payment where order_code = $1 order by received_at',
    [orderCode],
  )
  return { ...order, nights: nights.map(({ state }) => state), payments: payments.map(({ amount }) => amount) }
}

export async function verdictsOf({ api: { deps } }: Shop): Promise<string[]> {
  const rows = await deps.db.query<{ verdict: string }>('select verdict from payment_notice order by id')
  return rows.map(({ verdict }) => verdict)
}

/** A form that a page holds: where it goes and what its hidden fields say. */
export type PageForm = { action: string; fields: Record<string, string> }

/** Presses a button of the sandbox's payment page, as a guest's browser does; answers the form that leads back to the shop. */
export async function choose(
  fetch: Fetch,
  paymentUrl: string,
  choice: 'pay' | 'fail' | 'cancel',
  method = 'bKash',
): Promise<PageForm> {
  const page = await fetch(paymentUrl)
  const text = await page.text()
  if (page.status !== 200 || !text.includes(`value="${choice}"`))
    throw new Error(`No button ${choice} on ${paymentUrl}`)
  const answer = await fetch(paymentUrl, { method: 'POST', body: new URLSearchParams({ choice, method }) })
  return readForm(await answer.text())
}

export function readForm(page: string): PageForm {
  const action = /<form[^>]* action="([^"]*)"/.exec(page)?.[1]
  if (action === undefined) throw new Error('The page has no form that leads back')
  const inputs = page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)
  const fields = Object.fromEntries(Array.from(inputs, ([, name = '', value = '']) => [name, unescape(value)]))
  return { action: unescape(action), fields }
}

function unescape(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
