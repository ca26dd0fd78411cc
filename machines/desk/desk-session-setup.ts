// What the sign-in of the front desk is made of: its context, its events, and what it asks from outside.

import { assign, emit, fromPromise, setup } from 'xstate'
import type { DeskSession, SignInStep } from '#contract/staff/account.ts'
import { showRefusal } from '#machines/parts/form.ts'
import { type Done, notProvided, type Toast } from '#machines/parts/shared.ts'
import { texts } from './parts/texts.ts'

type DeskSessionContext = {
  session: DeskSession | undefined
  /** The sentence that the form shows. */
  problem: string | undefined
}

export type DeskSessionEvent =
  | { type: 'retry.chosen' }
  | { type: 'password.submitted'; email: string; password: string }
  | { type: 'code.submitted'; code: string; isRemembered: boolean }
  | { type: 'codes.stored' }
  | { type: 'newPassword.submitted'; password: string }
  /** A call answered with the session as it is now: a PIN was set, say. */
  | { type: 'session.changed'; session: DeskSession }
  /** A call was refused because the session is over. */
  | { type: 'session.ended' }
  /** A call was refused because the server has locked the desk. */
  | { type: 'session.locked' }
  /** A call was refused until a fresh code was given. */
  | { type: 'proof.needed' }
  | { type: 'proof.cancelled' }
  | { type: 'switch.chosen' }
  | { type: 'switch.cancelled' }
  | { type: 'pin.submitted'; memberId: number; pin: string }
  | { type: 'lock.chosen' }
  | { type: 'signOut.chosen' }

/** `proof.given` and `proof.refused` answer the call that waits for a code; `lock.began` is remembered by the browser. */
type DeskSessionEmitted = Toast | { type: 'proof.given' } | { type: 'proof.refused' } | { type: 'lock.began' }

/** The session as it was found, and whether the desk was left alone for too long before. */
export type FoundSession = { session: DeskSession; isIdle: boolean }

export const deskSessionSetup = setup({
  types: {
    context: {} as DeskSessionContext,
    events: {} as DeskSessionEvent,
    emitted: {} as DeskSessionEmitted,
    tags: {} as 'busy' | 'open',
  },
  actors: {
    readSession: fromPromise<FoundSession>(notProvided('readSession')),
    provePassword: fromPromise<DeskSession, { email: string; password: string }>(notProvided('provePassword')),
    proveCode: fromPromise<DeskSession, { code: string; isRemembered: boolean }>(notProvided('proveCode')),
    enrol: fromPromise<DeskSession, { code: string }>(notProvided('enrol')),
    changePassword: fromPromise<DeskSession, { password: string }>(notProvided('changePassword')),
    /** Has the server lock the desk, too. */
    lockDesk: fromPromise<DeskSession>(notProvided('lockDesk')),
    takeOver: fromPromise<DeskSession, { memberId: number; pin: string }>(notProvided('takeOver')),
    endSession: fromPromise<DeskSession>(notProvided('endSession')),
    /** Answers once the desk was idle long enough to be locked. */
    watchIdle: fromPromise<void>(notProvided('watchIdle')),
  },
  guards: {
    isSignedOut: isAt('signedOut'),
    isAtCode: isAt('code'),
    isEnrolling: isAt('enrolling'),
    /** The app was not connected, and the page says why: the codes were stored before. */
    isConnectedInVain: ({ context }) => context.session?.Step === 'enrolling' && context.problem !== undefined,
    isAtNewPassword: isAt('newPassword'),
    isLockedNow: ({ event }) => event.type === 'session.changed' && event.session.IsLocked,
    hasPin: ({ context }) => context.session?.Member?.HasPin === true,
  },
  actions: {
    clearProblem: assign({ problem: undefined }),
    storeSession: assign(({ event }) => (event.type === 'session.changed' ? { session: event.session } : {})),
    forgetSession: assign({ session: undefined, problem: texts.sessionEnded }),
    takeSession: assign(sessionOf),
    showRefusal: assign(showRefusal),
    beginLock: emit({ type: 'lock.began' }),
    giveProof: emit({ type: 'proof.given' }),
    refuseProof: emit({ type: 'proof.refused' }),
    welcomeColleague: emit(({ context }) => ({
      type: 'toast',
      tone: 'success',
      text: texts.takenOver(context.session?.Member?.Name ?? ''),
    })),
  },
})

function isAt(step: SignInStep) {
  return ({ context }: { context: DeskSessionContext }): boolean => context.session?.Step === step
}

type Made = { event: { type: string } }

function sessionOf({ event }: Made) {
  return isAnswered<DeskSession>(event) ? { session: event.output } : {}
}

function isAnswered<Output>(event: { type: string }): event is Done<Output>['event'] {
  return 'output' in event
}
