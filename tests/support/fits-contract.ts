import { appendFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { inject } from 'vitest'
import { calls as guestCalls } from '#contract/calls.ts'
import { deskCalls } from '#contract/desk-calls.ts'
import { fillPath, problemsOf, type AnyEndpoint } from '#contract/endpoint.ts'
import { isProblemCode, problemStatus } from '#contract/problem.ts'
import type { Answer } from './test-api.ts'

/** Throws unless the API's document declares this answer for the call: exactly this data, or this refusal with its status. */
export function requireFit(endpoint: AnyEndpoint, answer: Answer): void {
  const misfit = answer.IsError ? misfitOfProblem(endpoint, answer) : misfitOfData(endpoint, answer)
  if (misfit !== undefined) throw new Error(`${endpoint.method} ${endpoint.path} ${misfit}: ${JSON.stringify(answer)}`)
}

/** A schema drops fields that it does not declare, so an answer with one of these differs from what is read. */
function misfitOfData({ data }: AnyEndpoint, answer: Answer): string | undefined {
  if (answer.status !== 200 || answer.Code !== null) return 'answers a success that carries a failure'
  const read = data.safeParse(answer.Data)
  if (!read.success) return `answers other data than declared (${read.error.message})`
  return isDeepStrictEqual(read.data, answer.Data) ? undefined : 'answers more than is declared'
}

function misfitOfProblem(endpoint: AnyEndpoint, { Code, status }: Answer): string | undefined {
  if (!isProblemCode(Code)) return 'answers a code that does not exist'
  if (!problemsOf(endpoint).includes(Code)) return `does not declare ${Code}`
  return problemStatus[Code] === status ? undefined : `answers ${Code} with the status ${status}`
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The file in which a whole run of the API's tests notes which refusals it met. */
    refusalsMet: string | undefined
  }
}

const calls = [...guestCalls, ...deskCalls].map(({ method, path }) => ({
  name: `${method} ${path}`,
  method,
  pattern: new RegExp(`^${fillPath(path, () => '[^/]+')}$`),
}))

/** Notes a refusal, so that one that is declared but never met is found at the end of the run. */
export function noteRefusal(path: string, method: string, { Code }: Answer): void {
  // Flows also run without the test runner, which alone collects refusals.
  const file = process.env['VITEST'] === undefined ? undefined : inject('refusalsMet')
  if (Code === null || file === undefined) return
  const [asked = ''] = path.split('?')
  const call = calls.find((known) => known.method === method && known.pattern.test(asked))
  if (call) appendFileSync(file, `${call.name} ${Code}\n`)
}
