// The auth dialog: a phone number and a one-time code, no password. The forms carry the specification's names; the steps between are
// inside them, so that a form stays on the screen, with all that was typed, while its request is on the way and after it failed.

import { assign, emit } from 'xstate'
import { codeResend, codeSubmitted, signingIn, usingEarlierCode } from './auth.code-entry.ts'
import { authSetup, emptyAuth } from './auth.setup.ts'
import { texts } from './texts.ts'

export const authMachine = authSetup.createMachine({
  id: 'auth',
  context: emptyAuth,
  initial: 'closed',
  on: {
    'field.changed': { actions: 'take' },
    'dialog.closed': { target: '.closed', actions: emit({ type: 'navigation.wanted', path: '/' }) },
    // Nobody said no to signing in, so nobody is led home.
    'page.left': '.closed',
    'session.began': '.closed',
  },
  states: {
    closed: {
      entry: assign(emptyAuth),
      on: {
        'field.changed': {},
        'dialog.closed': {},
        'page.left': {},
        'session.began': {},
        'dialog.opened': { target: 'LOGIN', actions: assign({ returnTo: ({ event }) => event.returnTo }) },
      },
    },

    LOGIN: {
      initial: 'filling',
      entry: 'unsay',
      on: { 'signup.chosen': 'SIGNUP' },
      states: {
        filling: {
          on: {
            'phone.submitted': [
              { guard: 'hasPhone', target: 'checkingRegistration', actions: 'unsay' },
              { actions: { type: 'pointAtEmpty', params: { fields: ['phone'] } } },
            ],
          },
        },
        checkingRegistration: {
          tags: 'busy',
          on: { 'field.changed': {}, 'signup.chosen': {} },
          invoke: {
            src: 'checkRegistration',
            input: ({ context }) => ({ phone: context.phone }),
            onDone: [
              {
                guard: { type: 'isRegistered', params: ({ event }) => ({ answer: event.output }) },
                target: 'requestingCode',
              },
              { target: 'filling', actions: { type: 'say', params: { problem: texts.notRegistered } } },
            ],
            onError: { target: 'filling', actions: { type: 'say', params: { problem: texts.lookupFailed } } },
          },
        },
        requestingCode: {
          tags: 'busy',
          on: { 'field.changed': {}, 'signup.chosen': {} },
          invoke: {
            src: 'requestCode',
            input: ({ context }) => ({ phone: context.phone, purpose: 'LOGIN' }),
            onDone: {
              target: '#auth.OTP_LOGIN',
              actions: { type: 'keepCode', params: ({ event }) => ({ purpose: 'LOGIN', messageId: event.output }) },
            },
            onError: [
              usingEarlierCode('LOGIN', '#auth.OTP_LOGIN'),
              { target: 'filling', actions: { type: 'sayFailure', params: ({ event }) => ({ error: event.error }) } },
            ],
          },
        },
      },
    },

    SIGNUP: {
      initial: 'filling',
      entry: 'unsay',
      on: {
        'login.chosen': 'LOGIN',
        'signup.submitted': [
          { guard: 'hasNames', target: '.requestingCode', actions: 'unsay' },
          { actions: { type: 'pointAtEmpty', params: { fields: ['phone', 'firstName', 'lastName'] } } },
        ],
      },
      states: {
        filling: {
          // Only the sentence goes: fields that were sent empty are still empty.
          on: { 'phone.left': { guard: 'hasPhone', target: 'checkingPhone', actions: assign({ problem: undefined }) } },
        },
        checkingPhone: {
          on: {
            'field.changed': [{ guard: 'isPhoneChange', target: 'filling', actions: 'take' }, { actions: 'take' }],
          },
          invoke: {
            src: 'checkRegistration',
            input: ({ context }) => ({ phone: context.phone }),
            onDone: [
              {
                guard: { type: 'isRegistered', params: ({ event }) => ({ answer: event.output }) },
                target: 'phoneTaken',
              },
              { target: 'filling' },
            ],
            onError: { target: 'filling', actions: { type: 'say', params: { problem: texts.lookupFailed } } },
          },
        },
        phoneTaken: {
          tags: 'signupDisabled',
          entry: { type: 'say', params: { problem: texts.alreadyRegistered } },
          on: {
            'signup.submitted': {},
            'field.changed': [
              { guard: 'isPhoneChange', target: 'filling', actions: ['unsay', 'take'] },
              { actions: 'take' },
            ],
          },
        },
        requestingCode: {
          tags: 'busy',
          on: { 'field.changed': {}, 'login.chosen': {}, 'signup.submitted': {} },
          invoke: {
            src: 'requestCode',
            input: ({ context }) => ({ phone: context.phone, purpose: 'REGISTRATION' }),
            onDone: {
              target: '#auth.OTP',
              actions: {
                type: 'keepCode',
                params: ({ event }) => ({ purpose: 'REGISTRATION', messageId: event.output }),
              },
            },
            onError: [
              {
                guard: { type: 'isAlreadyRegistered', params: ({ event }) => ({ error: event.error }) },
                target: 'phoneTaken',
              },
              usingEarlierCode('REGISTRATION', '#auth.OTP'),
              { target: 'filling', actions: { type: 'sayFailure', params: ({ event }) => ({ error: event.error }) } },
            ],
          },
        },
      },
    },

    OTP: {
      type: 'parallel',
      on: { 'back.pressed': { target: 'SIGNUP', actions: 'dropCode' } },
      states: {
        form: {
          initial: 'filling',
          states: {
            filling: {
              on: {
                'code.submitted': codeSubmitted('registering'),
              },
            },
            registering: {
              tags: 'busy',
              on: { 'field.changed': {}, 'back.pressed': {} },
              invoke: {
                src: 'register',
                input: ({ context: { phone, firstName, lastName, messageId, code } }) => ({
                  phone,
                  firstName,
                  lastName,
                  messageId,
                  code,
                }),
                onDone: {
                  target: 'signingIn',
                  // Its code is used up but for the sign-in that follows.
                  actions: assign({ firstName: '', lastName: '', sent: {} }),
                },
                onError: {
                  target: 'filling',
                  actions: { type: 'sayFailure', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
            signingIn: {
              ...signingIn,
              invoke: {
                ...signingIn.invoke,
                // The guest exists by now: registering again would be refused, so they go on as one who logs in.
                onError: {
                  target: '#auth.OTP_LOGIN',
                  actions: { type: 'sayFailure', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
          },
        },
        resend: codeResend('REGISTRATION'),
      },
    },

    OTP_LOGIN: {
      type: 'parallel',
      on: { 'back.pressed': { target: 'LOGIN', actions: 'dropCode' } },
      states: {
        form: {
          initial: 'filling',
          states: {
            filling: {
              on: {
                'code.submitted': codeSubmitted('signingIn'),
                'reset.pressed': { target: 'requestingReset', actions: 'unsay' },
              },
            },
            signingIn,
            requestingReset: {
              tags: 'busy',
              on: { 'field.changed': {}, 'back.pressed': {} },
              invoke: {
                src: 'requestCode',
                input: ({ context }) => ({ phone: context.phone, purpose: 'RESET' }),
                onDone: {
                  target: '#auth.OTP_RESET_PASSWORD',
                  actions: [
                    'unsay',
                    { type: 'keepCode', params: ({ event }) => ({ purpose: 'RESET', messageId: event.output }) },
                  ],
                },
                onError: [
                  usingEarlierCode('RESET', '#auth.OTP_RESET_PASSWORD'),
                  {
                    target: 'filling',
                    actions: { type: 'sayFailure', params: ({ event }) => ({ error: event.error }) },
                  },
                ],
              },
            },
          },
        },
        resend: codeResend('LOGIN'),
      },
    },

    OTP_RESET_PASSWORD: {
      type: 'parallel',
      on: { 'back.pressed': { target: 'LOGIN', actions: 'dropCode' } },
      states: {
        form: {
          initial: 'filling',
          states: {
            filling: {
              on: {
                'code.submitted': codeSubmitted('signingIn'),
              },
            },
            signingIn,
          },
        },
        resend: codeResend('RESET'),
      },
    },

    remembering: {
      tags: 'busy',
      on: { 'field.changed': {}, 'dialog.closed': {}, 'page.left': {}, 'session.began': {} },
      invoke: {
        src: 'storeUser',
        input: ({ context }) => ({ user: context.user }),
        onDone: { target: 'closed', actions: 'welcome' },
        // A browser that stores nothing signs in for this visit.
        onError: { target: 'closed', actions: 'welcome' },
      },
    },
  },
})
