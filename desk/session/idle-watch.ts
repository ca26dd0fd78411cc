import { LOCKED_AFTER_MINUTES } from '#contract/staff/account.ts'
import type { BrowserStorage } from '#ui/lib/browser-storage.ts'

export type IdleWatch = {
  /** Whole seconds since someone last used the desk in this browser; very many after `forget`. */
  idleSeconds(): number
  /** Whether the desk in this browser was idle long enough to be locked; also after `forget`. */
  wasIdle(): boolean
  /** Answers once that is so; until then every key and click counts as use, in all tabs of the browser. */
  watch(signal: AbortSignal): Promise<void>
  /** The desk was locked by hand: it stays so if the page is loaded again. */
  forget(): void
}

const IDLE_SECONDS = LOCKED_AFTER_MINUTES * 60
const CHECK_EVERY_MS = 1_000
const KEY = 'DESK_USED_AT'
const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

type Surroundings = { storage: BrowserStorage; target: EventTarget; now: () => number }

export function createIdleWatch({ storage, target, now }: Surroundings): IdleWatch {
  // A browser that stores nothing is locked only while its page is open.
  const idleSeconds = () => Math.max(0, Math.floor((now() - Number(storage.get(KEY) ?? now())) / 1_000))
  const wasIdle = () => idleSeconds() >= IDLE_SECONDS
  return {
    idleSeconds,
    wasIdle,
    watch(signal) {
      let noted = 0
      function note(): void {
        if (now() - noted < CHECK_EVERY_MS) return
        // Use that comes too late does not count: a laptop that was asleep wakes up locked.
        if (noted > 0 && wasIdle()) return
        noted = now()
        storage.set(KEY, String(noted))
      }
      note()
      return new Promise((resolve) => {
        for (const sign of signs) target.addEventListener(sign, note, { passive: true })
        const checking = setInterval(() => {
          if (wasIdle()) end()
        }, CHECK_EVERY_MS)
        function end(): void {
          clearInterval(checking)
          for (const sign of signs) target.removeEventListener(sign, note)
          resolve()
        }
        signal.addEventListener('abort', end)
      })
    },
    forget: () => storage.set(KEY, '0'),
  }
}
