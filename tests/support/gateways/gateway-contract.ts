import { afterEach, beforeEach, expect, test } from 'vitest'
import { aSession } from './a-session.ts'
import {
  GatewayRefused,
  GatewayUnreachable,
  type NewSession,
  type PaymentGateway,
} from '#api/platform/payment-gateway.ts'

/** A gateway's adapter with its other side in the test's hands. */
export type GatewayBench = {
  gateway: PaymentGateway
  /** The adapter with credentials that the gateway does not know. */
  stranger: PaymentGateway
  /** What a guest does on a payment page; answers the form that browser and notice carry to us. */
  choose(paymentUrl: string, choice: 'pay' | 'fail' | 'cancel'): Promise<Readonly<Record<string, string>>>
  /** The form with another amount, under its old signature. */
  forge(form: Readonly<Record<string, string>>): Readonly<Record<string, string>>
  /** Time passes until payment pages end. */
  letPagesEnd(): void
  /** Time passes until the bank has carried out what was refunded. */
  letRefundsArrive(): void
  /** From now on no question is answered. */
  goAway(): void
  comeBack(): void
  /** From now on it misreports every amount by one paisa. */
  misreport(): void
  close(): Promise<void>
}

const ONE = aSession().attemptId
const OTHER = '01JF8Z3K7Q9R2S4T5V6W7X8Y9A'

/** What every gateway's adapter must do. Call it in a test file of the adapter's. */
export function gatewayContract(openBench: () => Promise<GatewayBench>): void {
  let bench: GatewayBench
  beforeEach(async () => {
    bench = await openBench()
  })
  afterEach(() => bench.close())

  const paid = { state: 'paid', attemptId: ONE, amount: 448_550, currency: 'BDT' }
  const openPage = (changes?: Partial<NewSession>) => bench.gateway.createSession(aSession(changes))
  const read = (form: Readonly<Record<string, string>>) => bench.gateway.readCallback({ kind: 'notice', form })

  test('an unused page is pending', async () => {
    const { sessionRef } = await openPage()

    expect(await bench.gateway.query({ attemptId: ONE, sessionRef })).toEqual({ state: 'pending' })
  })

  test('a payment is proved by its token, again and again, and by a query', async () => {
    const { paymentUrl, sessionRef } = await openPage()

    const { hint, token, attemptId, signature } = read(await bench.choose(paymentUrl, 'pay'))

    expect({ hint, attemptId, signature }).toEqual({ hint: 'paid', attemptId: ONE, signature: 'ok' })
    const proof = await bench.gateway.settle({ attemptId: ONE, token: token ?? '' })
    expect(proof).toMatchObject(paid)
    expect(await bench.gateway.settle({ attemptId: ONE, token: token ?? '' })).toEqual(proof)
    expect(await bench.gateway.query({ attemptId: ONE, sessionRef })).toEqual(proof)
    expect(await bench.gateway.query({ attemptId: ONE, sessionRef: undefined })).toEqual(proof)
  })

  test('a decline is a result', async () => {
    const { paymentUrl, sessionRef } = await openPage()

    const hint = read(await bench.choose(paymentUrl, 'fail'))

    expect(hint).toMatchObject({ hint: 'failed', attemptId: ONE, token: undefined, signature: 'ok' })
    expect(await bench.gateway.query({ attemptId: ONE, sessionRef })).toEqual({ state: 'failed' })
  })

  test('a cancelled payment is distinguished from a declined one', async () => {
    const { paymentUrl, sessionRef } = await openPage()

    const hint = read(await bench.choose(paymentUrl, 'cancel'))

    expect(hint).toMatchObject({ hint: 'cancelled', attemptId: ONE, token: undefined, signature: 'ok' })
    expect(await bench.gateway.query({ attemptId: ONE, sessionRef })).toEqual({ state: 'cancelled' })
  })

  test('a page that ended unused has expired', async () => {
    const { sessionRef } = await openPage()

    bench.letPagesEnd()

    expect(await bench.gateway.query({ attemptId: ONE, sessionRef })).toEqual({ state: 'expired' })
  })

  test('what the gateway does not know is pending, never declined', async () => {
    expect(await bench.gateway.query({ attemptId: OTHER, sessionRef: undefined })).toEqual({ state: 'pending' })
    expect(await bench.gateway.query({ attemptId: OTHER, sessionRef: 'NOSUCHSESSION' })).toEqual({ state: 'pending' })
    expect(await bench.gateway.settle({ attemptId: OTHER, token: 'made-up' })).toEqual({ state: 'pending' })
  })

  test('a gateway that does not answer is unreachable, and the payment is found when it is back', async () => {
    const { paymentUrl, sessionRef } = await openPage()
    await bench.choose(paymentUrl, 'pay')

    bench.goAway()
    await expect(bench.gateway.query({ attemptId: ONE, sessionRef })).rejects.toThrow(GatewayUnreachable)
    await expect(bench.gateway.settle({ attemptId: ONE, token: 'any' })).rejects.toThrow(GatewayUnreachable)
    await expect(openPage({ attemptId: OTHER })).rejects.toThrow(GatewayUnreachable)
    bench.comeBack()

    expect(await bench.gateway.query({ attemptId: ONE, sessionRef })).toMatchObject(paid)
  })

  test('a forged notice is seen, and names no proof', async () => {
    const { paymentUrl } = await openPage()
    const form = await bench.choose(paymentUrl, 'pay')

    expect(read(bench.forge(form))).toMatchObject({ hint: 'none', attemptId: ONE, token: undefined, signature: 'bad' })
    expect(read({ tran_id: ONE })).toMatchObject({ hint: 'none', token: undefined, signature: 'absent' })
    expect(read({})).toMatchObject({ hint: 'none', attemptId: undefined, signature: 'absent' })
  })

  test('an amount is reported as the gateway has it, to the paisa, for the core to compare', async () => {
    const { paymentUrl, sessionRef } = await openPage()
    await bench.choose(paymentUrl, 'pay')

    bench.misreport()

    expect(await bench.gateway.query({ attemptId: ONE, sessionRef })).toMatchObject({ state: 'paid', amount: 448_549 })
  })

  test('the proof of another payment names the other attempt', async () => {
    await openPage()
    const other = await openPage({ attemptId: OTHER })
    const { token } = read(await bench.choose(other.paymentUrl, 'pay'))

    const proof = await bench.gateway.settle({ attemptId: ONE, token: token ?? '' })

    expect(proof).toMatchObject({ state: 'paid', attemptId: OTHER })
  })

  test('of several pages of one attempt the paid one counts', async () => {
    const first = await openPage()
    const second = await openPage()
    await bench.choose(first.paymentUrl, 'fail')
    await bench.choose(second.paymentUrl, 'pay')

    expect(await bench.gateway.query({ attemptId: ONE, sessionRef: first.sessionRef })).toMatchObject(paid)
  })

  test('wrong credentials or an amount beyond the limits are refused', async () => {
    const { limits } = bench.gateway

    await expect(bench.stranger.createSession(aSession())).rejects.toThrow(GatewayRefused)
    await expect(openPage({ amount: limits.max + 1 })).rejects.toThrow(GatewayRefused)
    await expect(openPage({ amount: limits.min - 1 })).rejects.toThrow(GatewayRefused)
    await expect(openPage({ amount: limits.min })).resolves.toBeDefined()
    await expect(openPage({ amount: limits.max })).resolves.toBeDefined()
  })
}
