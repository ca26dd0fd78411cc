import type { AnyMachineSnapshot } from 'xstate'
import { Problem } from '#contract/problem.ts'
import { authMachine } from '#machines/auth.machine.ts'
import { earlierCode, type AuthField, type CodePurpose } from '#machines/parts/auth-dialog.ts'
import { unanswered } from '#tests/model/engine/edge-failures.ts'
import { flowOf, type Row, type StepOf } from '#tests/model/engine/machine-flow.ts'
import { aStoredUser } from '#tests/support/site-builders.ts'
import { codeExpired, denied, isSigningUp, openDialog, tooEarly, type DialogWorld } from './auth-world.ts'

type Step = StepOf<typeof authMachine>

const codeForms = ['OTP', 'OTP_LOGIN', 'OTP_RESET_PASSWORD'] as const

const alreadyRegistered = new Problem('already_registered', 'Phone Number Already Exist')
const WELCOME = ['toast success You are successfully logged in for 1000 ms', 'user.signedIn']
/** Nothing is sent before its last digit. */
const UNFINISHED = '12345'
const LEFT = { shows: 'cleared' } as const

const field = (name: AuthField) => ({
  event: { type: 'field.changed', field: name, value: name === 'code' ? '123456' : name } as const,
  detail: name,
  own: async ({ typed }: DialogWorld) => ({ value: await typed(name) }),
})

const rows: readonly Row<Step, DialogWorld>[] = [
  { event: { type: 'dialog.opened' } },
  { event: { type: 'dialog.opened', returnTo: '/checkout' }, detail: 'for a page' },
  { event: { type: 'dialog.opened', isNew: true }, detail: 'for a newcomer' },
  { event: { type: 'dialog.closed' }, shows: ['navigation.wanted /', 'cleared'] },
  { event: { type: 'page.left' }, ...LEFT },
  { event: { type: 'session.began' }, ...LEFT },
  { event: { type: 'login.chosen' }, ...LEFT },
  { event: { type: 'signup.chosen' }, ...LEFT },
  { ...field('phone'), shows: 'cleared' },
  field('firstName'),
  field('lastName'),
  field('code'),
  { event: { type: 'field.changed', field: 'code', value: UNFINISHED }, detail: 'code, unfinished' },
  { event: { type: 'phone.left' } },
  { event: { type: 'phone.submitted' }, shows: ['phone: missing', 'cleared'] },
  { event: { type: 'signup.submitted' }, shows: ['phone: missing', 'firstName: missing', 'lastName: missing'] },
  { event: { type: 'code.submitted' }, shows: ['code: missing', 'cleared'] },
  { event: { type: 'resend.pressed' }, ...LEFT },
  { event: { type: 'reset.pressed' }, ...LEFT },
  { event: { type: 'back.pressed' }, ...LEFT },
  {
    event: { type: 'checkRegistration.resolves', output: true },
    detail: 'true',
    prepare: ({ setRegistered }) => setRegistered(true),
    shows: 'Phone Number Already Exist',
  },
  {
    event: { type: 'checkRegistration.resolves', output: false },
    detail: 'false',
    prepare: ({ setRegistered }) => setRegistered(false),
    shows: 'User is not registered, please sign up.',
  },
  { ...unanswered('checkRegistration'), shows: 'Error occured while checking registration' },
  { event: { type: 'requestCode.resolves', output: 'a message' }, prepare: (world, shown) => world.prepareCode(shown) },
  unanswered('requestCode', ['']),
  {
    event: { type: 'requestCode.rejects', error: alreadyRegistered },
    detail: 'already registered',
    offered: (shown) => shown.matches('SIGNUP'),
    prepare: ({ setRegistered }) => setRegistered(true),
    shows: alreadyRegistered.message,
  },
  {
    event: { type: 'resendCode.resolves', output: 'another message' },
    prepare: (world, shown) => world.prepareCode(shown),
    shows: 'toast success New OTP code sent successfully',
  },
  unanswered('resendCode', ['']),
  ...(['requestCode', 'resendCode'] as const).map((actor): Row<Step, DialogWorld> => ({
    event: { type: `${actor}.rejects`, error: tooEarly },
    detail: 'too early',
    offered: hasEarlierCode,
    async prepare(world, shown) {
      await world.prepareCode(shown)
      return world.limitCodes()
    },
    shows: tooEarly.message,
  })),
  { event: { type: 'register.resolves', output: undefined }, prepare: ({ setRegistered }) => setRegistered(false) },
  unanswered('register', ['']),
  { event: { type: 'signIn.resolves', output: aStoredUser() }, prepare: ({ setRegistered }) => setRegistered(true) },
  unanswered('signIn', ['']),
  {
    // Only this form is sure to hold a code of its own: after a registration an old code is spent, not expired.
    event: { type: 'signIn.rejects', error: codeExpired },
    detail: 'code expired',
    offered: (shown) => shown.matches('OTP_RESET_PASSWORD'),
    prepare: ({ expireCodes }) => expireCodes(),
    shows: codeExpired.message,
  },
  { event: { type: 'storeUser.resolves', output: undefined }, shows: WELCOME },
  {
    event: { type: 'storeUser.rejects', error: denied },
    detail: 'storage denied',
    prepare: ({ deny }) => deny(),
    shows: WELCOME,
  },
  { event: { type: 'resendPause.elapses' } },
]

