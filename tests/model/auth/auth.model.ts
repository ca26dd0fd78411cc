import type { AnyMachineSnapshot } from 'xstate'
import { Problem, ApiUnreachable } from '#contract/problem.ts'
import { authMachine } from '#machines/auth.machine.ts'
import { earlierCode, type CodePurpose } from '#machines/auth.sent-codes.ts'
import type { AuthEvent, AuthField } from '#machines/auth.setup.ts'
import type { StoredUser } from '#machines/session.machine.ts'
import { aStoredUser } from '#tests/support/site-builders.ts'
import { modelOf } from '#tests/model/engine/paths.ts'

type Failure = {
  error: Error
  cause: 'unreachable' | 'already registered' | 'code expired' | 'too early' | 'storage denied'
}

type AuthOutcome =
  | { type: 'checkRegistration.resolves'; output: boolean }
  | { type: 'requestCode.resolves' | 'resendCode.resolves'; output: string }
  | { type: 'register.resolves' | 'storeUser.resolves' }
  | { type: 'signIn.resolves'; output: StoredUser }
  | ({
      type: `${'checkRegistration' | 'requestCode' | 'resendCode' | 'register' | 'signIn' | 'storeUser'}.rejects`
    } & Failure)
  | { type: 'resendPause.elapses' }

export type AuthStep = AuthEvent | AuthOutcome

const unreachable: Failure = { error: new ApiUnreachable(), cause: 'unreachable' }
const expired = new Problem('code_expired', 'The code has expired. Please ask for a new one.')
const registered = new Problem('already_registered', 'Phone Number Already Exist')
const tooEarly: Failure = {
  error: new Problem(
    'too_many_requests',
    'A new code can be sent in 60 seconds. The one that we sent before still works.',
    { retryAfterSeconds: 60 },
  ),
  cause: 'too early',
}

const events: AuthStep[] = [
  { type: 'dialog.opened' },
  { type: 'dialog.closed' },
  { type: 'page.left' },
  { type: 'session.began' },
  { type: 'login.chosen' },
  { type: 'signup.chosen' },
  { type: 'field.changed', field: 'phone', value: 'a phone' },
  { type: 'field.changed', field: 'firstName', value: 'Rahima' },
  { type: 'field.changed', field: 'lastName', value: 'Khatun' },
  { type: 'field.changed', field: 'code', value: 'a code' },
  { type: 'phone.left' },
  { type: 'phone.submitted' },
  { type: 'signup.submitted' },
  { type: 'code.submitted' },
  { type: 'resend.pressed' },
  { type: 'reset.pressed' },
  { type: 'back.pressed' },
  { type: 'checkRegistration.resolves', output: true },
  { type: 'checkRegistration.resolves', output: false },
  { type: 'checkRegistration.rejects', ...unreachable },
  { type: 'requestCode.resolves', output: 'a message' },
  { type: 'requestCode.rejects', ...unreachable },
  { type: 'requestCode.rejects', error: registered, cause: 'already registered' },
  { type: 'requestCode.rejects', ...tooEarly },
  { type: 'resendCode.resolves', output: 'another message' },
  { type: 'resendCode.rejects', ...unreachable },
  { type: 'resendCode.rejects', ...tooEarly },
  { type: 'register.resolves' },
  { type: 'register.rejects', ...unreachable },
  { type: 'register.rejects', error: expired, cause: 'code expired' },
  { type: 'signIn.resolves', output: aStoredUser() },
  { type: 'signIn.rejects', ...unreachable },
  { type: 'signIn.rejects', error: expired, cause: 'code expired' },
  { type: 'storeUser.resolves' },
  { type: 'storeUser.rejects', error: new Error('denied'), cause: 'storage denied' },
  { type: 'resendPause.elapses' },
]

const typedFields = ['phone', 'firstName', 'lastName', 'code'] as const
const codeForms = ['OTP', 'OTP_LOGIN', 'OTP_RESET_PASSWORD'] as const

const anyTime: readonly string[] = ['dialog.closed', 'back.pressed', 'page.left', 'session.began']

