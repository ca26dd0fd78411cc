// The vocabulary of the auth dialog: its context, events, actors, guards and actions, and how its one-time codes are counted. Its states
// are in auth.machine.ts.

import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import { codePauses } from '#contract/guests/sign-in.ts'
import { Problem, problemStatus } from '#contract/problem.ts'
import { isWholeCode } from '#contract/values/one-time-code.ts'
import {
  type Done,
  type Failed,
  type Navigation,
  notProvided,
  type StoredUser,
  type Toast,
  withProblem,
} from './shared.ts'
import { isClean, missingText, type Problems } from './problems.ts'
import { texts, type emptyFieldTexts } from './texts.ts'

export type AuthField = keyof typeof emptyFieldTexts

/** What a one-time code is for: each purpose is asked of the API in its own way. */
export type CodePurpose = 'LOGIN' | 'REGISTRATION' | 'RESET'

type SentCode = { phone: string; messageId: string; count: number }

export type SentCodes = Partial<Record<CodePurpose, SentCode>>

type AuthContext = Record<AuthField, string> & {
  /** The page that asked for a guest; undefined where a visitor opened the dialog. */
  returnTo: string | undefined
  /** Shown as a side panel, so that the page stays readable. */
  isBeside: boolean
  messageId: string
  /** Codes that this dialog requested: a guest who goes back and asks too early can still use the last one. */
  sent: SentCodes
  /** How long a guest waits before they may ask for another code. */
  resendPauseMs: number
  user: StoredUser | undefined
  /** What is wrong with a field: 'missing' where it was sent empty, the server's sentence where it was refused. */
  problems: Problems<Record<AuthField, string>>
  /** The sentence in the form's error area. */
  problem: string | undefined
}

export const emptyAuth: AuthContext = {
  phone: '',
  firstName: '',
  lastName: '',
  code: '',
  returnTo: undefined,
  isBeside: false,
  messageId: '',
  sent: {},
  resendPauseMs: pauseAfterMs(1),
  user: undefined,
  problems: {},
  problem: undefined,
}

export type AuthEvent =
  /** `isNew`: as far as this browser knows, nobody has signed in here. */
  | { type: 'dialog.opened'; returnTo?: string; isNew?: boolean; isBeside?: boolean }
  | { type: 'dialog.closed' }
  /** The guest went to another page, by Back for example: the dialog was opened over the former one. */
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

type InDialog = { context: AuthContext }
type CodeRequest = { phone: string; purpose: CodePurpose }
type CodeAnswer = { phone: string; messageId: string; code: string }
type Names = { firstName: string; lastName: string }

export const authSetup = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    emitted: {} as AuthEmitted,
    tags: {} as 'busy' | 'signupOffered' | 'signupDisabled' | 'resendDisabled',
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
    hasPhone: ({ context }) => isClean(emptyAmong(context, ['phone'])),
    hasNames: ({ context }) => isClean(emptyAmong(context, ['phone', 'firstName', 'lastName'])),
    hasCode: ({ context }) => isClean(emptyAmong(context, ['code'])),
    isForPage: ({ context }) => context.returnTo !== undefined,
    isNewcomer: ({ event }) => event.type === 'dialog.opened' && event.isNew === true,
    completesCode: ({ event }) => event.type === 'field.changed' && event.field === 'code' && isWholeCode(event.value),
    isPhoneChange: ({ event }) => event.type === 'field.changed' && event.field === 'phone',
  },
  actions: {
    storePlace: assign(({ event }) =>
      event.type === 'dialog.opened' ? { returnTo: event.returnTo, isBeside: event.isBeside ?? false } : {},
    ),
    storeField: assign(({ context, event }) =>
      event.type === 'field.changed'
        ? { [event.field]: event.value, problems: judgedAgain(context.problems, event) }
        : {},
    ),
    showProblems: assign({
      problems: ({ context }, { fields }: { fields: readonly AuthField[] }) => emptyAmong(context, fields),
    }),
    clearProblems: assign({ problem: undefined, problems: {} }),
    dropCode: assign({ code: '', messageId: '' }),
    welcome: enqueueActions(({ context, enqueue }) => {
      if (context.user) enqueue.emit({ type: 'user.signedIn', user: context.user })
      enqueue.emit({ type: 'toast', tone: 'success', text: texts.signedIn, closeAfterMs: 1_000 })
      if (context.returnTo !== undefined) enqueue.emit({ type: 'navigation.wanted', path: context.returnTo })
    }),
  },
  delays: { resendPause: ({ context }) => context.resendPauseMs },
})

