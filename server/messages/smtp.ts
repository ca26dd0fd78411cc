import { createTransport } from 'nodemailer'
import type { Sender } from '#api/platform/messages/outbox.ts'

const TIMEOUT_MS = 10_000
const CALENDAR_FILE = { filename: 'booking.ics', contentType: 'text/calendar; charset=utf-8; method=PUBLISH' }

export type SmtpOptions = {
  /** `smtp://` or `smtps://`, with user and password if the server wants them. */
  url: string
  /** Whom mails are from. */
  from: string
}

/** E-mail by SMTP. A repeat carries the same Message-ID. */
export function createSmtp({ url, from }: SmtpOptions): Sender {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
    // What guests write is text: it never names a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return async ({ id, to, text, html, calendar }) => {
    const subject = text.split(/\r?\n/, 1)[0] ?? ''
    const mail = {
      from,
      to,
      subject,
      text,
      ...(html !== undefined && { html }),
      ...(calendar !== undefined && { attachments: [{ ...CALENDAR_FILE, content: calendar }] }),
      messageId: `<outbox-${id}@${domain}>`,
    }
    await transport.sendMail(mail).catch((error: unknown) => {
      throw new Error(`The mail server did not take the message: ${codeOf(error)}`)
    })
  }
}

/** The library's errors quote addresses and what the server answered. */
function codeOf(error: unknown): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
  const answer: unknown = error instanceof Error ? Reflect.get(error, 'responseCode') : undefined
  return [code, answer].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ') || 'unknown'
}
