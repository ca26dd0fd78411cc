import { html } from 'hono/html'
import type { ListedMessage } from '#api/platform/messages/outbox.sql.ts'
import { createHtmlPage, type Html } from '../html-page.ts'

const INBOX_STYLE = `
:root { color-scheme: light; --ink: #2b2622; --paper: #fbf8f1; --line: #e2d9c8; --laterite: #9c3f25; --palm: #1f4a39; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: clamp(1.5rem, 5vw, 4rem) 1.25rem; }
h1 { margin: 0 0 .25rem; color: var(--palm); font: 500 clamp(1.75rem, 5vw, 2.5rem)/1.2 Georgia, serif; }
.note { margin: 0 0 2rem; color: #6a6058; }
.empty { padding: 2rem; border: 1px dashed var(--line); text-align: center; }
ol { margin: 0; padding: 0; list-style: none; display: grid; gap: 1rem; }
li { padding: 1rem 1.25rem; background: #fff; border: 1px solid var(--line); border-left: 3px solid var(--laterite); }
li:not(:first-child) { border-left-color: var(--line); }
header { display: flex; flex-wrap: wrap; gap: .25rem .75rem; font-size: .875rem; color: #6a6058; }
.channel { text-transform: uppercase; letter-spacing: .08em; color: var(--laterite); }
time { margin-left: auto; }
p { margin: .5rem 0 0; white-space: pre-line; overflow-wrap: anywhere; }
strong { font: 600 1.375rem/1 ui-monospace, monospace; letter-spacing: .12em; user-select: all; }
`

const frame = createHtmlPage(INBOX_STYLE)
export const INBOX_POLICY = frame.policy()

const REFRESH_SECONDS = 5

/** The inbox as a page that reloads itself, since it stays open next to the site. */
export function inboxPage(messages: readonly ListedMessage[]): Html {
  return frame.page({
    title: `Inbox (${messages.length})`,
    head: html`<meta http-equiv="refresh" content="${REFRESH_SECONDS}" />`,
    body: html`<main>
      <h1>Inbox</h1>
      <p class="note">
        Nothing is sent from this machine: text messages and e-mails land here, the newest first. The page reloads every
        ${REFRESH_SECONDS} seconds.
      </p>
      ${messages.length === 0 ? emptyNote() : messageList(messages)}
    </main>`,
  })
}

function emptyNote(): Html {
  return html`<p class="empty">Nothing yet. Sign in on the site, and the code will be here.</p>`
}

function messageList(messages: readonly ListedMessage[]): Html {
  return html`<ol>
    ${messages.map(
      ({ id, channel, to, text, at, hasPage }) =>
        html`<li>
          <header>
            <span class="channel">${channel}</span>
            <span class="to">${to}</span>
            <time datetime="${at.toISOString()}">${timeInDhaka.format(at)}</time>
          </header>
          <p>${withCodes(text)}</p>
          ${hasPage ? html`<p><a href="/dev/inbox/${id}">View as HTML</a></p>` : ''}
        </li>`,
    )}
  </ol>`
}

const timeInDhaka = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Dhaka',
})

/** Codes stand out, and a click selects them whole. */
function withCodes(text: string): Html[] {
  return text
    .split(/(\b\d{6}\b)/)
    .map((part) => (/^\d{6}$/.test(part) ? html`<strong>${part}</strong>` : html`${part}`))
}
