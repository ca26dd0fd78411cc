import { STAMP_HEADER, StampNeeded } from '#contract/values/stamps.ts'
import { Problem } from '#contract/problem.ts'
import { default as workerUrl } from './stamp-worker.ts?worker&url'

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
    const worker = new Worker(trusted(workerUrl), { type: 'module' })
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
  /** Browsers that have Trusted Types take nothing else as the address of a script; others take text. */
  var trustedTypes: { createPolicy(name: string, rules: PolicyRules): PolicyRules } | undefined
}
type PolicyRules = { createScriptURL(address: string): string }

let policy: PolicyRules | undefined

/** The one exception that the policy of our pages names (server/site/security-headers.ts). */
function trusted(address: string): string {
  policy ??= globalThis.trustedTypes?.createPolicy('stamp-worker', { createScriptURL: () => workerUrl })
  return policy?.createScriptURL(address) ?? address
}
