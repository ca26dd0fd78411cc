import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { Message } from '#api/messages/outbox.ts'
import { INBOX_STYLE } from './inbox-style.ts'

type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/** One text: the policy's hash is of all that stands between the tags. */
const STYLE_TAG = raw(`<style>${INBOX_STYLE}</style>`)
const STYLE_HASH = createHash('sha256').update(INBOX_STYLE).digest('base64')
export const INBOX_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const REFRESH_SECONDS = 5

/** The inbox as a page that reads itself again, since it is kept open beside the site. */
export function inboxPage(messages: readonly Message[]): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta http-equiv="refresh" content="${REFRESH_SECONDS}" />
        <title>Inbox (${messages.length})</title>
        ${STYLE_TAG}
      </head>
      <body>
        <main>
          <h1>Inbox</h1>
          <p class="note">
            On this machine nothing is sent: text messages and e-mails land here, the newest first. The page reads
            itself again every ${REFRESH_SECONDS} seconds.
          </p>
          ${messages.length === 0 ? emptyNote() : messageList(messages)}
        </main>
      </body>
    </html>`
}

function emptyNote(): Html {
  return html`<p class="empty">Nothing yet. Sign in on the site, and the code will be here.</p>`
}

function messageList(messages: readonly Message[]): Html {
  return html`<ol>
    ${messages.map(
      ({ channel, to, text, at }) =>
        html`<li>
          <header>
            <span class="channel">${channel}</span>
            <span class="to">${to}</span>
            <time datetime="${at.toISOString()}">${timeInDhaka.format(at)}</time>
          </header>
          <p>${withCodes(text)}</p>
        </li>`,
    )}
  </ol>`
}

const timeInDhaka = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Dhaka',
})

/** Codes stand out, and a press selects them whole. */
function withCodes(text: string): Html[] {
  return text
    .split(/(\b\d{6}\b)/)
    .map((part) => (/^\d{6}$/.test(part) ? html`<strong>${part}</strong>` : html`${part}`))
}
