import { callbackPaths } from '#contract/money/payments.ts'
import type { Operation, Parameter } from './operation.ts'

const GATEWAY: Parameter = { name: 'gateway', in: 'path', required: true, schema: { type: 'string' } }
const OUTCOME: Parameter = { ...GATEWAY, name: 'outcome', schema: { enum: ['success', 'fail', 'cancel'] } }

const FORM = {
  required: true,
  content: { 'application/x-www-form-urlencoded': { schema: { type: 'object' } } },
} as const

const NO_SUCH_GATEWAY = { description: 'not_found: there is no such gateway' }

/** Where a gateway sends the guest's browser back, and its callbacks. No program calls them; they answer no envelope. */
export const callbackOperations: Record<string, { get?: Operation; post: Operation }> = {
  [callbackPaths.return]: { get: returning('get'), post: { ...returning('post'), requestBody: FORM } },
  [callbackPaths.notice]: {
    post: {
      operationId: 'gateway-notice',
      tags: ['Payments'],
      summary: 'A notice of the gateway. What it says is a hint: the gateway is asked before anything changes',
      parameters: [GATEWAY],
      requestBody: FORM,
      responses: {
        '200': { description: 'Received', content: { 'text/plain': { schema: { type: 'string' } } } },
        '404': NO_SUCH_GATEWAY,
        '413': { description: 'body_too_large' },
        '429': { description: 'too_many_requests: too many callbacks without a signature' },
        '500': { description: 'Not settled: please send it again' },
      },
    },
  },
}

function returning(method: 'get' | 'post'): Operation {
  return {
    operationId: `gateway-return-by-${method}`,
    tags: ['Payments'],
    summary: 'A guest comes back from the payment page',
    parameters: [GATEWAY, OUTCOME],
    responses: { '303': { description: 'To the status page of the site' }, '404': NO_SUCH_GATEWAY },
  }
}
