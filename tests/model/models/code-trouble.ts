import { Problem } from '#contract/problem.ts'
import type { TestApi } from '#tests/support/test-api.ts'

const CODE_LIFE_MS = 5 * 60_000

/** How the API refuses a code that comes too late, and a request for a code that comes too soon, wherever codes are typed. */
export const codeExpired = new Problem('code_expired', 'The code has expired. Please ask for a new one.')
export const tooEarly = new Problem(
  'too_many_requests',
  'A new code can be sent in 60 seconds. The one that we sent before still works.',
  { retryAfterSeconds: 60 },
)

/** Brings an API to refuse so; what each function answers ends it. */
export function codeTrouble({ clock, deps }: TestApi) {
  return {
    expireCodes() {
      const { now } = clock
      clock.now = new Date(now.getTime() + CODE_LIFE_MS)
      return () => void (clock.now = now)
    },
    limitCodes() {
      const { limits } = deps
      deps.limits = { ...limits, codePauses: [60] }
      return () => void (deps.limits = limits)
    },
  }
}
