import { setTimeout as wait } from 'node:timers/promises'
import { decimalOf, type Fetch, paisaOf } from '#api/money/payments/sslcommerz/ask.ts'
import { signatureOf } from '#api/money/payments/sslcommerz/read-callback.ts'
import type { Faults, Sandbox } from './options.ts'
import type { Session } from './session.ts'

const DHAKA_OFFSET_MS = 6 * 60 * 60_000
const FEE_PERCENT = 2.5

/** What the gateway reports of a payment page, in its notices and answers alike. Only a paid one has a val_id, a card and a risk. */
export function transactionFields(session: Session, faults: Faults): Record<string, string> {
  const { request } = session
  const paisa = (paisaOf(request.total_amount) ?? 0) - faults.missingPaisa
  const amount = decimalOf(paisa)
  const common = {
    status: session.status,
    tran_id: request.tran_id,
    tran_date: gatewayTime(session.decidedAt ?? session.createdAt),
    amount,
    currency: faults.currency ?? request.currency,
    currency_type: faults.currency ?? request.currency,
    currency_amount: amount,
    currency_rate: '1.0000',
    base_fair: '0.00',
    bank_tran_id: session.bankTransaction,
    value_a: request.value_a,
    value_b: request.value_b,
    value_c: request.value_c,
    value_d: request.value_d,
  }
  if (session.status !== 'VALID') return { ...common, error: errorOf(session) }
  const [brand = '', issuer = ''] = session.method.split('-')
  return {
    ...common,
    val_id: session.valId,
    store_amount: decimalOf(Math.round(paisa * (1 - FEE_PERCENT / 100))),
    card_type: session.method,
    card_no: brand === 'VISA' || brand === 'MASTERCARD' ? '411111XXXXXX1111' : '',
    card_issuer: issuer,
    card_brand: brand === 'VISA' || brand === 'MASTERCARD' ? brand : 'MOBILEBANKING',
    card_sub_brand: 'Classic',
    card_issuer_country: 'Bangladesh',
    card_issuer_country_code: 'BD',
    error: '',
    risk_level: faults.riskLevel,
    risk_title: faults.riskLevel === '0' ? 'Safe' : 'Not Safe',
  }
}

function errorOf({ status }: Session): string {
  if (status === 'CANCELLED') return 'Cancelled by User'
  return status === 'FAILED' ? 'Transaction Declined' : ''
}

/** Local time of Dhaka without a zone, as the gateway writes it. */
function gatewayTime(at: Date): string {
  return new Date(at.getTime() + DHAKA_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')
}

/** The signed form that the shop gets twice: from the guest's browser, and by the notice. */
export function noticeForm(
  session: Session,
  { storeId, storePassword, faults }: Pick<Sandbox, 'storeId' | 'storePassword' | 'faults'>,
): Record<string, string> {
  const fields = { ...transactionFields(session, faults), store_id: storeId }
  return {
    ...fields,
    verify_sign: signatureOf(fields, storePassword),
    verify_key: Object.keys(fields).toSorted().join(','),
  }
}

const RETRY_AFTER_MS = [1_000, 5_000, 20_000]
const TIMEOUT_MS = 10_000

type Notices = {
  /** Sends the notice of a decided page in the background, and tries a few times. */
  send(key: string): void
  /** When nothing is on its way any more. */
  idle(): Promise<void>
  /** Gives up what is on its way; it stays unacknowledged for the next start. */
  stop(): Promise<void>
}

type NoticeOptions = Omit<Sandbox, 'notify'> & { post: Fetch; retryAfterMs?: readonly number[] }

export function startNotices({ post, retryAfterMs = RETRY_AFTER_MS, ...sandbox }: NoticeOptions): Notices {
  const { store, now, faults } = sandbox
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()

  async function deliver(key: string): Promise<void> {
    for (const pause of [0, ...retryAfterMs]) {
      if (pause > 0) await wait(pause, undefined, { signal: stopping.signal, ref: false })
      if (await isAcknowledged(key)) return store.markNotified(key, now())
    }
  }

  async function isAcknowledged(key: string): Promise<boolean> {
    const session = store.find(key)
    if (!session) return true
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(TIMEOUT_MS)])
    const copies = Array.from({ length: faults.noticeCopies }, async () => {
      const body = new URLSearchParams(noticeForm(session, sandbox))
      const response = await post(session.request.ipn_url, { method: 'POST', body, signal })
      await response.body?.cancel()
      return response.ok
    })
    const answers = await Promise.allSettled(copies)
    return answers.every((answer) => answer.status === 'fulfilled' && answer.value)
  }

  return {
    send(key) {
      const delivery = deliver(key)
        .catch((error: unknown) => {
          if (!stopping.signal.aborted) throw error
        })
        .finally(() => running.delete(delivery))
      running.add(delivery)
    },
    async idle() {
      while (running.size > 0) await Promise.all(running)
    },
    async stop() {
      stopping.abort()
      await Promise.all(running)
    },
  }
}
