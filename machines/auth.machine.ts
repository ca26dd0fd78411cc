// The auth dialog: a phone number and a one-time code, no password. The forms carry the specification's names; the steps between are
// inside them, so that a form stays on the screen, with all that was typed, while its request is on the way and after it failed.

import { assign, emit } from 'xstate'
import { authSetup, emptyAuth, isAlreadyRegistered, isRegistered, withLookupProblem } from './parts/auth-dialog.ts'
import { codeResend, codeSubmitted, codeTyped, requestingCode, signingIn } from './parts/code-form.ts'
import { withProblem } from './parts/shared.ts'
import { texts } from './parts/texts.ts'

export const authMachine = authSetup.createMachine({
  id: 'auth',
  context: emptyAuth,
  initial: 'closed',
  on: {
    'field.changed': { actions: 'storeField' },
    'dialog.closed': [
      // Declined on a page that needs a guest.
      { guard: 'isForPage', target: '.closed', actions: emit({ type: 'navigation.wanted', path: '/' }) },
      { target: '.closed' },
    ],
    // The guest did not decline to sign in, so they are not led home.
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
        'dialog.opened': [
          { guard: 'isNewcomer', target: 'SIGNUP', actions: 'storePlace' },
          { target: 'LOGIN', actions: 'storePlace' },
        ],
      },
    },

    LOGIN: {
      initial: 'filling',
      entry: 'clearProblems',
      on: { 'signup.chosen': 'SIGNUP' },
      states: {
        filling: {
          on: {
            'phone.submitted': [
              { guard: 'hasPhone', target: 'checkingRegistration', actions: 'clearProblems' },
              { actions: { type: 'showProblems', params: { fields: ['phone'] } } },
            ],
          },
        },
        checkingRegistration: {
          tags: 'busy',
          on: { 'field.changed': {}, 'signup.chosen': {} },
          invoke: {
            src: 'checkRegistration',
            input: ({ context }) => ({ phone: context.phone }),
            onDone: [{ guard: isRegistered, target: 'requestingCode' }, { target: 'unregistered' }],
            onError: { target: 'filling', actions: assign(withLookupProblem) },
          },
        },
        unregistered: {
          tags: 'signupOffered',
          entry: assign({ problem: texts.notRegistered }),
          on: {
            'field.changed': { target: 'filling', actions: ['clearProblems', 'storeField'] },
            'phone.submitted': { target: 'checkingRegistration', actions: 'clearProblems' },
          },
        },
        requestingCode: {
          ...requestingCode('LOGIN', '#auth.OTP_LOGIN'),
          on: { 'field.changed': {}, 'signup.chosen': {} },
        },
      },
    },

    SIGNUP: {
      initial: 'filling',
      entry: 'clearProblems',
      on: {
        'login.chosen': 'LOGIN',
        'signup.submitted': [
          { guard: 'hasNames', target: '.requestingCode', actions: 'clearProblems' },
          { actions: { type: 'showProblems', params: { fields: ['phone', 'firstName', 'lastName'] } } },
        ],
      },
      states: {
        filling: {
          // Only the sentence goes: fields that were sent empty are still empty.
          on: { 'phone.left': { guard: 'hasPhone', target: 'checkingPhone', actions: assign({ problem: undefined }) } },
        },
        checkingPhone: {
          on: {
            'field.changed': [
              { guard: 'isPhoneChange', target: 'filling', actions: 'storeField' },
              { actions: 'storeField' },
            ],
          },
          invoke: {
            src: 'checkRegistration',
            input: ({ context }) => ({ phone: context.phone }),
            onDone: [{ guard: isRegistered, target: 'phoneTaken' }, { target: 'filling' }],
            onError: { target: 'filling', actions: assign(withLookupProblem) },
          },
        },
        phoneTaken: {
          tags: 'signupDisabled',
          entry: assign({ problem: texts.alreadyRegistered }),
          on: {
            'signup.submitted': {},
            // The phone is known by now, so its code is sent at once.
            'login.chosen': '#auth.LOGIN.requestingCode',
            'field.changed': [
              { guard: 'isPhoneChange', target: 'filling', actions: ['clearProblems', 'storeField'] },
              { actions: 'storeField' },
            ],
          },
        },
        requestingCode: {
          ...requestingCode('REGISTRATION', '#auth.OTP', [{ guard: isAlreadyRegistered, target: 'phoneTaken' }]),
          on: { 'field.changed': {}, 'login.chosen': {}, 'signup.submitted': {} },
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
              on: { 'code.submitted': codeSubmitted('registering'), 'field.changed': codeTyped('registering') },
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
                onError: { target: 'filling', actions: assign(withProblem) },
              },
            },
            signingIn: {
              ...signingIn,
              invoke: {
                ...signingIn.invoke,
                // The guest exists by now: registering again would be refused, so they go on as one who logs in.
                onError: { target: '#auth.OTP_LOGIN', actions: assign(withProblem) },
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
                'field.changed': codeTyped('signingIn'),
                'reset.pressed': { target: 'requestingReset', actions: 'clearProblems' },
              },
            },
            signingIn,
            requestingReset: {
              ...requestingCode('RESET', '#auth.OTP_RESET_PASSWORD'),
              on: { 'field.changed': {}, 'back.pressed': {} },
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
            filling: { on: { 'code.submitted': codeSubmitted('signingIn'), 'field.changed': codeTyped('signingIn') } },
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
