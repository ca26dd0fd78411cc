// The two halves of every form that asks for a one-time code: the code itself, and its resend after a pause.

import { assign, emit } from 'xstate'
import { authSetup, type CodePurpose } from './auth.setup.ts'
import { texts } from './texts.ts'

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
              assign({ messageId: ({ event }) => event.output, code: '' }),
              emit({ type: 'toast', tone: 'success', text: texts.codeSent }),
            ],
          },
          onError: {
            target: 'allowed',
            actions: { type: 'sayFailure', params: ({ event }) => ({ error: event.error }) },
          },
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
