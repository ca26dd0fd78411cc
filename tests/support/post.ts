import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import type { AnyEndpoint, RequestOf } from '#contract/endpoint.ts'
import { requireFit } from './fits-contract.ts'
import { readData } from './guests.ts'
import type { Answer, TestApi, TestCaller } from './test-api.ts'

type Unsent<Body> = Body extends object ? Omit<Body, 'ActivityId'> & { ActivityId?: string } : never
/** A body without its ActivityId, which is a new one unless it is given. */
export type BodyOf<E> = RequestOf<E> extends { body: infer Body } ? Unsent<Body> : never

/** A submission as the site makes it. */
export async function post<E extends AnyEndpoint>(
  api: TestApi,
  endpoint: E,
  body: BodyOf<E>,
  caller?: TestCaller,
): Promise<Answer> {
  const text = JSON.stringify(Object.assign({ ActivityId: randomUUID() }, body))
  const answer = await api.raw(endpoint.path, { method: 'POST', body: text }, caller)
  requireFit(endpoint, answer)
  return answer
}

/** The calls of one who is signed in. */
export function callsOf(api: TestApi, caller: TestCaller) {
  return {
    send: <E extends AnyEndpoint>(endpoint: E, body: BodyOf<E>): Promise<Answer> => post(api, endpoint, body, caller),
    call: <E extends AnyEndpoint>(endpoint: E, request: RequestOf<E>): Promise<Answer> =>
      api.call(endpoint, request, caller),
    read: async <Schema extends z.ZodMiniType, E extends AnyEndpoint & { data: Schema }>(
      endpoint: E & { data: Schema },
      request: RequestOf<E>,
    ): Promise<z.output<Schema>> => readData<Schema>(endpoint, await api.call(endpoint, request, caller)),
  }
}
export type Calls = ReturnType<typeof callsOf>

export const codesOf = (answers: readonly Answer[]): (string | null)[] => answers.map(({ Code }) => Code)

/** How often each outcome came: `done`, or the problem's code. */
export function tally(answers: readonly Answer[]): Record<string, number> {
  const outcomes = Map.groupBy(answers, ({ Code }) => Code ?? 'done')
  return Object.fromEntries([...outcomes].map(([outcome, alike]) => [outcome, alike.length]))
}
