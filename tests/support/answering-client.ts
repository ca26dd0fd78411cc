import type { ProblemCode } from '#contract/problem.ts'
import { createApiClient, type ApiClient } from '#ui/lib/api/api-client.ts'

/** The envelope of an answer with this data. */
export const answered = (Data: unknown) => ({ IsError: false, Msg: '', Data, Code: null })

/** The envelope of a refusal. */
export const refused = (Code: ProblemCode) => ({ IsError: true, Msg: 'Refused', Data: null, Code })

/** `body`: parsed, if it is JSON. */
type Asked = { path: string; init: RequestInit; body: unknown }

/** The site's client before an API that answers each call with this data, or with this response; and what it was asked. */
export function clientBefore(answer: (asked: Asked) => unknown): { client: ApiClient; asked: Asked[] } {
  const asked: Asked[] = []
  const client = createApiClient({
    async fetch(path, init) {
      const call: Asked = { path, init, body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body }
      asked.push(call)
      const data = await answer(call)
      return data instanceof Response ? data : Response.json(answered(data))
    },
    token: () => 'the-token',
    onUnauthorized: () => {},
  })
  return { client, asked }
}
