import type * as z from 'zod/mini'
import type { AnyEndpoint, DataOf } from '#contract/endpoint.ts'
import { idempotent } from './activity-id.ts'
import type { ApiClient } from './api-client.ts'

type Submitted = AnyEndpoint & { readonly body: z.ZodMiniType<{ ActivityId: string }> }
type Caller = Pick<ApiClient, 'call'>

/** Sends the body of an endpoint under its ActivityId: a repeat of an unanswered one under the same. */
export function submitter<E extends Submitted>(
  api: Caller,
  endpoint: E,
): (body: Omit<z.output<E['body']>, 'ActivityId'>) => Promise<DataOf<E>>
export function submitter(api: Caller, endpoint: AnyEndpoint): (body: object) => Promise<unknown> {
  return idempotent((body: object, ActivityId) => api.call(endpoint, { body: { ActivityId, ...body } }))
}
