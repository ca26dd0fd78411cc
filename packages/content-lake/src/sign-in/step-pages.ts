import { html, raw } from 'hono/html'
import { SHORTEST_PASSWORD } from '../staff/secrets/password.ts'
import { type Html, pageFrame, problemLine } from './sign-in-page.ts'

// What follows a right password, a form each. `step` names the sign-in that is under way.

type StepForm = { title: string; formToken: string; step: string; problem?: string | undefined }

const hidden = ({ formToken, step }: StepForm) =>
  html`<input type="hidden" name="form" value="${formToken}" /><input type="hidden" name="step" value="${step}" />`

const fault = (problem: string | undefined) =>
  problem === undefined ? '' : raw('aria-invalid="true" aria-describedby="problem"')

export function codePage(shown: StepForm): Html {
  return pageFrame(
    shown.title,
    'Enter your code',
    html`${problemLine(shown.problem)}
      <form class="slab" method="post">
        ${hidden(shown)}
        <div class="field">
          <label for="code">Code of your authenticator app, or a recovery code</label>
          <input
            id="code"
            name="code"
            autocomplete="one-time-code"
            required
            maxlength="40"
            autofocus
            ${fault(shown.problem)}
          />
        </div>
        <button>Continue</button>
      </form>
      <p class="note">Lost the phone and the codes? The person who runs this server can reset your account.</p>`,
  )
}

export function newPasswordPage(shown: StepForm): Html {
  const field = (id: string, label: string, isFirst: boolean) =>
    html`<div class="field">
      <label for="${id}">${label}</label>
      <input
        id="${id}"
        name="${id}"
        type="password"
        autocomplete="new-password"
        required
        minlength="${SHORTEST_PASSWORD}"
        maxlength="200"
        ${isFirst ? raw('autofocus') : ''}
        ${fault(shown.problem)}
      />
    </div>`
  return pageFrame(
    shown.title,
    'Choose your own password',
    html`${problemLine(shown.problem)}
      <p class="note">
        The one that you were given is known to someone else. At least ${SHORTEST_PASSWORD} characters. Three or four
        unrelated words are easy to remember and hard to guess; a word with a year is not.
      </p>
      <form class="slab" method="post">
        ${hidden(shown)} ${field('new', 'New password', true)} ${field('again', 'The same once more', false)}
        <button>Save the password</button>
      </form>`,
  )
}

/** `picture` is an SVG that the program around the lake made. */
export function appPage(shown: StepForm & { picture: string; secret: string }): Html {
  return pageFrame(
    shown.title,
    'Connect an authenticator app',
    html`${problemLine(shown.problem)}
      <p class="note">
        From now on you sign in with your password and a code of an app on your phone, such as Google Authenticator,
        Aegis or 2FAS.
      </p>
      <form class="slab" method="post">
        ${hidden(shown)}
        <div class="qr" role="img" aria-label="QR code for the authenticator app">${raw(shown.picture)}</div>
        <div class="field">
          <span>Or type this key into the app</span>
          <code id="secret">${shown.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        </div>
        <div class="field">
          <label for="code">Code that the app shows now</label>
          <input
            id="code"
            name="code"
            inputmode="numeric"
            autocomplete="one-time-code"
            required
            maxlength="10"
            ${fault(shown.problem)}
          />
        </div>
        <button>Connect the app</button>
      </form>`,
  )
}

export function recoveryCodesPage(shown: StepForm & { codes: readonly string[] }): Html {
  return pageFrame(
    shown.title,
    'Your recovery codes',
    html`<p class="note">
        If your phone is lost, one of these codes lets you in. Each can be used once. They are shown now and never
        again.
      </p>
      <form class="slab" method="post">
        ${hidden(shown)}
        <ul class="codes" aria-label="Recovery codes">
          ${shown.codes.map((code) => html`<li><code>${code}</code></li>`)}
        </ul>
        <label class="check"
          ><input type="checkbox" name="stored" required /> I have stored the codes where I find them without my
          phone</label
        >
        <button>Continue</button>
      </form>`,
  )
}
