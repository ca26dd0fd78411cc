import { describe } from 'vitest'
import { requestMachine, type RequestKind } from '#machines/request.machine.ts'
import { apiOfFile } from '#tests/model/api-of-file.ts'
import { proveModel } from '#tests/model/prove-model.ts'
import { openRequest } from './request-driver.ts'
import { requestModelOf, type RequestStep } from './request.model.ts'

const file = apiOfFile({ guests: 1 })

const typing = ['field.changed', 'submit.pressed'] as const
const kinds: RequestKind[] = ['package', 'convention']

describe.each(kinds)('%s', (kind) => {
  proveModel<typeof requestMachine, RequestStep, ReturnType<typeof openRequest>>(requestMachine, {
    model: requestModelOf(kind),
    open: () => openRequest(file.api(), file.guest(), kind),
    checks: {
      editing: (shown) => (shown.hasTag('busy') ? ['A form that nobody sends is busy'] : []),
      submitting: ({ context: { fields } }) =>
        fields.start <= fields.end && fields.name !== '' ? [] : ['A request is sent that nobody can meet'],
      sent: async () => {
        const [order] = await file
          .api()
          .deps.db.query<{ type: string; status: string }>(
            'select type, status from orders order by created_at desc limit 1',
          )
        return order?.status === 'Requested' ? [] : ['The API knows of no request']
      },
      failed: ({ context: { fields } }) => (fields.start === '' ? ['What was typed is gone'] : []),
    },
    leadsTo: {
      'sendRequest.resolves': 'sent',
      'sendRequest.rejects (unreachable)': 'failed',
      'sendRequest.rejects (server fault)': 'failed',
    },
    takes: { editing: typing, submitting: [], sent: ['form.opened'], failed: typing },
  })
})
