import type { Fetch } from '#api/payments/sslcommerz/ask.ts'

/** A form that a page holds: where it goes and what its hidden fields say. */
export type PageForm = { action: string; fields: Record<string, string> }

/** Presses a button of the sandbox's payment page, as a guest's browser does; answers the form that leads back to the shop. */
export async function choose(
  fetch: Fetch,
  paymentUrl: string,
  choice: 'pay' | 'fail' | 'cancel',
  method = 'bKash',
): Promise<PageForm> {
  const page = await fetch(paymentUrl)
  const text = await page.text()
  if (page.status !== 200 || !text.includes(`value="${choice}"`))
    throw new Error(`No button ${choice} on ${paymentUrl}`)
  const answer = await fetch(paymentUrl, { method: 'POST', body: new URLSearchParams({ choice, method }) })
  return readForm(await answer.text())
}

export function readForm(page: string): PageForm {
  const action = /<form[^>]* action="([^"]*)"/.exec(page)?.[1]
  if (action === undefined) throw new Error('The page has no form that leads back')
  const inputs = page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)
  const fields = Object.fromEntries(Array.from(inputs, ([, name = '', value = '']) => [name, unescape(value)]))
  return { action: unescape(action), fields }
}

function unescape(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
