// How far a browser at the front desk is signed in. The server decides each next step; this machine shows it, locks the desk when it was
// left alone, lets a colleague take over by PIN, and asks for a fresh code when a call needs one. Fields belong to the forms: passwords,
// codes and PINs pass through as events and are never stored.

import { assertEvent, assign } from 'xstate'
import { Problem } from '#contract/problem.ts'
import { deskSessionSetup, type FoundSession } from './desk-session-setup.ts'
import { type Done, type Failed, withProblem } from '#machines/parts/shared.ts'

export const deskSessionMachine = deskSessionSetup.createMachine({
  id: 'deskSession',
  context: { session: undefined, recoveryCodes: [], problem: undefined },
  initial: 'reading',
  states: {
    reading: {
      entry: 'clearProblem',
      invoke: {
        src: 'readSession',
        onDone: [
          {
            guard: wasLeftAlone,
            target: 'leftAlone',
            actions: assign({ session: ({ event }) => event.output.session }),
          },
          { target: 'arriving', actions: assign({ session: ({ event }) => event.output.session }) },
        ],
        onError: { target: 'unread', actions: assign(withProblem) },
      },
    },
    unread: { on: { 'retry.chosen': 'reading' } },

    /** Goes on where the server says that the sign-in stands. */
    arriving: {
      always: [
        { guard: 'isSignedOut', target: 'signedOut' },
        { guard: 'isAtCode', target: 'signingIn.code' },
        { guard: 'isEnrolling', target: 'signingIn.enrolling' },
        { guard: 'isAtNewPassword', target: 'signingIn.newPassword' },
        { target: 'signedIn' },
      ],
    },

    signedOut: {
      initial: 'filling',
      states: {
        filling: { on: { 'password.submitted': { target: 'proving', actions: 'clearProblem' } } },
        proving: {
          tags: 'busy',
          invoke: {
            src: 'provePassword',
            input: ({ event }) => {
              assertEvent(event, 'password.submitted')
              return { email: event.email, password: event.password }
            },
            onDone: {
              target: '#deskSession.arriving',
              actions: assign({ session: ({ event }) => event.output }),
            },
            onError: { target: 'filling', actions: assign(withProblem) },
          },
        },
      },
    },

    /** Between the right password and an open desk. */
    signingIn: {
      initial: 'code',
      on: { 'signOut.chosen': { target: 'leaving', actions: 'clearProblem' } },
      states: {
        code: {
          initial: 'filling',
          states: {
            filling: {
              on: {
                'code.submitted': { target: 'proving', actions: 'clearProblem' },
              },
            },
            proving: {
              tags: 'busy',
              on: { 'signOut.chosen': {} },
              invoke: {
                src: 'proveCode',
                input: ({ event }) => {
                  assertEvent(event, 'code.submitted')
                  return { code: event.code, isRemembered: event.isRemembered }
                },
                onDone: {
                  target: '#deskSession.arriving',
                  actions: assign({ session: ({ event }) => event.output }),
                },
                onError: [
                  { guard: isSessionOver, target: '#deskSession.signedOut', actions: ['refuseProof', 'forgetSession'] },
                  { target: 'filling', actions: assign(withProblem) },
                ],
              },
            },
          },
        },

        enrolling: {
          initial: 'filling',
          states: {
            filling: {
              on: {
                'code.submitted': { target: 'connecting', actions: 'clearProblem' },
              },
            },
            connecting: {
              tags: 'busy',
              on: { 'signOut.chosen': {} },
              invoke: {
                src: 'enrol',
                input: ({ event }) => {
                  assertEvent(event, 'code.submitted')
                  return { code: event.code }
                },
                onDone: {
                  target: '#deskSession.signingIn.recoveryCodes',
                  actions: assign({
                    session: ({ event }) => event.output.session,
                    recoveryCodes: ({ event }) => event.output.recoveryCodes,
                  }),
                },
                onError: [
                  { guard: isSessionOver, target: '#deskSession.signedOut', actions: ['refuseProof', 'forgetSession'] },
                  { target: 'filling', actions: assign(withProblem) },
                ],
              },
            },
          },
        },

        recoveryCodes: {
          on: { 'codes.stored': '#deskSession.arriving', 'signOut.chosen': {} },
          exit: assign({ recoveryCodes: [] }),
        },

        newPassword: {
          initial: 'filling',
          states: {
            filling: {
              on: {
                'newPassword.submitted': { target: 'changing', actions: 'clearProblem' },
              },
            },
            changing: {
              tags: 'busy',
              on: { 'signOut.chosen': {} },
              invoke: {
                src: 'changePassword',
                input: ({ event }) => {
                  assertEvent(event, 'newPassword.submitted')
                  return { password: event.password }
                },
                onDone: {
                  target: '#deskSession.arriving',
                  actions: assign({ session: ({ event }) => event.output }),
                },
                onError: [
                  { guard: isSessionOver, target: '#deskSession.signedOut', actions: ['refuseProof', 'forgetSession'] },
                  { target: 'filling', actions: assign(withProblem) },
                ],
              },
            },
          },
        },
      },
    },

    signedIn: {
      initial: 'open',
      on: {
        'session.changed': { actions: 'storeSession' },
        'session.ended': { target: 'signedOut', actions: ['refuseProof', 'forgetSession'] },
        'signOut.chosen': { target: 'leaving', actions: ['refuseProof', 'clearProblem'] },
      },
      states: {
        open: {
          tags: 'open',
          initial: 'working',
          entry: 'clearProblem',
          on: {
            'lock.chosen': { guard: 'hasPin', target: 'locked', actions: 'refuseProof' },
          },
          invoke: {
            src: 'watchIdle',
            onDone: { target: '#deskSession.leftAlone', actions: 'refuseProof' },
          },
          states: {
            working: {
              on: { 'proof.needed': 'provingAgain', 'switch.chosen': 'switching' },
            },
            provingAgain: {
              initial: 'filling',
              exit: 'clearProblem',
              on: { 'proof.cancelled': { target: 'working', actions: 'refuseProof' } },
              states: {
                filling: { on: { 'code.submitted': { target: 'proving', actions: 'clearProblem' } } },
                proving: {
                  tags: 'busy',
                  invoke: {
                    src: 'proveCode',
                    input: ({ event }) => {
                      assertEvent(event, 'code.submitted')
                      return { code: event.code, isRemembered: false }
                    },
                    onDone: {
                      target: '#deskSession.signedIn.open.working',
                      actions: [assign({ session: ({ event }) => event.output }), 'giveProof'],
                    },
                    onError: [
                      {
                        guard: isSessionOver,
                        target: '#deskSession.signedOut',
                        actions: ['refuseProof', 'forgetSession'],
                      },
                      { target: 'filling', actions: assign(withProblem) },
                    ],
                  },
                },
              },
            },
            switching: {
              initial: 'filling',
              exit: 'clearProblem',
              on: { 'switch.cancelled': 'working' },
              states: {
                filling: { on: { 'pin.submitted': { target: 'proving', actions: 'clearProblem' } } },
                proving: {
                  tags: 'busy',
                  on: { 'switch.cancelled': {}, 'lock.chosen': {} },
                  invoke: {
                    src: 'takeOver',
                    input: ({ event }) => {
                      assertEvent(event, 'pin.submitted')
                      return { memberId: event.memberId, pin: event.pin }
                    },
                    onDone: {
                      target: '#deskSession.signedIn.open.working',
                      actions: [assign({ session: ({ event }) => event.output }), 'welcomeColleague'],
                    },
                    onError: [
                      {
                        guard: isSessionOver,
                        target: '#deskSession.signedOut',
                        actions: ['refuseProof', 'forgetSession'],
                      },
                      { target: 'filling', actions: assign(withProblem) },
                    ],
                  },
                },
              },
            },
          },
        },
        locked: {
          initial: 'filling',
          entry: ['clearProblem', 'beginLock'],
          states: {
            filling: { on: { 'pin.submitted': { target: 'proving', actions: 'clearProblem' } } },
            proving: {
              tags: 'busy',
              invoke: {
                src: 'takeOver',
                input: ({ event }) => {
                  assertEvent(event, 'pin.submitted')
                  return { memberId: event.memberId, pin: event.pin }
                },
                onDone: {
                  target: '#deskSession.signedIn.open',
                  actions: assign({ session: ({ event }) => event.output }),
                },
                onError: [
                  { guard: isSessionOver, target: '#deskSession.signedOut', actions: ['refuseProof', 'forgetSession'] },
                  { target: 'filling', actions: assign(withProblem) },
                ],
              },
            },
          },
        },
      },
    },

    /** A desk that no PIN can open again is closed. */
    leftAlone: { always: [{ guard: 'hasPin', target: 'signedIn.locked' }, { target: 'leaving' }] },

    leaving: {
      initial: 'signingOut',
      states: {
        signingOut: {
          tags: 'busy',
          invoke: {
            src: 'endSession',
            onDone: { target: '#deskSession.signedOut', actions: assign({ session: undefined }) },
            onError: { target: 'failed', actions: assign(withProblem) },
          },
        },
        failed: { on: { 'retry.chosen': { target: 'signingOut', actions: 'clearProblem' } } },
      },
    },
  },
})

function wasLeftAlone({ event }: Done<FoundSession>): boolean {
  return event.output.isIdle && event.output.session.Step === 'signedIn'
}

function isSessionOver({ event: { error } }: Failed): boolean {
  return error instanceof Problem && error.code === 'unauthenticated'
}
