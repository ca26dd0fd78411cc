import { createActor, SimulatedClock } from 'xstate'
import { wireStates } from '#api/payments/payment-state.ts'
import { paymentStatusMachine } from '#machines/payment-status.machine.ts'
import { createPaymentStatusActors } from '#src/payment-status/payment-status.actors.ts'
import { createEdge } from '#tests/model/engine/edge.ts'
import type { holdOrder } from '#tests/support/held-order.ts'
import type { TestApi } from '#tests/support/test-api.ts'
import type { PaymentStatusStep } from './payment-status.model.ts'

type Held = Awaited<ReturnType<typeof holdOrder>>

/** The status page of an attempt that the API knows, with its real actor. */
export function openPaymentStatus(api: TestApi, { code, attemptId }: Held) {
  const { client, gate, failWith, mend } = createEdge(api)
  const clock = new SimulatedClock()
  const { askState } = createPaymentStatusActors({ client })
  const actor = createActor(paymentStatusMachine.provide({ actors: { askState: gate.hold('askState', askState) } }), {
    clock,
    input: { code, id: attemptId },
  })

  /** The gateway's last word, as the books keep it. */
  async function write(state: string): Promise<void> {
    await api.deps.db.change('update payment_attempt set state = $1 where id = $2', [state, attemptId])
  }

  async function play(event: PaymentStatusStep): Promise<void> {
    switch (event.type) {
      case 'askState.resolves': {
        const [written] = Object.entries(wireStates).findLast(([, wire]) => wire === event.output.State) ?? []
        await write(written ?? '')
        return gate.open('askState')
      }
      case 'askState.rejects':
        if (event.cause !== 'no such payment') return failWith('askState', event.cause)
        await api.deps.db.change('delete from payment_attempt where id = $1', [attemptId])
        return gate.open('askState')
      case 'pollPause.elapses':
        return clock.increment(3_000)
      default:
        event satisfies never
    }
  }
  return { actor, play, mend, code }
}
