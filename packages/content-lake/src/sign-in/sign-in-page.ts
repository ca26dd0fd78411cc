import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

/** The site's colours and manners, in the little that one form needs. */
const SIGN_IN_STYLE = `
*{box-sizing:border-box}
body{margin:0;background:#fbf7f0;color:#221c16;font:17px/1.6 system-ui,sans-serif}
main{max-width:27rem;min-height:100vh;min-height:100dvh;margin:0 auto;padding:32px 20px;display:grid;align-content:center;gap:24px}
.eyebrow{margin:0;color:#7d5b1d;font-size:.78rem;font-weight:600;letter-spacing:.16em;text-transform:uppercase}
h1{font:400 clamp(1.85rem,1.45rem + 1.7vw,2.5rem)/1.15 Georgia,serif;letter-spacing:-.012em;margin:4px 0 0}
.slab{display:grid;gap:20px;background:#fffdf9;border:1px solid #e2d6c3;border-top:3px solid #9a3d23;border-radius:2px;padding:24px}
.field{display:grid;gap:4px}
label{font-size:.95rem;font-weight:600}
input:not([type=checkbox]){font:inherit;width:100%;min-height:52px;padding:.5rem .9rem;border:1px solid #9c8a70;border-radius:2px;background:#fffdf9;color:inherit}
input:hover{border-color:#221c16}
input[aria-invalid]{border-color:#9a3021;box-shadow:inset 3px 0 0 #9a3021}
button{font:inherit;font-weight:600;min-height:52px;padding:.55rem 1.4rem;border:0;border-radius:2px;background:#9a3d23;color:#fff;cursor:pointer}
button:hover{background:#7a2e19}
:focus-visible{outline:2px solid #1f4a39;outline-offset:2px}
.problem{margin:0;padding:12px 16px;background:#fbebe6;border-left:3px solid #9a3021;color:#7a2e19}
.note{margin:0;color:#5f554a;font-size:.92rem}
.check{display:flex;gap:10px;align-items:start;font-weight:400}
.check input{flex:none;width:22px;height:22px;margin:2px 0 0}
.qr{max-width:220px;margin:0 auto;width:100%}
.qr svg{display:block;width:100%;height:auto}
.codes{margin:0;padding:0;list-style:none;display:grid;gap:6px}
code{font:1rem/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
`

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

const HEADING = 'Sign in to the Studio'

// The whole tag, because the policy's hash is over every character between its ends.
const styleTag = raw(`<style>${SIGN_IN_STYLE}</style>`)
const STYLE_HASH = createHash('sha256').update(SIGN_IN_STYLE).digest('base64')

/** What the page is sent with. The form leads back here and then to `target`, the Studio's origin: browsers ask for both. */
export function signInHeaders(target: string | undefined): Record<string, string> {
  return {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': [
      "default-src 'none'",
      `style-src 'sha256-${STYLE_HASH}'`,
      `form-action 'self' ${target ?? ''}`.trim(),
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    // With "no-referrer" the form would come from the origin "null", which is refused.
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  }
}

type SignInForm = {
  title: string
  formToken: string
  email?: string | undefined
  problem?: string | undefined
  /** An authenticator app may be connected. */
  offersApp?: boolean
}

export function signInPage({ title, formToken, email = '', problem, offersApp = false }: SignInForm): Html {
  const isFirst = email === ''
  const fault = problem === undefined ? '' : raw('aria-invalid="true" aria-describedby="problem"')
  return pageFrame(
    title,
    HEADING,
    html`
      ${problemLine(problem)}
      <form class="slab" method="post">
        <input type="hidden" name="form" value="${formToken}" />
        <div class="field">
          <label for="email">E-mail</label>
          <input
            id="email"
            name="email"
            type="email"
            autocomplete="username"
            required
            maxlength="254"
            value="${email}"
            ${isFirst ? raw('autofocus') : ''}
            ${fault}
          />
        </div>
        <div class="field">
          <label for="password">Password</label>
          <input
            id="password"
            name="password"
            type="password"
            autocomplete="current-password"
            required
            maxlength="200"
            ${isFirst ? '' : raw('autofocus')}
            ${fault}
          />
        </div>
        ${
          offersApp
            ? html`<label class="check"
                ><input type="checkbox" name="app" /> Connect an authenticator app, if I have none yet</label
              >`
            : ''
        }
        <button>Sign in</button>
      </form>
      <p class="note">Forgotten your password? The person who runs this server can give you a new one.</p>
    `,
  )
}

/** For an address that no one may be signed in to: there is nothing to fill in. */
export function refusedPage(sentence: string, title: string): Html {
  return pageFrame(title, HEADING, html`<p class="problem" role="alert">${sentence}</p>`)
}

export function problemLine(problem: string | undefined): Html | string {
  return problem === undefined ? '' : html`<p class="problem" id="problem" role="alert">${problem}</p>`
}

export function pageFrame(title: string, heading: string, body: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${heading}</title>
        ${styleTag}
      </head>
      <body>
        <main>
          <header>
            <p class="eyebrow">${title}</p>
            <h1>${heading}</h1>
          </header>
          ${body}
        </main>
      </body>
    </html>`
}
