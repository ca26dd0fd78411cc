import * as z from 'zod'
import type { Sender } from '#api/platform/messages/outbox.ts'

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>

const TIMEOUT_MS = 10_000

type Post = { fetch: Fetch; url: string; body: Readonly<Record<string, string>> }

/** Posts JSON and answers what came back, read as JSON; undefined when it is none. Failures name the host alone: bodies hold keys. */
async function postJson({ fetch, url, body }: Post): Promise<unknown> {
  const { host } = new URL(url)
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new Error(`${host} did not answer: ${nameOf(error)}`)
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${host} answered HTTP ${response.status}`)
  return jsonOf(text)
}

/** A network error's own message may quote the request. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown'
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // An error page: the caller refuses it like any other unreadable answer.
  }
}

/** What a gateway answered, without a key that it may have repeated. */
function redacted(text: string, secret: string): string {
  return text.replaceAll(secret, '[redacted]').slice(0, 200)
}

type MimSmsOptions = { userName: string; apiKey: string; senderName: string; fetch: Fetch }

const SEND = 'https://api.mimsms.com/api/SmsSending/SMS'

const MimSmsAnswer = z.object({ statusCode: z.union([z.number(), z.string()]), responseResult: z.string().nullish() })

/** MIM SMS. `T` marks a transactional message, which goes out at any hour. */
export function createMimSms({ userName, apiKey, senderName, fetch }: MimSmsOptions): Sender {
  return async ({ to, text }) => {
    const body = {
      UserName: userName,
      Apikey: apiKey,
      MobileNumber: to.replace('+', ''),
      CampaignId: 'null',
      SenderName: senderName,
      TransactionType: 'T',
      Message: text,
    }
    const answer = MimSmsAnswer.safeParse(await postJson({ fetch, url: SEND, body }))
    if (!answer.success) throw new Error('MIM SMS gave an answer that cannot be read')
    const { statusCode, responseResult } = answer.data
    if (Number(statusCode) === 200) return
    throw new Error(`MIM SMS refused the message: ${redacted(`${statusCode} ${responseResult ?? ''}`, apiKey)}`)
  }
}

type SslWirelessOptions = {
  apiToken: string
  /** The sender that the account is allowed to use. */
  sid: string
  /** The account's host, https. */
  baseUrl: string
  fetch: Fetch
}

const SslWirelessAnswer = z.object({
  status: z.string(),
  status_code: z.union([z.number(), z.string()]),
  error_message: z.string().optional(),
})

/** SSL Wireless iSMS Plus v3. It knows a repeat by `csms_id`, which is the message's own id. */
export function createSslWireless({ apiToken, sid, baseUrl, fetch }: SslWirelessOptions): Sender {
  return async ({ id, to, text }) => {
    const body = { api_token: apiToken, sid, msisdn: to.replace('+', ''), sms: text, csms_id: String(id) }
    const answer = SslWirelessAnswer.safeParse(await postJson({ fetch, url: `${baseUrl}/api/v3/send-sms`, body }))
    if (!answer.success) throw new Error('SSL Wireless gave an answer that cannot be read')
    const { status, status_code, error_message = '' } = answer.data
    if (status === 'SUCCESS' && Number(status_code) === 200) return
    throw new Error(`SSL Wireless refused the message: ${redacted(`${status_code} ${error_message}`, apiToken)}`)
  }
}
