import { createActor } from 'xstate'
import { addDays } from '#contract/values/calendar.ts'
import type { CancellationTerms } from '#contract/cancellations.ts'
import { cancellationMachine } from '#machines/cancellation.machine.ts'
import { createCancellationActors } from '#src/orders/cancellation.actors.ts'
import { createEdge } from '#tests/model/engine/edge.ts'
import type { SignedIn } from '#tests/support/many-guests.ts'
import type { TestApi } from '#tests/support/test-api.ts'
import type { CancellationStep } from './cancellation.model.ts'
import { openPaidOrder } from './paid-order.ts'

/** The last day on which so much comes back: the first of them that is too late is the next. */
const daysBefore = { 100: 10, 50: 5, 0: 4 } as const satisfies Record<CancellationTerms['Percent'], number>

/** The dialog that cancels a paid order of its own, with its real actors. `other` is a guest whose order it is not. */
export async function openCancellation(
  api: TestApi,
  { guest, other, index }: { guest: SignedIn; other: SignedIn; index: number },
) {
  const order = await openPaidOrder(api, guest, addDays('2026-12-05', 2 * index))
  const { client, gate, failWith, mend } = createEdge(api, { token: () => guest.token })
  const real = createCancellationActors({ client })
  const actor = createActor(
    cancellationMachine.provide({
      actors: {
        quoteCancellation: gate.hold('quoteCancellation', real.quoteCancellation),
        cancelBooking: gate.hold('cancelBooking', real.cancelBooking),
      },
    }),
    { input: { code: order.code } },
  )
  const shownDays = () => daysBefore[actor.getSnapshot().context.terms?.Percent ?? 100]

  async function play(event: CancellationStep): Promise<void> {
    switch (event.type) {
      case 'cancel.pressed':
      case 'confirm.pressed':
      case 'signIn.pressed':
      case 'dialog.closed':
        return actor.send(event)
      case 'quoteCancellation.resolves':
        await order.standAt(daysBefore[event.output.Percent])
        return gate.open('quoteCancellation')
      case 'cancelBooking.resolves':
        await order.standAt(shownDays())
        return gate.open('cancelBooking')
      case 'quoteCancellation.rejects':
      case 'cancelBooking.rejects':
        return fail(event.type.replace('.rejects', ''), event.cause)
      default:
        event satisfies never
    }
  }

  async function fail(name: string, cause: Extract<CancellationStep, { cause: string }>['cause']): Promise<void> {
    if (cause === 'unreachable' || cause === 'server fault') return failWith(name, cause)
    await order.standAt(shownDays())
    switch (cause) {
      case 'session ended':
        await order.endSession()
        break
      case 'stay begun':
        await order.standAt(0)
        break
      case 'terms changed':
        await order.standAt(daysBefore[50])
        break
      case 'old sign-in':
        await order.ageSignIn()
        break
      case 'cancelled elsewhere':
        await order.cancelElsewhere()
        break
      case 'hold over':
        await order.outliveHold()
        break
      case 'order gone':
        await order.giveToOther(other.guestId)
        break
      default:
        cause satisfies never
    }
    return gate.open(name)
  }

  return { actor, play, mend, order }
}
