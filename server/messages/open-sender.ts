import type { DueMessage, Sender } from '#api/platform/messages/outbox.ts'
import type { Env } from '../env/env.ts'
import { createMimSms, createSslWireless, type Fetch } from './sms.ts'
import { createSmtp } from './smtp.ts'

/** Without a gateway a message is printed on the terminal. */
async function printMessage({ channel, to, text }: DueMessage): Promise<void> {
  process.stdout.write(`[${channel} to ${to}] ${text.replaceAll(/\s*\n\s*/g, ' ')}\n`)
}

type SmsGateway = Env['SMS_GATEWAY'][number]

/** Sends by what is configured; otherwise messages are printed. */
export function openSender(env: Env, { fetch }: { fetch: Fetch }): Sender {
  const gateways = env.SMS_GATEWAY.map((name) => smsGateways[name](env, fetch))
  const sms = gateways.length === 0 ? printMessage : firstThatCan(gateways)
  const { SMTP_URL: url, MAIL_FROM: from } = env
  const email = url === undefined || from === undefined ? printMessage : createSmtp({ url, from })
  return (message) => (message.channel === 'sms' ? sms(message) : email(message))
}

const smsGateways: Record<SmsGateway, (env: Env, fetch: Fetch) => Sender> = {
  sslwireless: (env, fetch) =>
    createSslWireless({
      apiToken: env.SSLWIRELESS_API_TOKEN ?? '',
      sid: env.SSLWIRELESS_SID ?? '',
      baseUrl: env.SSLWIRELESS_BASE_URL,
      fetch,
    }),
  mimsms: (env, fetch) =>
    createMimSms({
      userName: env.MIMSMS_USER_NAME ?? '',
      apiKey: env.MIMSMS_API_KEY ?? '',
      senderName: env.MIMSMS_SENDER_NAME ?? '',
      fetch,
    }),
}

/** One gateway after the other. A guest may get a message twice when the first sent it without an answer: better than not at all. */
function firstThatCan(gateways: readonly Sender[]): Sender {
  return async (message) => {
    const errors: unknown[] = []
    for (const send of gateways) {
      try {
        return await send(message)
      } catch (error) {
        errors.push(error)
      }
    }
    throw errors.length === 1 ? errors[0] : new AggregateError(errors, errors.map(String).join('; '))
  }
}
