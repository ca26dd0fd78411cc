// How far a browser at the front desk is signed in. The server decides each next step; this machine shows it, locks the desk here and on
// the server when it was left alone, lets a colleague take over by PIN, and asks for a fresh code when a call needs one. Fields belong to
// the forms: passwords, codes and PINs pass through as events and are never stored.

import { assertEvent, assign } from 'xstate'
import { type Done, withProblem } from '#machines/parts/shared.ts'
import { type DeskSessionEvent, deskSessionSetup, type FoundSession } from './desk-session-setup.ts'
import { ofEndedSession, proving, provingStep } from './proving.ts'

export const deskSessionMachine = deskSessionSetup.createMachine({
  id: 'deskSession',
  context: { session: undefined, problem: undefined },
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

    /** Whether what had no answer was done after all. The form says that there was none where it was not. */
    checking: {
      tags: 'busy',
      invoke: {
        src: 'readSession',
        onDone: [
          { guard: isOver, target: 'signedOut', actions: 'forgetSession' },
          { target: 'arriving', actions: assign({ session: ({ event }) => event.output.session }) },
        ],
        onError: 'arriving',
      },
    },

    /** Goes on where the server says that the sign-in stands. */
    arriving: {
      always: [
        { guard: 'isSignedOut', target: 'signedOut' },
        { guard: 'isAtCode', target: 'signingIn.code' },
        { guard: 'isConnectedInVain', target: 'signingIn.enrolling' },
        { guard: 'isEnrolling', target: 'signingIn.recoveryCodes' },
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
            filling: { on: { 'code.submitted': { target: 'proving', actions: 'clearProblem' } } },
            proving: {
              ...provingStep({
                src: 'proveCode',
                input: codeIn,
                target: '#deskSession.arriving',
                actions: 'takeSession',
              }),
            },
          },
        },

        /** Stored before the app is connected: an answer that is lost then loses no codes. */
        recoveryCodes: { on: { 'codes.stored': 'enrolling' } },

        enrolling: {
          initial: 'filling',
          states: {
            filling: { on: { 'code.submitted': { target: 'connecting', actions: 'clearProblem' } } },
            connecting: {
              ...provingStep({
                src: 'enrol',
                input: codeIn,
                target: '#deskSession.arriving',
                actions: 'takeSession',
              }),
            },
          },
        },

        newPassword: {
          initial: 'filling',
          states: {
            filling: { on: { 'newPassword.submitted': { target: 'changing', actions: 'clearProblem' } } },
            changing: {
              ...provingStep({
                src: 'changePassword',
                input({ event }) {
                  assertEvent(event, 'newPassword.submitted')
                  return { password: event.password }
                },
                target: '#deskSession.arriving',
                actions: 'takeSession',
              }),
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
            'session.locked': { target: '#deskSession.leftAlone', actions: 'refuseProof' },
            'session.changed': {
              guard: 'isLockedNow',
              target: '#deskSession.leftAlone',
              actions: ['refuseProof', 'storeSession'],
            },
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
                proving: proving({
                  src: 'proveCode',
                  input: codeIn,
                  target: '#deskSession.signedIn.open.working',
                  actions: ['takeSession', 'giveProof'],
                }),
              },
            },
            switching: {
              initial: 'filling',
              exit: 'clearProblem',
              on: { 'switch.cancelled': 'working' },
              states: {
                filling: { on: { 'pin.submitted': { target: 'proving', actions: 'clearProblem' } } },
                proving: {
                  ...proving({
                    src: 'takeOver',
                    input: pinIn,
                    target: '#deskSession.signedIn.open.working',
                    actions: ['takeSession', 'welcomeColleague'],
                  }),
                  on: { 'switch.cancelled': {}, 'lock.chosen': {}, 'session.locked': {} },
                },
              },
            },
          },
        },
        locked: {
          initial: 'filling',
          entry: ['clearProblem', 'beginLock'],
          states: {
            filling: {
              initial: 'lockingServer',
              on: { 'pin.submitted': { target: 'proving', actions: 'clearProblem' } },
              states: {
                lockingServer: {
                  invoke: {
                    src: 'lockDesk',
                    onDone: 'ready',
                    onError: [
                      ofEndedSession,
                      // Each call reports how long the desk was left alone: with the next one the server locks it.
                      'ready',
                    ],
                  },
                },
                ready: {},
              },
            },
            proving: proving({
              src: 'takeOver',
              input: pinIn,
              target: '#deskSession.signedIn.open',
              actions: 'takeSession',
            }),
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

function codeIn({ event }: { event: DeskSessionEvent }) {
  assertEvent(event, 'code.submitted')
  return { code: event.code, isRemembered: event.isRemembered }
}

function pinIn({ event }: { event: DeskSessionEvent }) {
  assertEvent(event, 'pin.submitted')
  return { memberId: event.memberId, pin: event.pin }
}

function wasLeftAlone({ event: { output } }: Done<FoundSession>): boolean {
  return output.session.Step === 'signedIn' && (output.isIdle || output.session.IsLocked)
}

function isOver({ event: { output } }: Done<FoundSession>): boolean {
  return output.session.Step === 'signedOut'
}
