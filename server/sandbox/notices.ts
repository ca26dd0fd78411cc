import { setTimeout as wait } from 'node:timers/promises'
import type { Fetch } from '#api/payments/sslcommerz/ask.ts'
import { noticeForm } from './notice-form.ts'
import type { Sandbox } from './options.ts'

const RETRY_AFTER_MS = [1_000, 5_000, 20_000]
const TIMEOUT_MS = 10_000

export type Notices = {
  /** Sends the notice of a decided page on its own time, with a few tries. */
  send(key: string): void
  /** When nothing is on its way any more. */
  idle(): Promise<void>
  /** Gives up what is on its way; it stays unacknowledged for the next start. */
  stop(): Promise<void>
}

type NoticeOptions = Omit<Sandbox, 'notify'> & { post: Fetch; retryAfterMs?: readonly number[] }

export function startNotices({ post, retryAfterMs = RETRY_AFTER_MS, ...sandbox }: NoticeOptions): Notices {
  const { store, now, faults } = sandbox
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()

  async function deliver(key: string): Promise<void> {
    for (const pause of [0, ...retryAfterMs]) {
      if (pause > 0) await wait(pause, undefined, { signal: stopping.signal, ref: false })
      if (await isAcknowledged(key)) return store.markNotified(key, now())
    }
  }

  async function isAcknowledged(key: string): Promise<boolean> {
    const session = store.find(key)
    if (!session) return true
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(TIMEOUT_MS)])
    const copies = Array.from({ length: faults.noticeCopies }, async () => {
      const body = new URLSearchParams(noticeForm(session, sandbox))
      const response = await post(session.request.ipn_url, { method: 'POST', body, signal })
      await response.body?.cancel()
      return response.ok
    })
    const answers = await Promise.allSettled(copies)
    return answers.every((answer) => answer.status === 'fulfilled' && answer.value)
  }

  return {
    send(key) {
      const delivery = deliver(key)
        .catch((error: unknown) => {
          if (!stopping.signal.aborted) throw error
        })
        .finally(() => running.delete(delivery))
      running.add(delivery)
    },
    async idle() {
      while (running.size > 0) await Promise.all(running)
    },
    async stop() {
      stopping.abort()
      await Promise.all(running)
    },
  }
}