const anyTime: readonly string[] = ['dialog.closed', 'back.pressed', 'page.left', 'session.began']

/** A guest who went back from the code that resets goes straight to it again: what else they may do is tried on the first way. */
const onceMore: readonly string[] = [
  'phone.submitted',
  'checkRegistration.resolves',
  'requestCode.resolves',
  'requestCode.rejects',
  'reset.pressed',
]

/** A person types top down and waits while the dialog is busy; closing, going back and leaving are open to them at any time. */
function isOffered(snapshot: AnyMachineSnapshot, { event, detail, offered }: Row<Step, DialogWorld>): boolean {
  const { type } = event
  // Which page asked matters where the dialog is closed, and to nothing else.
  if (snapshot.context.returnTo !== undefined) return type === 'dialog.closed'
  if (isOnceMore(snapshot)) return onceMore.includes(type) && detail !== 'false' && (offered?.(snapshot) ?? true)
  const isUnfinished = snapshot.context.code === UNFINISHED
  if (isUnfinished || detail === 'code, unfinished')
    return detail === (isUnfinished ? 'code' : 'code, unfinished') && isWaitingForCode(snapshot)
  if (anyTime.includes(type)) return true
  const isResending = codeForms.some((form) => snapshot.matches({ [form]: { resend: 'resending' } }))
  if (isResending && !type.startsWith('resendCode.')) return false
  if (!isResending && snapshot.hasTag('busy') && type.startsWith('resend')) return false
  // A guest who typed their name wants to sign up. Names that are typed and left would only double every later state.
  if (type === 'login.chosen') return snapshot.context.firstName === ''
  if (type === 'field.changed') return isNextField(snapshot, event.field)
  return offered?.(snapshot) ?? true
}

/** Whether a code is asked for that was sent a moment ago. */
function isWaitingForCode(snapshot: AnyMachineSnapshot): boolean {
  const isFilling = codeForms.some((form) => snapshot.matches({ [form]: { form: 'filling', resend: 'waiting' } }))
  return isFilling && ['', UNFINISHED].includes(snapshot.context.code)
}

function isNextField(snapshot: AnyMachineSnapshot, name: AuthField): boolean {
  const isLookedUp = [{ SIGNUP: 'phoneTaken' }, { SIGNUP: 'checkingPhone' }, { LOGIN: 'unregistered' }].some((state) =>
    snapshot.matches(state),
  )
  if (isLookedUp && name === 'phone') return true
  return name === fieldsOf(snapshot).find((one) => snapshot.context[one] === '')
}

