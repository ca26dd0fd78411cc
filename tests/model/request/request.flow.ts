import { requestMachine, type RequestKind } from '#machines/request.machine.ts'
import { flowOf } from '#tests/model/engine/flow-of.ts'
import { openRequest } from './request-driver.ts'
import { requestModelOf, type RequestStep } from './request.model.ts'
import type { Told } from '#tests/model/engine/told.ts'
import { conventionTells } from './convention.tells.ts'
import { packageTells } from './package.tells.ts'

const typing = ['field.changed', 'submit.pressed'] as const

const tells = { package: packageTells, convention: conventionTells } satisfies Record<RequestKind, Told>

function requestFlowOf(kind: RequestKind) {
  return flowOf<typeof requestMachine, RequestStep, ReturnType<typeof openRequest>>(requestMachine, {
    model: requestModelOf(kind),
    needs: { api: true, guests: 1 },
    open: ({ api, guest }) => openRequest(api(), guest(), kind),
    checks: {
      editing: (shown) => (shown.hasTag('busy') ? ['A form that nobody sends is busy'] : []),
      submitting: ({ context: { fields } }) =>
        fields.start <= fields.end && fields.name !== '' ? [] : ['A request is sent that nobody can meet'],
      sent: async (_, { api }) => {
        const [order] = await api.deps.db.query<{ type: string; status: string }>(
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
    tells: tells[kind],
    takes: { editing: typing, submitting: [], sent: ['form.opened'], failed: typing },
  })
}

export const packageFlow = requestFlowOf('package')
export const conventionFlow = requestFlowOf('convention')