function emptyAmong(context: AuthContext, fields: readonly AuthField[]): AuthContext['problems'] {
  const empty = fields.filter((field) => missingText(context[field]))
  return Object.fromEntries(empty.map((field) => [field, 'missing']))
}

/** A field that was sent empty follows what is typed into it. */
function judgedAgain(problems: AuthContext['problems'], { field, value }: { field: AuthField; value: string }) {
  return field in problems ? { ...problems, [field]: missingText(value) } : problems
}

type Dialog = { phone: string; sent: SentCodes }

/** The code that was sent last for a purpose to the phone that is typed now. */
export function earlierCode({ phone, sent }: Dialog, purpose: CodePurpose): SentCode | undefined {
  const code = sent[purpose]
  return code?.phone === phone ? code : undefined
}

/** The wait before the next code, by the number already sent. When the API knows of more, its refusal has the remaining time. */
export function pauseAfterMs(count: number): number {
  const [first, second, others] = codePauses
  return ([first, second][count - 1] ?? others) * 1000
}

/** The context once a code was sent. */
export function withNewCode(purpose: CodePurpose) {
  return ({ context, event }: InDialog & Done<string>) => {
    const count = (earlierCode(context, purpose)?.count ?? 0) + 1
    const code = { phone: context.phone, messageId: event.output, count }
    const sent = { ...context.sent, [purpose]: code }
    return { messageId: code.messageId, code: '', sent, resendPauseMs: pauseAfterMs(count) }
  }
}

/** The context when no code was sent because the last one is recent: that one is expected. */
export function withEarlierCode(purpose: CodePurpose) {
  return ({ context, event }: InDialog & Failed) => ({
    ...withLongerPause({ context, event }),
    messageId: earlierCode(context, purpose)?.messageId ?? '',
    code: '',
  })
}

export function withLongerPause({ context, event }: InDialog & Failed) {
  return { ...withProblem({ event }), resendPauseMs: msLeft(event.error) ?? context.resendPauseMs }
}

/** The context when a phone was refused, at its field, or a request for its code for another reason. */
export function withPhoneProblem({ event }: Failed) {
  const { error } = event
  const isOfPhone = error instanceof Problem && (error.code === 'phone_invalid' || error.code === 'malformed')
  return isOfPhone ? { problems: { phone: error.message } } : withProblem({ event })
}

/** The context when a phone was not looked up. A refusal says what the guest can do; the specification has a sentence for failures. */
export function withLookupProblem({ event }: Failed) {
  const { error } = event
  const isRefusal = error instanceof Problem && problemStatus[error.code] < problemStatus.internal
  return isRefusal ? withPhoneProblem({ event }) : { problem: texts.lookupFailed }
}

export function isRegistered({ event }: Done<boolean>): boolean {
  return event.output
}

export function isAlreadyRegistered({ event: { error } }: Failed): boolean {
  return error instanceof Problem && error.code === 'already_registered'
}

export function canUseEarlierCode(purpose: CodePurpose) {
  return function canUseEarlierCode({ context, event }: InDialog & Failed): boolean {
    return isTooEarly({ event }) && earlierCode(context, purpose) !== undefined
  }
}

/** Whether a code was refused only because the last one is young. A guest who must wait longer than that has used up their codes. */
export function isTooEarly({ event }: Failed): boolean {
  const left = msLeft(event.error)
  return left !== undefined && left <= pauseAfterMs(Infinity)
}

function msLeft(error: unknown): number | undefined {
  if (!(error instanceof Problem) || error.code !== 'too_many_requests') return undefined
  return error.retryAfterSeconds === undefined ? undefined : error.retryAfterSeconds * 1000
}
