import {
  GatewayRefused,
  GatewayUnreachable,
  type GatewayVerdict,
  type PaymentGateway,
  type NewSession,
} from '#api/platform/payment-gateway.ts'
import {
  RefundAnswer,
  SessionAnswer,
  SessionQueryAnswer,
  TransactionQueryAnswer,
  ValidationAnswer,
  ask,
  type Fetch,
  decimalOf,
} from './ask.ts'
import { readCallback } from './read-callback.ts'
import { refundProgress, refundQuery, refundVerdict, verdictOf, verdictOfTries } from './verdict.ts'

type SslcommerzOptions = {
  /** The host, and the mount if there is one, without a trailing slash. */
  baseUrl: string
  storeId: string
  storePassword: string
  fetch: Fetch
  /** Receives the gateway's receipt when a guest has no e-mail address: the gateway demands one. */
  fallbackEmail: string
}

const VALIDATION = 'validator/api/validationserverAPI.php'
const QUERY = 'validator/api/merchantTransIDvalidationAPI.php'

/** SSLCOMMERZ v4. */
export function createSslcommerz(options: SslcommerzOptions): PaymentGateway {
  const { baseUrl, storeId, storePassword, fetch } = options

  function urlOf(path: string, query: Record<string, string>): URL {
    const url = new URL(`${baseUrl}/${path}`)
    url.search = new URLSearchParams({
      ...query,
      store_id: storeId,
      store_passwd: storePassword,
      v: '1',
      format: 'json',
    }).toString()
    return url
  }

  async function querySession(sessionkey: string): Promise<GatewayVerdict> {
    return verdictOf(await ask({ fetch, url: urlOf(QUERY, { sessionkey }), answer: SessionQueryAnswer }))
  }

  async function queryTries(tran_id: string): Promise<GatewayVerdict> {
    const { element } = await ask({ fetch, url: urlOf(QUERY, { tran_id }), answer: TransactionQueryAnswer })
    return verdictOfTries(element)
  }

  return {
    id: 'sslcommerz',
    limits: { min: 1_000, max: 50_000_000 },
    async createSession(session) {
      const answer = await ask({
        fetch,
        url: new URL(`${baseUrl}/gwprocess/v4/api.php`),
        init: { method: 'POST', body: sessionForm(session, options) },
        answer: SessionAnswer,
      })
      if (answer.status !== 'SUCCESS') throw new GatewayRefused(answer.failedreason ?? 'no reason given')
      if (!answer.sessionkey || !isWebAddress(answer.GatewayPageURL)) {
        throw new GatewayUnreachable('a session without its page cannot be read')
      }
      return { paymentUrl: answer.GatewayPageURL, sessionRef: answer.sessionkey }
    },
    readCallback: (callback) => readCallback(callback, options),
    async settle({ token }) {
      return verdictOf(await ask({ fetch, url: urlOf(VALIDATION, { val_id: token }), answer: ValidationAnswer }))
    },
    async query({ attemptId, sessionRef }) {
      const ofSession = sessionRef === undefined ? undefined : await querySession(sessionRef)
      if (ofSession?.state === 'paid' || ofSession?.state === 'review') return ofSession
      const ofTries = await queryTries(attemptId)
      return ofTries.state === 'pending' && ofSession ? ofSession : ofTries
    },
    async refund(request) {
      return refundVerdict(await ask({ fetch, url: urlOf(QUERY, refundQuery(request)), answer: RefundAnswer }))
    },
    async queryRefund({ refundRef }) {
      const url = urlOf(QUERY, { refund_ref_id: refundRef })
      return refundProgress(await ask({ fetch, url, answer: RefundAnswer }), refundRef)
    },
  }
}

function isWebAddress(text: string | undefined): text is string {
  return text !== undefined && ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? '')
}

type SessionFormOptions = { storeId: string; storePassword: string; fallbackEmail: string }

/** The fields of a session request, cut to the lengths that the gateway allows. */
export function sessionForm(session: NewSession, options: SessionFormOptions): URLSearchParams {
  const { guest, returnUrls } = session
  return new URLSearchParams({
    store_id: options.storeId,
    store_passwd: options.storePassword,
    total_amount: decimalOf(session.amount),
    currency: 'BDT',
    tran_id: session.attemptId,
    success_url: returnUrls.success,
    fail_url: returnUrls.fail,
    cancel_url: returnUrls.cancel,
    ipn_url: session.callbackUrl,
    product_name: cut(session.description, 255),
    product_category: 'Hotel',
    product_profile: 'non-physical-goods',
    shipping_method: 'NO',
    num_of_item: '1',
    cus_name: cut(guest.name, 50) || 'Guest',
    cus_email: receiptAddress(guest.email, options.fallbackEmail),
    cus_phone: cut(guest.phone, 20),
    cus_add1: cut(guest.address, 50) || 'Not given',
    cus_city: cut(guest.city, 50) || 'Dhaka',
    cus_postcode: cut(guest.postalCode, 30) || '1000',
    cus_country: cut(guest.country, 50) || 'Bangladesh',
    value_a: cut(session.description, 255),
  })
}

function cut(text: string, length: number): string {
  return Array.from(text.trim()).slice(0, length).join('')
}

/** The gateway requires an address and checks it; a truncated one could belong to another person. */
function receiptAddress(email: string, fallback: string): string {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && email.length <= 50 ? email : fallback
}