/** Whoever went back from the code that resets goes straight to it again: what else they may do is tried on the first way. */
const onceMore: readonly string[] = [
  'phone.submitted',
  'checkRegistration.resolves',
  'requestCode.resolves',
  'requestCode.rejects',
  'reset.pressed',
]

/** A person types top down and waits while the dialog is busy; closing, going back and leaving are open to them at any time. */
function offers(snapshot: AnyMachineSnapshot, event: AuthStep): boolean {
  if (isOnceMore(snapshot)) return onceMore.includes(event.type) && !isForStrangers(event)
  if (anyTime.includes(event.type)) return true
  if ('cause' in event && event.cause === 'too early' && !hasEarlierCode(snapshot)) return false
  const isResending = codeForms.some((form) => snapshot.matches({ [form]: { resend: 'resending' } }))
  if (isResending) return event.type.startsWith('resendCode.')
  if (snapshot.hasTag('busy') && event.type.startsWith('resend')) return false
  switch (event.type) {
    case 'login.chosen':
      // A guest who typed their name wants to sign up. Names that are typed and left would only double every later state.
      return snapshot.context.firstName === ''
    case 'field.changed':
      return isNextField(snapshot, event.field)
    case 'requestCode.rejects':
      return event.cause !== 'already registered' || snapshot.matches('SIGNUP')
    case 'signIn.rejects':
      // Only this form is sure to hold a code of its own: after a registration an old code is spent, not expired.
      return event.cause === 'unreachable' || snapshot.matches('OTP_RESET_PASSWORD')
    default:
      return true
  }
}

function isNextField(snapshot: AnyMachineSnapshot, field: AuthField): boolean {
  const isLookedUp = snapshot.matches({ SIGNUP: 'phoneTaken' }) || snapshot.matches({ SIGNUP: 'checkingPhone' })
  if (isLookedUp && field === 'phone') return true
  return field === fieldsOf(snapshot).find((field) => snapshot.context[field] === '')
}

/** The fields of the form that is shown. */
function fieldsOf(snapshot: AnyMachineSnapshot): AuthField[] {
  if (snapshot.matches('LOGIN')) return ['phone']
  if (snapshot.matches('SIGNUP')) return ['phone', 'firstName', 'lastName']
  return codeForms.some((form) => snapshot.matches(form)) ? ['code'] : []
}

/** What the code that a form asks for next would be for. */
function nextPurpose(snapshot: AnyMachineSnapshot): CodePurpose {
  if (snapshot.matches('SIGNUP') || snapshot.matches('OTP')) return 'REGISTRATION'
  const isReset = snapshot.matches('OTP_RESET_PASSWORD') || snapshot.matches({ OTP_LOGIN: { form: 'requestingReset' } })
  return isReset ? 'RESET' : 'LOGIN'
}

function isForStrangers(event: AuthStep): boolean {
  if (event.type === 'checkRegistration.resolves') return !event.output
  return 'cause' in event && event.cause === 'already registered'
}

function isOnceMore(snapshot: AnyMachineSnapshot): boolean {
  const { phone, sent } = snapshot.context
  const isOnTheWay = snapshot.matches('LOGIN') || snapshot.matches('OTP_LOGIN')
  return isOnTheWay && phone !== '' && earlierCode({ phone, sent }, 'RESET') !== undefined
}

function hasEarlierCode(snapshot: AnyMachineSnapshot): boolean {
  const { phone, sent } = snapshot.context
  return earlierCode({ phone, sent }, nextPurpose(snapshot)) !== undefined
}

export const authModel = modelOf<AuthStep>(authMachine, {
  events,
  offers,
  readByGuards: (snapshot) => [
    typedFields.filter((field) => snapshot.context[field] !== ''),
    hasEarlierCode(snapshot),
    isOnceMore(snapshot),
  ],
  titleOf(event) {
    if (event.type === 'field.changed') return `${event.field}.changed`
    if (event.type === 'checkRegistration.resolves') return `${event.type} (${event.output})`
    return 'cause' in event ? `${event.type} (${event.cause})` : event.type
  },
})
