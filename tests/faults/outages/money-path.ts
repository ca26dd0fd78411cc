import { randomUUID } from 'node:crypto'
import { reconcileAttempts } from '#api/money/payments/reconcile.ts'
import { reconcileRefunds } from '#api/money/refunds/settle-refund.ts'
import { cancelBooking } from '#contract/money/cancellations.ts'
import { book } from '#contract/orders/orders.ts'
import { aBooking, aPlace } from '#tests/support/bookings.ts'
import { cancel, hasSentBack, signInAgain } from '#tests/support/cancelling.ts'
import { readData, signInGuests } from '#tests/support/guests.ts'
import { brokenBooks } from '#tests/support/invariants/books.ts'
import { ADVANCE, type Booked, HELD, newestAttempt, PAID_ONCE, standingOf, stateOf } from '#tests/support/paying.ts'
import { type Shop, startTestApiWithSandbox } from '#tests/support/sandbox.ts'
import { START, type Answer } from '#tests/support/test-api.ts'
import type { FragileDb } from './outages.ts'

/** The steps at which the database may become unavailable. */
export const moneySteps = ['hold', 'gateway session', 'return', 'callback', 'settle', 'refund'] as const
export type MoneyStep = (typeof moneySteps)[number]

/** Where the outage begins only when the gateway's answer arrives: what its address contains. */
const answeredBefore: Readonly<Partial<Record<MoneyStep, string>>> = {
  'gateway session': 'gwprocess',
  settle: 'validator',
  refund: 'refund_trans_id',
}

const DAY = 24 * 3600
const REFUND = ADVANCE / 2

/** What was answered at each step to two requests while the database was lost. */
export type Answered = Partial<Record<MoneyStep, unknown>>

const UNAVAILABLE = [503, '3']
export const ASK_AGAIN = [UNAVAILABLE, UNAVAILABLE]

/**
 * One guest books, pays, comes back, and cancels, and a rival wants the same nights. At these steps the database is lost while they
 * ask twice, and they ask again when it is back. Returns what they were answered meanwhile, what the books show after each part, and
 * what was logged as a fault of our own.
 */
export async function walkMoneyPath(database: FragileDb, steps: readonly MoneyStep[]) {
  const logged: string[] = []
  const onError = (_: object, message: string) => void logged.push(message)
  const shop = await startTestApiWithSandbox({ open: async () => database, onError })
  try {
    const { answered, ...books } = await walk(shop, database, steps)
    return { answered, books, faults: logged.filter((message) => message === 'unexpected error') }
  } finally {
    await shop.close()
  }
}

async function walk(shop: Shop, database: FragileDb, steps: readonly MoneyStep[]) {
  const { api, network } = shop
  const answered: Answered = {}

  async function meet<Got>(step: MoneyStep, ask: () => Promise<Got>, read: (got: Got) => unknown): Promise<boolean> {
    if (!steps.includes(step)) return false
    const address = answeredBefore[step]
    if (address === undefined) await database.begin()
    else {
      network.bring = async (url, answer) => {
        if (url.includes(address)) await database.begin()
        return answer
      }
    }
    answered[step] = [read(await ask()), read(await ask())]
    network.bring = async (_url, answer) => answer
    await database.end()
    return true
  }

  const [guest, rival] = await signInGuests(api.deps.db, 2, START)
  if (!guest || !rival) throw new Error('There should be two guests')
  const [room, house] = [
    aBooking([aPlace()], { PayPercent: '30%' }),
    aBooking([aPlace({ Type: 'HOUSE', Quantity: 1 })]),
  ]
  const bookRoom = () => api.call(book, { body: room }, guest)
  const bookHouse = () => api.call(book, { body: house }, rival)
  network.losesNotices = true

  await meet(
    'hold',
    () => inTurn(bookRoom, bookHouse),
    ([first]) => refusalOf(first),
  )
  await meet('gateway session', bookRoom, refusalOf)
  const [{ Code: code, PaymentURL: paymentUrl }, again] = await twice(async () => readData(book, await bookRoom()))
  const refusedRival = await bookHouse()
  const booked: Booked = { guest, code, paymentUrl, attemptId: await newestAttempt(shop, code) }
  const afterHold = { ...(await standingOf(shop, code)), isOne: again.Code === code, rival: refusedRival.Code }

  const form = await shop.choose(paymentUrl, 'pay')
  const notify = () => shop.notice(form.fields)
  const comeBack = async () => (await shop.goBack(form)).searchParams.get('Transaction')
  // A gateway sends a callback again that was not taken.
  if (await meet('callback', notify, ({ status, headers }) => [status, headers.get('retry-after')])) await notify()
  await meet('return', comeBack, (landing) => landing)
  await meet('settle', comeBack, (landing) => landing)
  api.clock.advance(180)
  await reconcileAttempts(api.deps)
  const landings = await twice(comeBack)
  const { State: state } = await stateOf(shop, booked)
  const afterPayment = { ...(await standingOf(shop, code)), landings, state, broken: await brokenBooks(api.deps) }

  api.clock.advance(2 * DAY)
  const mine = await signInAgain(shop, booked)
  const activityId = randomUUID()
  const giveUp = () => cancel(shop, mine, { refund: REFUND, activityId })
  await meet('refund', giveUp, refusalOf)
  const given = await twice(async () => readData(cancelBooking, await giveUp()).Status)
  api.clock.advance(3600)
  await reconcileRefunds(api.deps)
  const isRefundedOnce = await hasSentBack(shop, booked.attemptId, REFUND)
  const afterRefund = { ...(await standingOf(shop, code)), given, isRefundedOnce, messages: await messagesOf(shop) }

  return { answered, afterHold, afterPayment, afterRefund }
}

/** The path of a guest to whom nothing happened. */
export const untroubled = {
  afterHold: { ...HELD, isOne: true, rival: 'dates_taken' },
  afterPayment: { ...PAID_ONCE, landings: ['SUCCESS', 'SUCCESS'], state: 'SUCCESS', broken: [] },
  afterRefund: {
    ...PAID_ONCE,
    status: 'Refunded',
    nights: [],
    given: ['Cancelled', 'Cancelled'],
    isRefundedOnce: true,
    messages: { confirmed: 1, cancelled: 1, refunded: 1 },
  },
}

const refusalOf = ({ status, headers }: Answer) => [status, headers.get('retry-after')]

async function inTurn<Got>(first: () => Promise<Got>, second: () => Promise<Got>): Promise<[Got, Got]> {
  return [await first(), await second()]
}

/** Sends a request twice at the same time, as an impatient guest does. */
function twice<Got>(ask: () => Promise<Got>): Promise<[Got, Got]> {
  return Promise.all([ask(), ask()])
}

/** How many messages of each kind the guest is sent. */
async function messagesOf({ api: { deps } }: Shop) {
  const rows = await deps.db.query<{ body: string }>("select body from outbox where channel = 'sms'")
  const count = (words: RegExp) => rows.filter(({ body }) => words.test(body)).length
  return { confirmed: count(/confirmed/), cancelled: count(/is cancelled/), refunded: count(/refunded\.$/) }
}
