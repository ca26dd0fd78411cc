import { STAMP_HEADER, StampNeeded } from '#contract/values/stamps.ts'
import { Problem } from '#contract/problem.ts'

/** Computes the stamp for a challenge. */
export type EarnStamp = (needed: StampNeeded) => Promise<string>

type Headers = Readonly<Record<string, string>>

/** Sends a request, and where that needs a stamp, earns one and sends it once more. */
export async function withStamp<Answer>(
  earnStamp: EarnStamp,
  send: (headers: Headers) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send({})
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'stamp_needed') throw error
    const needed = StampNeeded.safeParse(error.data)
    if (!needed.success) throw error
    return send({ [STAMP_HEADER]: await earnStamp(needed.data) })
  }
}

/** Earns stamps in a worker, so that the page stays quick. `notify` is called when it begins. */
export function createStampEarner(notify: () => void): EarnStamp {
  return async (needed) => {
    notify()
    allowWorker()
    const worker = new Worker(new URL('./stamp-worker.ts', import.meta.url), { type: 'module' })
    try {
      return await answerOf(worker, needed)
    } finally {
      worker.terminate()
    }
  }
}

function answerOf(worker: Worker, needed: StampNeeded): Promise<string> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => resolve(String(data)), { once: true })
    worker.addEventListener('error', () => reject(new Error('The stamp could not be computed')), { once: true })
    worker.postMessage(needed, [])
  })
}

declare global {
  /** Browsers that have Trusted Types ask the policy of this name about every address of a script that is text. */
  var trustedTypes: { createPolicy(name: 'default', rules: PolicyRules): unknown } | undefined
}
type PolicyRules = { createScriptURL(address: string): string | undefined }

let policy: unknown

/** The one script that our pages start by its address (server/site/security-headers.ts); any other is refused. */
function allowWorker(): void {
  policy ??= globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      const { origin, pathname } = new URL(address, location.href)
      return origin === location.origin && /\/stamp-worker\.[^/]+$/.test(pathname) ? address : undefined
    },
  })
}