/** The fields of the form that is shown. */
function fieldsOf(snapshot: AnyMachineSnapshot): AuthField[] {
  if (snapshot.matches('LOGIN')) return ['phone']
  if (snapshot.matches('SIGNUP')) return ['phone', 'firstName', 'lastName']
  return codeForms.some((form) => snapshot.matches(form)) ? ['code'] : []
}

/** What the code that a form asks for next would be for. */
function nextPurpose(snapshot: AnyMachineSnapshot): CodePurpose {
  if (isSigningUp(snapshot)) return 'REGISTRATION'
  const isReset = snapshot.matches('OTP_RESET_PASSWORD') || snapshot.matches({ OTP_LOGIN: { form: 'requestingReset' } })
  return isReset ? 'RESET' : 'LOGIN'
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

const fields = ['phone', 'firstName', 'lastName', 'code'] as const
const filledOf = ({ context }: AnyMachineSnapshot) => fields.filter((name) => context[name] !== '')

/** Another code is offered once its pause is over, and only then. */
function isResendOfferedRightly(shown: AnyMachineSnapshot): boolean {
  const isAllowed = codeForms.some((form) => shown.matches({ [form]: { resend: 'allowed' } }))
  return shown.can({ type: 'resend.pressed' }) === isAllowed && shown.hasTag('resendDisabled') === !isAllowed
}

/** The code that the dialog asks for must be one that the API sent to this phone for this purpose. */
const asksFor =
  (...purposes: readonly CodePurpose[]) =>
  async (shown: AnyMachineSnapshot, { api }: DialogWorld) => {
    const { messageId, phone } = shown.context
    if (!isResendOfferedRightly(shown)) return ['Another code is offered too early or too late']
    const [code] = await api.deps.db.query<{ purpose: CodePurpose; phone: string }>(
      'select purpose, phone from one_time_code where id = $1',
      [messageId],
    )
    if (!code || code.phone !== phone) return ['No code was sent to this phone']
    return purposes.includes(code.purpose) ? [] : [`The code is one for ${code.purpose}`]
  }

export const authFlow = flowOf(authMachine)({
  open: openDialog,
  gestures: async () => (await import('./auth.gestures.ts')).authGestures,
  events: rows.map((row) => ({ ...row, offered: (snapshot: AnyMachineSnapshot) => isOffered(snapshot, row) })),
  readByGuards: (snapshot) => [
    snapshot.context.returnTo,
    filledOf(snapshot),
    snapshot.context.code === UNFINISHED,
    hasEarlierCode(snapshot),
    isOnceMore(snapshot),
  ],
  shownOf: (snapshot) => ({
    filled: filledOf(snapshot),
    problem: snapshot.context.problem,
    problems: snapshot.context.problems,
  }),
  // Who signed in is the world's own.
  emittedOf: (emitted) => ('user' in emitted ? { ...emitted, user: 'the guest' } : emitted),
  checks: {
    closed: ({ context: { phone, code, user } }) =>
      phone === '' && code === '' && !user ? [] : ['A closed dialog remembers a guest'],
    LOGIN: ({ context: { user, code } }) => (user || code !== '' ? ['A login begins with a former one'] : []),
    SIGNUP: (shown) =>
      shown.hasTag('signupDisabled') === shown.matches({ SIGNUP: 'phoneTaken' }) ? [] : ['Sign Up is offered wrongly'],
    OTP: asksFor('REGISTRATION'),
    OTP_LOGIN: asksFor('LOGIN', 'REGISTRATION'),
    OTP_RESET_PASSWORD: asksFor('RESET'),
    async remembering({ context }, { api, isStored }) {
      if (isStored()) return ['A guest is remembered before their code is verified']
      const sessions = await api.deps.db.query(
        'select 1 from guest_session s join guest g on g.id = s.guest_id where g.phone = $1 and s.revoked_at is null',
        [context.phone],
      )
      if (context.user?.phone !== context.phone || context.user.token === '') return ['Another guest is remembered']
      return sessions.length > 0 ? [] : ['The API knows no session of the guest who is remembered']
    },
  },
})
