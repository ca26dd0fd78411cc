import { expect, test } from 'vitest'
import { noFaults } from '#server/sandbox/options.ts'
import { createSandbox } from '#server/sandbox/sandbox.ts'
import { choose } from '#tests/support/paying.ts'
import { gatewayContract, type GatewayBench } from '#tests/support/gateways/gateway-contract.ts'
import { refundContract } from '#tests/support/gateways/refund-contract.ts'
import { GatewayUnreachable, type NewSession } from '#api/platform/payment-gateway.ts'
import type { Fetch } from './ask.ts'
import { createSslcommerz, sessionForm } from './sslcommerz.ts'
import { signatureOf } from './read-callback.ts'

const STORE = { storeId: 'resort', storePassword: 'top-secret' }
const BASE = 'http://gateway.test/sandbox'

function adapter(fetch: Fetch, store = STORE) {
  return createSslcommerz({ ...store, baseUrl: BASE, fallbackEmail: 'payments@resort.test', fetch })
}

const openBench = async (): Promise<GatewayBench> => {
  const clock = { now: new Date('2026-11-20T06:00:00Z') }
  const faults = { ...noFaults }
  const notify = async () => new Response()
  const sandbox = createSandbox({ ...STORE, file: ':memory:', baseUrl: BASE, now: () => clock.now, faults, notify })
  const reach: Fetch = async (url, init) => sandbox.app.request(url, init)
  return {
    gateway: adapter(reach),
    stranger: adapter(reach, { ...STORE, storePassword: 'guess' }),
    choose: async (paymentUrl, choice) => (await choose(reach, paymentUrl, choice)).fields,
    forge: (form) => ({ ...form, amount: '1.00' }),
    letPagesEnd() {
      clock.now = new Date(clock.now.getTime() + 3_600_000)
    },
    goAway() {
      faults.isUnreachable = true
    },
    comeBack() {
      faults.isUnreachable = false
    },
    misreport() {
      faults.missingPaisa = 1
    },
    letRefundsArrive() {
      clock.now = new Date(clock.now.getTime() + 60_000)
    },
    close: () => sandbox.close(),
  }
}

gatewayContract(openBench)
refundContract(openBench)

const session: NewSession = {
  attemptId: '01JF8Z3K7Q9R2S4T5V6W7X8Y9Z',
  amount: 448_505,
  guest: {
    name: '🌴'.repeat(60),
    email: `${'a'.repeat(60)}@x.bd`,
    phone: '1',
    address: '',
    city: '',
    country: '',
    postalCode: '',
  },
  description: 'Booking',
  returnUrls: { success: 'http://r/s', fail: 'http://r/f', cancel: 'http://r/c' },
  callbackUrl: 'http://r/n',
}

test('a session request cuts what is too long, but never an e-mail address', () => {
  const form = sessionForm(session, { ...STORE, fallbackEmail: 'payments@resort.test' })

  expect(form.get('total_amount')).toBe('4485.05')
  expect(form.get('cus_name')).toBe('🌴'.repeat(50))
  expect(form.get('cus_email')).toBe('payments@resort.test')
  expect(form.get('shipping_method')).toBe('NO')
})

test.each([
  ['an error page', () => new Response('<html>Bad Gateway</html>', { status: 502 })],
  ['no JSON', () => new Response('<html>Maintenance</html>')],
  ['another shape', () => Response.json(['SUCCESS'])],
  ['a session without a page', () => Response.json({ status: 'SUCCESS', sessionkey: 'K', GatewayPageURL: '' })],
  [
    'a page that is not a web address',
    () => Response.json({ status: 'SUCCESS', sessionkey: 'K', GatewayPageURL: 'javascript:1' }),
  ],
])('%s for a session is unknown, not refused', async (_, answer) => {
  await expect(adapter(async () => answer()).createSession(session)).rejects.toThrow(GatewayUnreachable)
})

test('an answer to a query that was not carried out is unknown', async () => {
  const gateway = adapter(async () => Response.json({ APIConnect: 'INACTIVE', element: [] }))

  await expect(gateway.query({ attemptId: 'A', sessionRef: undefined })).rejects.toThrow(GatewayUnreachable)
})

