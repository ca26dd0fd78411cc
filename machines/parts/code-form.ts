// What the forms with a code share: the code is submitted by its last digit or by hand, sent again after a pause, and signs in.

import { assign, emit } from 'xstate'
import {
  authSetup,
  canUseEarlierCode,
  isTooEarly,
  withEarlierCode,
  withLongerPause,
  withNewCode,
  withPhoneProblem,
  type CodePurpose,
} from './auth-dialog.ts'
import { type Failed, withProblem } from './shared.ts'
import { texts } from './texts.ts'

type Refusal = { guard: (refused: Failed) => boolean; target: string }

/** Asks for a code and goes on to its form, also where an earlier one serves. Any other refusal leads back to `filling`. */
export function requestingCode(purpose: CodePurpose, form: string, refusals: readonly Refusal[] = []) {
  return authSetup.createStateConfig({
    tags: 'busy',
    invoke: {
      src: 'requestCode',
      input: ({ context }) => ({ phone: context.phone, purpose }),
      onDone: { target: form, actions: ['clearProblems', assign(withNewCode(purpose))] },
      onError: [
        ...refusals,
        { guard: canUseEarlierCode(purpose), target: form, actions: assign(withEarlierCode(purpose)) },
        { target: 'filling', actions: assign(withPhoneProblem) },
      ],
    },
  })
}

/** What a form's button does: goes on to the step named, or points at the empty field. */
export function codeSubmitted<Step extends string>(step: Step) {
  return [
    { guard: 'hasCode', target: step, actions: 'clearProblems' },
    { actions: { type: 'showProblems', params: { fields: ['code'] } } },
  ] as const
}

/** What a typed character does: the last digit of a code submits it. */
export function codeTyped<Step extends string>(step: Step) {
  return [
    { guard: 'completesCode', target: step, actions: ['storeField', 'clearProblems'] },
    { actions: 'storeField' },
  ] as const
}

export function codeResend(purpose: CodePurpose) {
  return authSetup.createStateConfig({
    initial: 'waiting',
    states: {
      waiting: { tags: 'resendDisabled', after: { resendPause: 'allowed' } },
      allowed: { on: { 'resend.pressed': { target: 'resending', actions: 'clearProblems' } } },
      resending: {
        tags: 'resendDisabled',
        invoke: {
          src: 'resendCode',
          input: ({ context }) => ({ phone: context.phone, purpose }),
          onDone: {
            target: 'waiting',
            actions: [assign(withNewCode(purpose)), emit({ type: 'toast', tone: 'success', text: texts.codeSent })],
          },
          onError: [
            { guard: isTooEarly, target: 'waiting', actions: assign(withLongerPause) },
            { target: 'allowed', actions: assign(withProblem) },
          ],
        },
      },
    },
  })
}

/** The last step of a form with a code. A failure leads back to `filling`, with all that was typed. */
export const signingIn = authSetup.createStateConfig({
  tags: 'busy',
  on: { 'field.changed': {}, 'back.pressed': {} },
  invoke: {
    src: 'signIn',
    input: ({ context: { phone, messageId, code } }) => ({ phone, messageId, code }),
    onDone: { target: '#auth.remembering', actions: assign({ user: ({ event }) => event.output }) },
    onError: { target: 'filling', actions: assign(withProblem) },
  },
})
