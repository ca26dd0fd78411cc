import * as z from 'zod'
import { postJson, redacted, type Fetch } from './post-json.ts'
import type { Sender } from './sender.ts'

export type SslWirelessOptions = {
  apiToken: string
  /** The sender that the account is allowed to use. */
  sid: string
  /** The account's host, https. */
  baseUrl: string
  fetch: Fetch
}

const Answer = z.object({
  status: z.string(),
  status_code: z.union([z.number(), z.string()]),
  error_message: z.string().optional(),
})

/** SSL Wireless iSMS Plus v3. It knows a repeat by `csms_id`, which is the message's own id. */
export function createSslWireless({ apiToken, sid, baseUrl, fetch }: SslWirelessOptions): Sender {
  return async ({ id, to, text }) => {
    const body = { api_token: apiToken, sid, msisdn: to.replace('+', ''), sms: text, csms_id: String(id) }
    const answer = Answer.safeParse(await postJson({ fetch, url: `${baseUrl}/api/v3/send-sms`, body }))
    if (!answer.success) throw new Error('SSL Wireless gave an answer that cannot be read')
    const { status, status_code, error_message = '' } = answer.data
    if (status === 'SUCCESS' && Number(status_code) === 200) return
    throw new Error(`SSL Wireless refused the message: ${redacted(`${status_code} ${error_message}`, apiToken)}`)
  }
}
