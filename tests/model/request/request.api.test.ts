import { afterAll, beforeAll, describe } from 'vitest'
import { requestMachine, type RequestKind } from '#machines/request.machine.ts'
import { proveModel } from '#tests/model/prove-model.ts'
import { signInGuests, type SignedIn } from '#tests/support/many-guests.ts'
import { START, startTestApi, type TestApi } from '#tests/support/test-api.ts'
import { unlimited } from '#tests/support/unlimited.ts'
import { openRequest } from './request-driver.ts'
import { requestModelOf, type RequestStep } from './request.model.ts'

let api: TestApi
let guests: SignedIn[]
beforeAll(async () => {
  api = await startTestApi({ deps: { limits: unlimited } })
  guests = await signInGuests(api.deps.db, 1, START)
})
afterAll(() => api.close())

const typing = ['field.changed', 'submit.pressed'] as const
const kinds: RequestKind[] = ['package', 'convention']

describe.each(kinds)('%s', (kind) => {
  proveModel<typeof requestMachine, RequestStep, ReturnType<typeof openRequest>>(requestMachine, {
    model: requestModelOf(kind),
    open() {
      const [guest] = guests
      if (!guest) throw new Error('There should be a guest')
      return openRequest(api, guest, kind)
    },
    checks: {
      editing: (shown) => (shown.hasTag('busy') ? ['A form that nobody sends is busy'] : []),
      submitting: ({ context: { fields } }) =>
        fields.start <= fields.end && fields.name !== '' ? [] : ['A request is sent that nobody can meet'],
      sent: async () => {
        const [order] = await api.deps.db.query<{ type: string; status: string }>(
          'select type, status from orders order by created_at desc limit 1',
        )
        return order?.status === 'Requested' ? [] : ['The API knows of no request']
      },
      failed: ({ context: { fields } }) => (fields.start === '' ? ['What was typed is gone'] : []),
    },
    takes: { editing: typing, submitting: [], sent: ['form.opened'], failed: typing },
  })
})
