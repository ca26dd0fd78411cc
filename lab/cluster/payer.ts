import { setTimeout as pause } from 'node:timers/promises'
import { readForm } from '#tests/support/paying.ts'

/** A guest who paid and came back: what the address of the status page claims. */
export type Payment = { code: string; attemptId: string; claim: string }

const CLIENT_LIMIT_MS = 15_000
const REPEAT_PAUSE_MS = 1_000
const MAX_TRIES = 120

/** Pays on the gateway's page and comes back; what has no answer is submitted again at the other process, as by Reload. */
export async function payAndReturn(
  urls: readonly string[],
  { code, paymentUrl }: { code: string; paymentUrl: string },
): Promise<Payment> {
  const form = await repeated(urls, async (url) => {
    const body = new URLSearchParams({ choice: 'pay', method: 'bKash' })
    return readForm(await (await post(url, paymentUrl, body)).text())
  })
  const landing = await repeated(urls, async (url) => {
    const answer = await post(url, form.action, new URLSearchParams(form.fields))
    return new URL(answer.headers.get('location') ?? '', url)
  })
  const { searchParams } = landing
  return { code, attemptId: searchParams.get('Id') ?? '', claim: searchParams.get('Transaction') ?? '' }
}

/** The address's path at another process, as a balancer would reach it. */
async function post(url: string, address: string, body: URLSearchParams): Promise<Response> {
  const { pathname, search } = new URL(address)
  const answer = await fetch(`${url}${pathname}${search}`, {
    method: 'POST',
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(CLIENT_LIMIT_MS),
  })
  if (answer.status >= 400) throw new Error(`${pathname} answered ${answer.status}`)
  return answer
}

async function repeated<Result>(urls: readonly string[], ask: (url: string) => Promise<Result>): Promise<Result> {
  for (let turn = 0; ; turn += 1) {
    try {
      return await ask(urls[turn % urls.length] ?? '')
    } catch (error) {
      if (turn >= MAX_TRIES) throw error
      await pause(REPEAT_PAUSE_MS)
    }
  }
}
