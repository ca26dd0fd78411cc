import { afterEach, beforeEach, expect, test } from 'vitest'
import type { GatewayBench } from './gateway-contract.ts'
import { GatewayUnreachable, type RefundRequest } from '#api/platform/payment-gateway.ts'
import { aSession } from './a-session.ts'

const AMOUNT = 448_550

/** What every gateway's adapter must do with refunds. Called with `gatewayContract`. */
export function refundContract(openBench: () => Promise<GatewayBench>): void {
  let bench: GatewayBench
  let refundKey: string
  beforeEach(async () => {
    bench = await openBench()
    refundKey = await pay()
  })
  afterEach(() => bench.close())

  async function pay(): Promise<string> {
    const session = aSession({ amount: AMOUNT })
    const { paymentUrl, sessionRef } = await bench.gateway.createSession(session)
    await bench.choose(paymentUrl, 'pay')
    const verdict = await bench.gateway.query({ attemptId: session.attemptId, sessionRef })
    if (verdict.state !== 'paid') throw new Error(`The payment is ${verdict.state}`)
    return verdict.refundKey
  }
  const aRefund = (changes: Partial<RefundRequest> = {}): RefundRequest => ({
    refundId: '01JF8Z3K7Q9R2S4T5V6W7X8Y9R',
    refundKey,
    amount: AMOUNT,
    orderCode: 'ABCDEFGH1234',
    reason: 'Cancelled by the guest',
    ...changes,
  })
  const begin = async (changes?: Partial<RefundRequest>) => {
    const verdict = await bench.gateway.refund(aRefund(changes))
    if (verdict.state !== 'processing') throw new Error(`The refund is ${verdict.state}`)
    return verdict.refundRef ?? ''
  }

  test('a refund is on its way, and later has arrived', async () => {
    const refundRef = await begin()

    expect(await bench.gateway.queryRefund({ refundRef })).toEqual({ state: 'processing', refundRef })
    bench.letRefundsArrive()
    expect(await bench.gateway.queryRefund({ refundRef })).toEqual({ state: 'refunded' })
  })

  test('a refund that is asked for twice under one id is made once', async () => {
    const half = AMOUNT / 2

    const first = await begin({ amount: half })
    const second = await begin({ amount: half })
    const rest = await begin({ amount: half, refundId: '01JF8Z3K7Q9R2S4T5V6W7X8Y9S' })

    expect(second).toBe(first)
    expect(rest).not.toBe(first)
  })

  test('more than was paid is never refunded', async () => {
    await begin({ amount: AMOUNT - 100 })

    const rest = await bench.gateway.refund(aRefund({ amount: 101, refundId: '01JF8Z3K7Q9R2S4T5V6W7X8Y9S' }))

    expect(rest).toMatchObject({ state: 'refused' })
  })

  test('a refund of a payment that the gateway does not know is refused', async () => {
    const verdict = await bench.gateway.refund(aRefund({ refundKey: 'nosuchpayment' }))

    expect(verdict).toEqual({ state: 'refused', reason: expect.stringMatching(/./) })
  })

  test('while the gateway is away nothing is known of a refund, and the same id finds it again', async () => {
    const refundRef = await begin()

    bench.goAway()
    await expect(bench.gateway.refund(aRefund())).rejects.toThrow(GatewayUnreachable)
    await expect(bench.gateway.queryRefund({ refundRef })).rejects.toThrow(GatewayUnreachable)
    bench.comeBack()

    expect(await begin()).toBe(refundRef)
  })

  test('wrong credentials refund nothing and say nothing about a refund', async () => {
    await expect(bench.stranger.refund(aRefund())).rejects.toThrow(GatewayUnreachable)
  })

  test('a refund of which the gateway knows nothing stays unknown', async () => {
    await expect(bench.gateway.queryRefund({ refundRef: 'nosuchrefund' })).rejects.toThrow(GatewayUnreachable)
  })
}
