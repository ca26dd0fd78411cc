import { expect, test } from 'vitest'
import { GatewayUnreachable } from '../gateway.ts'
import { createSslcommerz } from './sslcommerz.ts'

const request = {
  refundId: '01JF8Z3K7Q9R2S4T5V6W7X8Y9R',
  refundKey: '2012281819050EKvRpPgPpY3eDG',
  amount: 224_250,
  orderCode: 'ABCDEFGH1234',
  reason: 'Cancelled by the guest & more',
}

function gatewayThatAnswers(answer: object) {
  const asked: URL[] = []
  const gateway = createSslcommerz({
    storeId: 'resort',
    storePassword: 'top-secret',
    baseUrl: 'https://gateway.test',
    fallbackEmail: 'payments@resort.test',
    async fetch(url) {
      asked.push(new URL(url))
      return Response.json(answer)
    },
  })
  return { gateway, asked }
}

test('a refund is asked for in the words of SSLCOMMERZ, each value encoded', async () => {
  const { gateway, asked } = gatewayThatAnswers({ APIConnect: 'DONE', status: 'success', refund_ref_id: 'R1' })

  await gateway.refund(request)

  expect(asked[0]?.pathname).toBe('/validator/api/merchantTransIDvalidationAPI.php')
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    bank_tran_id: '2012281819050EKvRpPgPpY3eDG',
    refund_trans_id: '01JF8Z3K7Q9R2S4T5V6W7X8Y9R',
    refund_amount: '2242.50',
    refund_remarks: 'Cancelled by the guest & more',
    refe_id: 'ABCDEFGH1234',
    store_id: 'resort',
    store_passwd: 'top-secret',
    v: '1',
    format: 'json',
  })
})

test.each([
  [
    { APIConnect: 'DONE', status: 'success', refund_ref_id: 'R1' },
    { state: 'processing', refundRef: 'R1' },
  ],
  [
    { APIConnect: 'DONE', status: 'processing', refund_ref_id: '' },
    { state: 'processing', refundRef: undefined },
  ],
  [
    { APIConnect: 'DONE', status: 'failed', errorReason: 'No balance' },
    { state: 'refused', reason: 'No balance' },
  ],
  [{ APIConnect: 'INVALID_REQUEST' }, { state: 'refused', reason: 'no reason given' }],
])('to a refund %j means %j', async (answer, verdict) => {
  expect(await gatewayThatAnswers(answer).gateway.refund(request)).toEqual(verdict)
})

test.each([
  [{ APIConnect: 'DONE', status: 'refunded' }, { state: 'refunded' }],
  [
    { APIConnect: 'DONE', status: 'processing' },
    { state: 'processing', refundRef: 'R1' },
  ],
  [
    { APIConnect: 'DONE', status: 'cancelled' },
    { state: 'refused', reason: 'cancelled' },
  ],
])('of a refund %j means %j', async (answer, verdict) => {
  expect(await gatewayThatAnswers(answer).gateway.queryRefund({ refundRef: 'R1' })).toEqual(verdict)
})

test.each([{ APIConnect: 'FAILED' }, { APIConnect: 'INACTIVE' }, { APIConnect: 'DONE', status: 'pondering' }, {}])(
  '%j leaves a refund unknown',
  async (answer) => {
    const { gateway } = gatewayThatAnswers(answer)

    await expect(gateway.refund(request)).rejects.toThrow(GatewayUnreachable)
    await expect(gateway.queryRefund({ refundRef: 'R1' })).rejects.toThrow(GatewayUnreachable)
  },
)
