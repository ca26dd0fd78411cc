import { cancellationMachine } from '#machines/cancellation.machine.ts'
import { flowOf } from '#tests/model/engine/flow-of.ts'
import { openCancellation } from './cancellation-driver.ts'
import { cancellationModel, type CancellationStep } from './cancellation.model.ts'
import { cancellationTells } from './cancellation.tells.ts'

type Place = Awaited<ReturnType<typeof openCancellation>>

export const cancellationFlow = flowOf<typeof cancellationMachine, CancellationStep, Place>(cancellationMachine, {
  model: cancellationModel,
  needs: { api: true, guests: 2 },
  open: ({ api, guest }, index) => openCancellation(api(), { guest: guest(0), other: guest(1), index }),
  shownOf: ({ context: { terms, problem } }) => ({
    terms: terms && [terms.Percent, terms.Paid, terms.Refund, terms.Fee],
    problem,
  }),
  checks: {
    closed: (shown) => (shown.hasTag('open') ? ['A dialog is open that was closed'] : []),
    quoting: (shown) => (shown.hasTag('loading') ? [] : ['Nobody sees that the terms are asked for']),
    deciding: ({ context }) => (context.terms ? [] : ['A guest decides on terms that nobody has told']),
    cancelling: (shown) => (shown.hasTag('busy') ? [] : ['Nobody sees that the order is being cancelled']),
    async signInNeeded(shown, { order }) {
      const { status } = await order.standing()
      return shown.hasTag('signIn') && status === 'Confirmed' ? [] : [`An old sign-in left the order ${status}`]
    },
    refused: ({ context }) => (context.problem ? [] : ['Nobody is told why']),
    async done({ context }, { order }) {
      const { status, refund } = await order.standing()
      if (status !== 'Cancelled') return [`The order is ${status}`]
      return refund === context.terms?.Refund ? [] : [`${refund} BDT are on their way back`]
    },
  },
  leadsTo: {
    'quoteCancellation.resolves (100 %)': 'deciding',
    'quoteCancellation.resolves (0 %)': 'deciding',
    'quoteCancellation.rejects (unreachable)': 'refused',
    'quoteCancellation.rejects (server fault)': 'refused',
    'quoteCancellation.rejects (session ended)': 'refused',
    'quoteCancellation.rejects (stay begun)': 'refused',
    'cancelBooking.resolves (100 %)': 'done',
    'cancelBooking.resolves (50 %)': 'done',
    'cancelBooking.resolves (0 %)': 'done',
    'cancelBooking.rejects (unreachable)': 'deciding',
    'cancelBooking.rejects (server fault)': 'deciding',
    'cancelBooking.rejects (session ended)': 'deciding',
    'cancelBooking.rejects (terms changed)': 'deciding',
    'cancelBooking.rejects (old sign-in)': 'signInNeeded',
    'cancelBooking.rejects (cancelled elsewhere)': 'refused',
    'cancelBooking.rejects (hold over)': 'refused',
    'cancelBooking.rejects (order gone)': 'refused',
  },
  tells: cancellationTells,
  takes: {
    closed: ['cancel.pressed'],
    quoting: ['dialog.closed'],
    deciding: ['confirm.pressed', 'dialog.closed'],
    cancelling: [],
    signInNeeded: ['signIn.pressed', 'dialog.closed'],
    refused: ['dialog.closed'],
    done: ['cancel.pressed'],
  },
})
