import { randomUUID } from 'node:crypto'
import type { AnyEndpoint, RequestOf } from '#contract/endpoint.ts'
import { requireFit } from './fits-contract.ts'
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

export const codesOf = (answers: readonly Answer[]): (string | null)[] => answers.map(({ Code }) => Code)
