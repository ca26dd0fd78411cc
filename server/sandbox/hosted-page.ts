import { html, raw } from 'hono/html'
import { createHtmlPage, type Html } from '../html-page.ts'
import type { Session } from './session.ts'

const STYLE = `
*{box-sizing:border-box}
body{margin:0;background:#fbf7f0;color:#221c16;font:17px/1.6 system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;padding:24px 20px 64px}
.notice{margin:0;background:#1f4a39;color:#fffdf9;padding:12px 20px;text-align:center}
h1{font-size:1.8rem;font-weight:600;line-height:1.15;margin:32px 0 16px}
.slab{background:#fffdf9;border:1px solid #e2d6c3;border-top:3px solid #9a3d23;border-radius:3px;padding:24px}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 24px;margin:0 0 24px}
dt{color:#5f554a}dd{margin:0;text-align:right;overflow-wrap:anywhere}
.amount{font-size:1.5rem;font-weight:600;line-height:1.2}
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

const frame = createHtmlPage(STYLE)
const autoSubmitTag = raw(`<script>${AUTO_SUBMIT}</script>`)

function pageFrame({ title, body }: { title: string; body: Html }): Html {
  return frame.page({
    title,
    body: html`<header class="notice">This is a sandbox: no money moves.</header>
      <main>${body}</main>`,
  })
}

/** What a page is sent with: its form may go to `formAction` alone. */
export function pageHeaders(formAction: string): Record<string, string> {
  return {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': frame.policy({ formAction, script: AUTO_SUBMIT }),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  }
}

/** Ways of paying, as the guest reads them and as `card_type` names them. */
export const methods = {
  Visa: 'VISA-Sandbox Bank',
  Mastercard: 'MASTERCARD-Sandbox Bank',
  bKash: 'BKASH-BKash',
  Nagad: 'NAGAD-Nagad',
} as const

type MethodName = keyof typeof methods

export function isMethodName(name: unknown): name is MethodName {
  return typeof name === 'string' && Object.hasOwn(methods, name)
}

type PageProps = { session: Session; storeId: string }

/** Where the guest chooses how to pay, and what is to become of it. */
export function hostedPage({ session, storeId }: PageProps): Html {
  const { request } = session
  const choices = Object.keys(methods).map(
    (name, index) =>
      html`<label
        ><input type="radio" name="method" value="${name}" ${index === 0 ? raw('checked') : ''} />${name}</label
      >`,
  )
  return pageFrame({
    title: 'Sandbox payment',
    body: html`
      <h1>Sandbox payment</h1>
      <form class="slab" method="post">
        <dl>
          <dt>Amount</dt>
          <dd class="amount">BDT ${request.total_amount}</dd>
          <dt>For</dt>
          <dd>${request.product_name}</dd>
          <dt>Store</dt>
          <dd>${storeId}</dd>
          <dt>Transaction</dt>
          <dd>${request.tran_id}</dd>
        </dl>
        <fieldset>
          <legend>Pay with</legend>
          ${choices}
        </fieldset>
        <div class="actions">
          <button class="primary" name="choice" value="pay">Pay</button>
          <button name="choice" value="fail">Fail</button>
          <button name="choice" value="cancel">Cancel</button>
        </div>
      </form>
    `,
  })
}

/** Takes the guest back to the shop by a form, as the gateway does; the button is for browsers without JavaScript. */
export function returnPage(action: string, fields: Readonly<Record<string, string>>): Html {
  const inputs = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  )
  return pageFrame({
    title: 'Back to the shop',
    body: html`
      <h1>Back to the shop</h1>
      <form class="slab" method="post" action="${action}">
        ${inputs}
        <div class="actions"><button class="primary">Continue</button></div>
      </form>
      ${autoSubmitTag}
    `,
  })
}

export function unknownPage(): Html {
  return pageFrame({
    title: 'No such payment',
    body: html`<h1>No such payment</h1>
      <p>This payment page does not exist. Go back to the shop and begin again.</p>`,
  })
}
