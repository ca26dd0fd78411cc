// The vocabulary of the auth dialog: what it keeps, hears, says and needs from outside. Its states are in auth.machine.ts.

import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import { Problem, sentenceOf } from '#contract/problem.ts'
import { earlierCode, isTooEarly, msLeft, pauseAfterMs, type CodePurpose, type SentCodes } from './auth.sent-codes.ts'
import { type Navigation, notProvided, type Toast } from './shared.ts'
import type { StoredUser } from './session.machine.ts'
import { texts, type emptyFieldTexts } from './texts.ts'

export type AuthField = keyof typeof emptyFieldTexts

type AuthContext = Record<AuthField, string> & {
  /** Where the guest wanted to go when they were asked to sign in. */
  returnTo: string | undefined
  messageId: string
  /** Of this dialog: who goes back and asks too early can still use the last one. */
  sent: SentCodes
  /** How long a guest waits before they may ask for another code. */
  resendPauseMs: number
  user: StoredUser | undefined
  /** Fields that were sent empty. */
  missing: readonly AuthField[]
  /** The sentence in the form's error area. */
  problem: string | undefined
}

export const emptyAuth: AuthContext = {
  phone: '',
  firstName: '',
  lastName: '',
  code: '',
  returnTo: undefined,
  messageId: '',
  sent: {},
  resendPauseMs: pauseAfterMs(1),
  user: undefined,
  missing: [],
  problem: undefined,
}

export type AuthEvent =
  | { type: 'dialog.opened'; returnTo?: string }
  | { type: 'dialog.closed' }
  /** The guest went to another page, by Back for example: the dialog was opened over one that is gone. */
  | { type: 'page.left' }
  /** Someone is signed in, but not by this dialog: another tab was quicker. */
  | { type: 'session.began' }
  | { type: 'login.chosen' }
  | { type: 'signup.chosen' }
  | { type: 'field.changed'; field: AuthField; value: string }
  | { type: 'phone.left' }
  | { type: 'phone.submitted' }
  | { type: 'signup.submitted' }
  | { type: 'code.submitted' }
  | { type: 'resend.pressed' }
  /** 'Not your device? Sign out everywhere' */
  | { type: 'reset.pressed' }
  | { type: 'back.pressed' }

type AuthEmitted = Toast | Navigation | { type: 'user.signedIn'; user: StoredUser }

type CodeRequest = { phone: string; purpose: CodePurpose }
type CodeAnswer = { phone: string; messageId: string; code: string }
type Names = { firstName: string; lastName: string }

export const authSetup = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    emitted: {} as AuthEmitted,
    tags: {} as 'busy' | 'signupDisabled' | 'resendDisabled',
  },
  actors: {
    checkRegistration: fromPromise<boolean, { phone: string }>(notProvided('checkRegistration')),
    /** Sends a code and answers its message id. */
    requestCode: fromPromise<string, CodeRequest>(notProvided('requestCode')),
    resendCode: fromPromise<string, CodeRequest>(notProvided('resendCode')),
    register: fromPromise<void, CodeAnswer & Names>(notProvided('register')),
    signIn: fromPromise<StoredUser, CodeAnswer>(notProvided('signIn')),
    storeUser: fromPromise<void, { user: StoredUser | undefined }>(notProvided('storeUser')),
  },
  guards: {
    hasPhone: ({ context }) => emptyAmong(context, ['phone']).length === 0,
    hasNames: ({ context }) => emptyAmong(context, ['phone', 'firstName', 'lastName']).length === 0,
    hasCode: ({ context }) => emptyAmong(context, ['code']).length === 0,
    isRegistered: (_, { answer }: { answer: boolean }) => answer,
    isAlreadyRegistered: (_, { error }: { error: unknown }) =>
      error instanceof Problem && error.code === 'already_registered',
    isTooEarly: (_, { error }: { error: unknown }) => isTooEarly(error),
    canUseEarlierCode: ({ context }, { error, purpose }: { error: unknown; purpose: CodePurpose }) =>
      isTooEarly(error) && earlierCode(context, purpose) !== undefined,
    isPhoneChange: ({ event }) => event.type === 'field.changed' && event.field === 'phone',
  },
  actions: {
    take: assign(({ context, event }) =>
      event.type === 'field.changed'
        ? { [event.field]: event.value, missing: context.missing.filter((field) => field !== event.field) }
        : {},
    ),
    pointAtEmpty: assign({
      missing: ({ context }, { fields }: { fields: readonly AuthField[] }) => emptyAmong(context, fields),
    }),
    say: assign({ problem: (_, { problem }: { problem: string }) => problem }),
    sayFailure: assign({ problem: (_, { error }: { error: unknown }) => sentenceOf(error) }),
    keepCode: assign(({ context }, { purpose, messageId }: { purpose: CodePurpose; messageId: string }) => {
      const count = (earlierCode(context, purpose)?.count ?? 0) + 1
      const sent = { ...context.sent, [purpose]: { phone: context.phone, messageId, count } }
      return { messageId, code: '', sent, resendPauseMs: pauseAfterMs(count) }
    }),
    takeEarlierCode: assign(({ context }, { purpose }: { purpose: CodePurpose }) => ({
      messageId: earlierCode(context, purpose)?.messageId ?? '',
      code: '',
    })),
    waitAsTold: assign({
      resendPauseMs: ({ context }, { error }: { error: unknown }) => msLeft(error) ?? context.resendPauseMs,
    }),
    dropCode: assign({ code: '', messageId: '' }),
    unsay: assign({ problem: undefined, missing: [] }),
    welcome: enqueueActions(({ context, enqueue }) => {
      if (context.user) enqueue.emit({ type: 'user.signedIn', user: context.user })
      enqueue.emit({ type: 'toast', tone: 'success', text: texts.signedIn, closeAfterMs: 1_000 })
      if (context.returnTo !== undefined) enqueue.emit({ type: 'navigation.wanted', path: context.returnTo })
    }),
  },
  delays: { resendPause: ({ context }) => context.resendPauseMs },
})

function emptyAmong(context: AuthContext, fields: readonly AuthField[]): AuthField[] {
  return fields.filter((field) => context[field].trim() === '')
}
