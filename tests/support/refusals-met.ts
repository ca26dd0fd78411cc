import { appendFileSync } from 'node:fs'
import { inject } from 'vitest'
import { calls as endpoints } from '#contract/calls.ts'
import { fillPath } from '#contract/endpoint.ts'
import type { Answer } from './test-api.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The file in which a whole run of the API's tests notes which refusals it met. */
    refusalsMet: string | undefined
  }
}

const calls = endpoints.map(({ method, path }) => ({
  name: `${method} ${path}`,
  method,
  pattern: new RegExp(`^${fillPath(path, () => '[^/]+')}$`),
}))

/** Notes a refusal, so that one that is declared but never met is found at the end of the run. */
export function noteRefusal(path: string, method: string, { Code }: Answer): void {
  // Flows also run without the test runner: then nobody asks.
  const file = process.env['VITEST'] === undefined ? undefined : inject('refusalsMet')
  if (Code === null || file === undefined) return
  const [asked = ''] = path.split('?')
  const call = calls.find((known) => known.method === method && known.pattern.test(asked))
  if (call) appendFileSync(file, `${call.name} ${Code}\n`)
}
