import { html, raw } from 'hono/html'
import { autoSubmitTag, pageFrame } from './page-frame.ts'
import type { Session } from './session.ts'

/** Ways of paying, as the guest reads them and as `card_type` names them. */
export const methods = {
  Visa: 'VISA-Sandbox Bank',
  Mastercard: 'MASTERCARD-Sandbox Bank',
  bKash: 'BKASH-BKash',
  Nagad: 'NAGAD-Nagad',
} as const

export type MethodName = keyof typeof methods

export function isMethodName(name: unknown): name is MethodName {
  return typeof name === 'string' && Object.hasOwn(methods, name)
}

type PageProps = { session: Session; storeId: string }

/** Where the guest chooses how to pay, and what is to become of it. */
export function hostedPage({ session, storeId }: PageProps): ReturnType<typeof html> {
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
export function returnPage(action: string, fields: Readonly<Record<string, string>>): ReturnType<typeof html> {
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

export function unknownPage(): ReturnType<typeof html> {
  return pageFrame({
    title: 'No such payment',
    body: html`<h1>No such payment</h1>
      <p>This payment page does not exist. Go back to the shop and begin again.</p>`,
  })
}
