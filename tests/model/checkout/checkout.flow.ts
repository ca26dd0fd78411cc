import type { AnyMachineSnapshot } from 'xstate'
import { checkoutMachine, currentQuote } from '#machines/checkout.machine.ts'
import { flowOf } from '#tests/model/engine/flow-of.ts'
import { silentLog } from '#tests/model/engine/flow-place.ts'
import { checkoutChecks } from './checkout-checks.ts'
import { openCheckout } from './checkout-driver.ts'
import { checkoutModel, type CheckoutStep } from './checkout.model.ts'
import { checkoutTells } from './checkout.tells.ts'

const form = ['field.changed', 'terms.changed', 'percent.chosen', 'submit.pressed'] as const

export const checkoutFlow = flowOf<typeof checkoutMachine, CheckoutStep, ReturnType<typeof openCheckout>>(
  checkoutMachine,
  {
    model: checkoutModel,
    needs: { api: true, guests: checkoutModel.paths.length, deps: { log: silentLog } },
    open: ({ api, guest }, index) => openCheckout(api(), guest(index), index),
    shownOf({ context }: AnyMachineSnapshot) {
      const { termsAccepted, payPercent, missing, problem } = context
      const quote = currentQuote({ lines: context.lines, newQuote: context.newQuote })
      return { termsAccepted, payPercent, missing, problem, quote }
    },
    // Whose profile was saved is the world's own.
    saidOf: (emitted) => ('profile' in emitted ? { ...emitted, profile: "the guest's" } : emitted),
    checks: checkoutChecks,
    leadsTo: {
      'loadProfile.resolves (complete)': 'editing',
      'loadProfile.resolves (incomplete)': 'editing',
      'loadProfile.rejects (unreachable)': 'profileFailed',
      'saveGuest.resolves': 'booking',
      'saveGuest.rejects (unreachable)': 'editing',
      'book.resolves': 'redirecting',
      'book.resolves (without an address)': 'failed',
      'book.rejects (price changed)': 'editing',
      'book.rejects (unreachable)': 'failed',
      'book.rejects (dates taken)': 'failed',
      'book.rejects (gateway away)': 'failed',
      'redirect.resolves': 'redirecting',
      'redirect.rejects (browser refuses)': 'failed',
    },
    tells: checkoutTells,
    takes: {
      loadingProfile: ['cart.changed'],
      profileFailed: ['cart.changed', 'retry.pressed'],
      editing: ['cart.changed', ...form],
      savingGuest: ['cart.changed'],
      booking: ['cart.changed'],
      redirecting: ['cart.changed', 'page.returned'],
      failed: ['cart.changed', 'editing.resumed'],
    },
  },
)
