import { html } from 'hono/html'
import { createHtmlPage, type Html } from './html-page.ts'

const STYLE = `
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #fbf7f0; color: #221c16; font: 17px/1.6 system-ui, sans-serif }
  main { max-width: 34rem; padding: 24px }
  h1 { font: 400 2rem/1.2 Georgia, serif; margin: 0 0 16px }
  progress { width: 100%; accent-color: #1f4a39 }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #f0e6d6; padding: 16px; font-size: 14px }
`

const frame = createHtmlPage(STYLE)

export const MESSAGE_POLICY = frame.policy()

/** A page of the server itself that says one thing. `head`: more for its head, such as a refresh. */
export function messagePage(title: string, body: Html, head?: Html): Html {
  return frame.page({
    title,
    head,
    body: html`<main>
      <h1>${title}</h1>
      ${body}
    </main>`,
  })
}
