// The two halves of every form that asks for a one-time code: the code itself, and its resend after a pause.

import { assign, emit } from 'xstate'
import type { CodePurpose } from './auth.sent-codes.ts'
import { authSetup } from './auth.setup.ts'
import { texts } from './texts.ts'

/** What follows when no new code is sent because an earlier one is young: the form that asks for that one. */
export function usingEarlierCode<Form extends string>(purpose: CodePurpose, form: Form) {
  const refusal = ({ event }: { event: { error: unknown } }) => ({ error: event.error })
  return {
    guard: {
      type: 'canUseEarlierCode',
      params: ({ event }: { event: { error: unknown } }) => ({ error: event.error, purpose }),
    },
    target: form,
    actions: [
      { type: 'takeEarlierCode', params: { purpose } },
      { type: 'waitAsTold', params: refusal },
      { type: 'sayFailure', params: refusal },
    ],
  } as const
}

/** What a press on a form's button does: goes on to the step named, or points at the empty field. */
export function codeSubmitted<Step extends string>(step: Step) {
  return [
    { guard: 'hasCode', target: step, actions: 'unsay' },
    { actions: { type: 'pointAtEmpty', params: { fields: ['code'] } } },
  ] as const
}

export function codeResend(purpose: CodePurpose) {
  return authSetup.createStateConfig({
    initial: 'waiting',
    states: {
      waiting: { tags: 'resendDisabled', after: { resendPause: 'allowed' } },
      allowed: { on: { 'resend.pressed': { target: 'resending', actions: 'unsay' } } },
      resending: {
        tags: 'resendDisabled',
        invoke: {
          src: 'resendCode',
          input: ({ context }) => ({ phone: context.phone, purpose }),
          onDone: {
            target: 'waiting',
            actions: [
              { type: 'keepCode', params: ({ event }) => ({ purpose, messageId: event.output }) },
              emit({ type: 'toast', tone: 'success', text: texts.codeSent }),
            ],
          },
          onError: [
            {
              guard: { type: 'isTooEarly', params: ({ event }) => ({ error: event.error }) },
              target: 'waiting',
              actions: [
                { type: 'waitAsTold', params: ({ event }) => ({ error: event.error }) },
                { type: 'sayFailure', params: ({ event }) => ({ error: event.error }) },
              ],
            },
            {
              target: 'allowed',
              actions: { type: 'sayFailure', params: ({ event }) => ({ error: event.error }) },
            },
          ],
        },
      },
    },
  })
}

/** The last step of a form with a code. What it tells of a failure is the form's, for `filling` keeps what was typed. */
export const signingIn = authSetup.createStateConfig({
  tags: 'busy',
  on: { 'field.changed': {}, 'back.pressed': {} },
  invoke: {
    src: 'signIn',
    input: ({ context: { phone, messageId, code } }) => ({ phone, messageId, code }),
    onDone: { target: '#auth.remembering', actions: assign({ user: ({ event }) => event.output }) },
    onError: {
      target: 'filling',
      actions: { type: 'sayFailure', params: ({ event }) => ({ error: event.error }) },
    },
  },
})
