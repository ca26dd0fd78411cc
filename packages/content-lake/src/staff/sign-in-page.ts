import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { SIGN_IN_STYLE } from './sign-in-style.ts'

type Html = HtmlEscapedString | Promise<HtmlEscapedString>

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

type SignInForm = { formToken: string; email?: string | undefined; problem?: string | undefined }

export function signInPage({ formToken, email = '', problem }: SignInForm): Html {
  const isFirst = email === ''
  const fault = problem === undefined ? '' : raw('aria-invalid="true" aria-describedby="problem"')
  return frame(html`
    ${problem === undefined ? '' : html`<p class="problem" id="problem" role="alert">${problem}</p>`}
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
      <button>Sign in</button>
    </form>
    <p class="note">Forgotten your password? Whoever runs this server can give you a new one.</p>
  `)
}

/** For an address that nobody may be signed in to: there is nothing to fill in. */
export function refusedPage(sentence: string): Html {
  return frame(html`<p class="problem" role="alert">${sentence}</p>`)
}

function frame(body: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Sign in to the Studio</title>
        ${styleTag}
      </head>
      <body>
        <main>
          <header>
            <p class="eyebrow">Ichamoti Resort</p>
            <h1>Sign in to the Studio</h1>
          </header>
          ${body}
        </main>
      </body>
    </html>`
}
