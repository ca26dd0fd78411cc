import { expect, test, vi } from 'vitest'
import { aPlace, stayInDays } from '#tests/support/bookings.ts'
import { choose, PAID_ONCE, standingOf, type PageForm } from '#tests/support/paying.ts'
import { aRestartableServer } from '#tests/support/restartable-server.ts'
import { untilPaid } from './sandbox-books.ts'
import { book, orderOf, signUp, type Shopper } from '#tests/support/shopper.ts'

const server = aRestartableServer()
/** The pause before each attempt grows. */
const PATIENCE = { timeout: 30_000 }
const standing = (code: string) => server.whileStopped((db) => standingOf({ api: { deps: { db } } }, code))

test('a server killed between Book and payment loses nothing: the order is held and is paid after the restart', async () => {
  const shopper = await signUp(server, '+8801720000001')
  const { code, paymentUrl } = await book(server, shopper, { places: [aPlace(stayInDays(10))] })

  await server.kill()
  await server.startAgain()
  const afterRestart = await orderOf(server, shopper, code)
  const form = await choose(fetch, paymentUrl, 'pay')
  const first = await comeBack(form)
  const again = await comeBack(form)

  expect(afterRestart).toMatchObject({ Status: 'Pending', Paid: 0 })
  expect([first, again]).toEqual(['SUCCESS', 'SUCCESS'])
  expect(await standing(code)).toEqual(PAID_ONCE)
})

test('a server killed as soon as the money was taken confirms the order though the guest never comes back', async () => {
  const shopper = await signUp(server, '+8801720000002')
  const { code, paymentUrl } = await book(server, shopper, { places: [aPlace(stayInDays(20))] })

  const pressed = choose(fetch, paymentUrl, 'pay').catch(() => undefined) // The answer may die with the server.
  await untilPaid(server.dataDir, paymentUrl)
  await server.kill()
  await pressed
  await server.startAgain()
  await untilConfirmed(shopper, code)

  expect(await standing(code)).toEqual(PAID_ONCE)
})

test('a server killed while the guest comes back counts the payment once, however often they come', async () => {
  const shopper = await signUp(server, '+8801720000004')
  const { code, paymentUrl } = await book(server, shopper, { places: [aPlace(stayInDays(40))] })

  const form = await choose(fetch, paymentUrl, 'pay')
  const cutOff = comeBack(form).catch(() => undefined) // The answer may die with the server.
  await server.kill()
  await cutOff
  await server.startAgain()
  const again = await comeBack(form)

  expect(again).toBe('SUCCESS')
  expect(await standing(code)).toEqual(PAID_ONCE)
})

/** Posts the form that leads back to the shop; returns what the status page receives. */
async function comeBack({ action, fields }: PageForm): Promise<string | null> {
  const response = await fetch(action, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  return new URL(response.headers.get('location') ?? '', action).searchParams.get('Transaction')
}

async function untilConfirmed(shopper: Shopper, code: string): Promise<void> {
  await vi.waitFor(async () => {
    const { Status } = await orderOf(server, shopper, code)
    if (Status !== 'Confirmed') throw new Error(`The order is ${Status}`)
  }, PATIENCE)
}
