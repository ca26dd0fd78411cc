import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'

const STYLE = `
*{box-sizing:border-box}
body{margin:0;background:#fbf7f0;color:#221c16;font:17px/1.6 system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;padding:24px 20px 64px}
.notice{margin:0;background:#1f4a39;color:#fffdf9;padding:12px 20px;text-align:center}
h1{font:400 2rem/1.1 Georgia,serif;letter-spacing:-.012em;margin:32px 0 16px}
.slab{background:#fffdf9;border:1px solid #e2d6c3;border-top:3px solid #9a3d23;border-radius:3px;padding:24px}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 24px;margin:0 0 24px}
dt{color:#5f554a}dd{margin:0;text-align:right;overflow-wrap:anywhere}
.amount{font:400 1.6rem/1.2 Georgia,serif}
fieldset{border:0;padding:0;margin:0 0 24px;display:grid;gap:8px}
legend{color:#8f6a26;font-size:.78rem;font-weight:600;letter-spacing:.16em;text-transform:uppercase;padding:0 0 8px}
label{display:flex;gap:12px;align-items:center;min-height:52px;padding:0 16px;border:1px solid #e2d6c3;border-radius:2px}
label:has(:checked){border-color:#1f4a39}
input{accent-color:#1f4a39;width:20px;height:20px}
.actions{display:flex;flex-wrap:wrap;gap:12px}
button{font:inherit;min-height:52px;padding:0 24px;border-radius:2px;border:1px solid #9a3d23;background:transparent;color:#9a3d23;cursor:pointer;flex:1 1 8rem}
button.primary{background:#9a3d23;color:#fffdf9;flex-basis:100%}
button:hover{border-color:#7a2e19;color:#7a2e19}button.primary:hover{background:#7a2e19;color:#fffdf9}
:focus-visible{outline:2px solid #1f4a39;outline-offset:2px}
`

const AUTO_SUBMIT = 'document.forms[0].submit()'

// Whole tags, because the policy's hashes are over every character between them.
const styleTag = raw(`<style>${STYLE}</style>`)
export const autoSubmitTag = raw(`<script>${AUTO_SUBMIT}</script>`)

type Frame = { title: string; body: ReturnType<typeof html> }

export function pageFrame({ title, body }: Frame): ReturnType<typeof html> {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${styleTag}
      </head>
      <body>
        <p class="notice" role="note">This is a sandbox: no money moves.</p>
        <main>${body}</main>
      </body>
    </html>`
}

/** The page's own policy: its one style, its one script, and a form that may go to `formAction` alone. */
export function pageHeaders(formAction: string): Record<string, string> {
  return {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': [
      "default-src 'none'",
      `style-src '${hashOf(STYLE)}'`,
      `script-src '${hashOf(AUTO_SUBMIT)}'`,
      `form-action ${formAction}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  }
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