test('a payment whose amount cannot be read is unknown, and one without a judgement of its risk is for staff', async () => {
  const proof = { status: 'VALID', tran_id: 'A', val_id: 'V', bank_tran_id: 'B', currency_type: 'BDT' }
  const answering = (fields: object) => gatewayThatAnswers({ ...proof, ...fields }).gateway

  const unreadable = answering({ currency_amount: '1e3' }).settle({ attemptId: 'A', token: 'V' })
  const unjudged = await answering({ currency_amount: '10.00' }).settle({ attemptId: 'A', token: 'V' })
  const numeric = await answering({ currency_amount: 10.5, risk_level: 0 }).settle({ attemptId: 'A', token: 'V' })

  await expect(unreadable).rejects.toThrow(GatewayUnreachable)
  expect(unjudged).toMatchObject({ state: 'review', amount: 1_000 })
  expect(numeric).toMatchObject({ state: 'paid', amount: 1_050 })
})

test('a rightly signed notice of another store is not one of ours', () => {
  const fields = { status: 'VALID', tran_id: 'A', val_id: 'V', amount: '10.00', currency: 'BDT', store_id: 'another' }
  const form = {
    ...fields,
    verify_key: Object.keys(fields).join(','),
    verify_sign: signatureOf(fields, STORE.storePassword),
  }

  const hint = adapter(async () => new Response()).readCallback({ kind: 'notice', form })

  expect(hint).toEqual({ attemptId: 'A', hint: 'none', token: undefined, signature: 'bad', covered: {} })
})

test('no error says the secrets that the gateway wants in its addresses', async () => {
  const gateway = adapter(async () => {
    throw new Error('connection refused')
  })

  const error = await gateway.query({ attemptId: 'A', sessionRef: undefined }).catch((thrown: unknown) => thrown)

  expect(error).toBeInstanceOf(GatewayUnreachable)
  expect(String(error)).not.toContain(STORE.storePassword)
})

const request = {
  refundId: '01JF8Z3K7Q9R2S4T5V6W7X8Y9R',
  refundKey: '2012281819050EKvRpPgPpY3eDG',
  amount: 224_250,
  orderCode: 'ABCDEFGH1234',
  reason: 'Cancelled by the guest & more',
}

function gatewayThatAnswers(answer: object) {
  const asked: URL[] = []
  const gateway = adapter(async (url) => {
    asked.push(new URL(url))
    return Response.json({ APIConnect: 'DONE', ...answer })
  })
  return { gateway, asked }
}

test('a refund is asked for in the words of SSLCOMMERZ, each value encoded', async () => {
  const { gateway, asked } = gatewayThatAnswers({ status: 'success', refund_ref_id: 'R1' })

  await gateway.refund(request)

  expect(asked[0]?.pathname).toBe('/sandbox/validator/api/merchantTransIDvalidationAPI.php')
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
    { status: 'success', refund_ref_id: 'R1' },
    { state: 'processing', refundRef: 'R1' },
  ],
  [
    { status: 'processing', refund_ref_id: '' },
    { state: 'processing', refundRef: undefined },
  ],
  [
    { status: 'failed', errorReason: 'No balance' },
    { state: 'refused', reason: 'No balance' },
  ],
  [{ APIConnect: 'INVALID_REQUEST' }, { state: 'refused', reason: 'INVALID_REQUEST' }],
])('to a refund %j means %j', async (answer, verdict) => {
  expect(await gatewayThatAnswers(answer).gateway.refund(request)).toEqual(verdict)
})

test.each([
  [{ status: 'refunded' }, { state: 'refunded' }],
  [{ status: 'processing' }, { state: 'processing', refundRef: 'R1' }],
  [{ status: 'cancelled' }, { state: 'refused', reason: 'cancelled' }],
])('of a refund %j means %j', async (answer, verdict) => {
  expect(await gatewayThatAnswers(answer).gateway.queryRefund({ refundRef: 'R1' })).toEqual(verdict)
})

test.each([{ APIConnect: 'FAILED' }, { APIConnect: 'INACTIVE' }, { APIConnect: undefined }, { status: 'pondering' }])(
  '%j leaves a refund unknown',
  async (answer) => {
    const { gateway } = gatewayThatAnswers(answer)

    await expect(gateway.refund(request)).rejects.toThrow(GatewayUnreachable)
    await expect(gateway.queryRefund({ refundRef: 'R1' })).rejects.toThrow(GatewayUnreachable)
  },
)
