import type { AnyMachineSnapshot } from 'xstate'
import type { DeskSession, SignInStep } from '#contract/staff/account.ts'
import { Problem } from '#contract/problem.ts'
import { deskSessionMachine } from '#machines/desk/desk-session.machine.ts'
import { failed, unanswered } from '#tests/model/engine/edge-failures.ts'
import { flowOf } from '#tests/model/engine/machine-flow.ts'
import {
  NEW_PASSWORD,
  openReception,
  PASSWORD,
  PIN,
  shownOfDesk,
  type Reception,
  type Standing,
} from './worlds/reception-world.ts'

type Shown = Partial<Standing> & { name?: string }

function at(step: SignInStep, { name = 'Nasrin', hasPin = false, isLocked = false }: Shown = {}): DeskSession {
  return {
    Step: step,
    Member: step === 'signedOut' ? null : { Id: 1, Name: name, Email: '', Role: 'owner', Can: [], HasPin: hasPin },
    Enrolment: step === 'enrolling' ? { Secret: 'a secret', Address: 'an address', RecoveryCodes: ['a code'] } : null,
    Colleagues: [],
    IsLocked: isLocked,
  }
}

const ENDED = 'Your session has ended. Please sign in again.'
const notSignedIn = new Problem('unauthenticated', 'Please sign in to continue')
const hasPin = ({ context }: AnyMachineSnapshot): boolean => context.session?.Member?.HasPin === true
const isIn = (state: object | string) => (snapshot: AnyMachineSnapshot) => snapshot.matches(state)
const nameOf = ({ context }: AnyMachineSnapshot): string => context.session?.Member?.Name ?? ''
const isLocked = isIn({ signedIn: 'locked' })
const isAskedAgain = isIn({ signedIn: { open: 'provingAgain' } })

const found = {
  'signed out': { step: 'signedOut' },
  'at the code': { step: 'code' },
  enrolling: { step: 'enrolling' },
  'at the password': { step: 'newPassword' },
  'signed in': { step: 'signedIn' },
  'signed in, with PIN': { step: 'signedIn', hasPin: true },
  'left alone': { step: 'signedIn', isIdle: true },
  'left alone, with PIN': { step: 'signedIn', hasPin: true, isIdle: true },
  'locked, with PIN': { step: 'signedIn', hasPin: true, isLocked: true },
} as const satisfies Record<string, Standing>

/** A call whose session has ended meanwhile. */
const sessionOver = <Name extends string>(name: Name, offered?: (snapshot: AnyMachineSnapshot) => boolean) => ({
  event: { type: `${name}.rejects`, error: notSignedIn } as const,
  detail: 'session over',
  ...(offered && { offered }),
  prepare: ({ endSession }: Reception) => endSession(),
  shows: [ENDED, 'proof.refused'],
})

export const deskSessionFlow = flowOf(deskSessionMachine)({
  open: openReception,
  events: [
    ...Object.entries(found).map(([detail, standing]) => ({
      event: {
        type: 'readSession.resolves',
        output: { session: at(standing.step, standing), isIdle: 'isIdle' in standing },
      } as const,
      detail,
      offered: isIn('reading'),
      prepare: ({ stand }: Reception) => stand(standing),
      ...(('isIdle' in standing || 'isLocked' in standing) && 'hasPin' in standing && { shows: 'lock.began' }),
    })),
    // What had no answer was not done, was done, or the sign-in is over.
    ...(['code', 'enrolling', 'newPassword', 'signedIn', 'signedOut'] as const).map((step) => ({
      event: { type: 'readSession.resolves', output: { session: at(step), isIdle: false } } as const,
      detail: `again, ${step}`,
      offered: (snapshot: AnyMachineSnapshot) =>
        snapshot.matches('checking') && (step.startsWith('signed') || snapshot.context.session?.Step === step),
      prepare: ({ stand }: Reception) => stand({ step }),
      ...(step === 'signedOut' && { shows: ENDED }),
      ...(step === 'signedIn' && { shows: 'cleared' }),
    })),
    // Without a session the API has nothing to read.
    {
      ...unanswered('readSession', ['']),
      prepare: ({ stand }: Reception) => stand({ step: 'code' }),
    },
    { event: { type: 'retry.chosen' }, shows: 'cleared' },

    {
      event: { type: 'password.submitted', email: '', password: PASSWORD },
      own: ({ email }) => ({ email }),
      shows: 'cleared',
    },
    ...(['enrolling', 'code', 'signedIn'] as const).map((step) => ({
      event: { type: 'provePassword.resolves', output: at(step) } as const,
      detail: step,
      async prepare({ setSteps, setPins, resetPassword, remember, cookies }: Reception) {
        await setSteps({ isEnrolled: step !== 'enrolling', isGiven: false })
        await setPins(false)
        await resetPassword()
        cookies.delete('desk-browser')
        if (step === 'signedIn') await remember()
      },
    })),
    unanswered('provePassword', ['']),

    { event: { type: 'code.submitted', code: '', isRemembered: true }, own: ({ code }) => ({ code: code() }) },
    ...(['newPassword', 'signedIn'] as const).map((step) => ({
      event: { type: 'proveCode.resolves', output: at(step) } as const,
      detail: step,
      offered: (snapshot: AnyMachineSnapshot) => !isAskedAgain(snapshot),
      async prepare({ renewCodes, setPins, setGiven }: Reception) {
        await renewCodes()
        await setPins(false)
        await setGiven(step === 'newPassword')
      },
    })),
    ...[true, false].map((isSet) => ({
      event: { type: 'proveCode.resolves', output: at('signedIn', { hasPin: isSet }) } as const,
      detail: isSet ? 'again, with PIN' : 'again',
      offered: (snapshot: AnyMachineSnapshot) =>
        isAskedAgain(snapshot) && nameOf(snapshot) === 'Nasrin' && hasPin(snapshot) === isSet,
      async prepare({ renewCodes, setPins }: Reception) {
        await renewCodes()
        await setPins(isSet)
      },
      shows: 'proof.given',
    })),
    sessionOver('proveCode'),
    unanswered('proveCode', ['']),
    failed('proveCode', ['']),

    {
      event: {
        type: 'enrol.resolves',
        output: at('newPassword'),
      },
      async prepare({ renewCodes, setGiven }) {
        await renewCodes()
        await setGiven(true)
      },
    },
    sessionOver('enrol'),
    unanswered('enrol', ['']),
    failed('enrol', ['']),
    { event: { type: 'codes.stored' } },

    { event: { type: 'newPassword.submitted', password: NEW_PASSWORD } },
    {
      event: { type: 'changePassword.resolves', output: at('signedIn') },
      async prepare({ resetPassword, setPins }) {
        await resetPassword()
        await setPins(false)
      },
    },
    sessionOver('changePassword'),
    unanswered('changePassword', ['']),
    failed('changePassword', ['']),

    {
      event: { type: 'session.changed', session: at('signedIn', { hasPin: true }) },
      // A PIN is set once, by the member themself.
      offered: (snapshot) => nameOf(snapshot) === 'Nasrin' && isIn({ signedIn: { open: 'working' } })(snapshot),
    },
    {
      event: { type: 'session.changed', session: at('signedIn', { hasPin: true, isLocked: true }) },
      detail: 'locked elsewhere',
      offered: (snapshot) => nameOf(snapshot) === 'Nasrin' && hasPin(snapshot) && isIn({ signedIn: 'open' })(snapshot),
      shows: ['proof.refused', 'lock.began'],
    },
    { event: { type: 'session.locked' }, shows: ['proof.refused', 'lock.began'] },
    { event: { type: 'lockDesk.resolves', output: at('signedIn') } },
    sessionOver('lockDesk'),
    unanswered('lockDesk'),
    { event: { type: 'session.ended' }, shows: [ENDED, 'proof.refused'] },
    { event: { type: 'proof.needed' } },
    { event: { type: 'proof.cancelled' }, shows: 'proof.refused' },
    { event: { type: 'switch.chosen' } },
    { event: { type: 'switch.cancelled' } },
    {
      event: { type: 'pin.submitted', memberId: 2, pin: PIN },
      detail: 'a colleague',
      offered: (snapshot) => !isLocked(snapshot),
      own: ({ karimId }) => ({ memberId: karimId }),
    },
    {
      event: { type: 'pin.submitted', memberId: 1, pin: PIN },
      detail: 'oneself',
      offered: isLocked,
      own: async ({ session }) => ({ memberId: (await session()).Member?.Id }),
    },
    {
      event: { type: 'takeOver.resolves', output: at('signedIn', { name: 'Karim', hasPin: true }) },
      detail: 'a colleague',
      offered: (snapshot) => !isLocked(snapshot),
      prepare: ({ setPins }: Reception) => setPins(true),
      shows: 'toast success Karim is working here now.',
    },
    {
      event: { type: 'takeOver.resolves', output: at('signedIn', { hasPin: true }) },
      detail: 'unlocked',
      offered: (snapshot) => isLocked(snapshot) && nameOf(snapshot) === 'Nasrin',
      prepare: ({ setPins }: Reception) => setPins(true),
    },
    sessionOver('takeOver'),
    unanswered('takeOver', ['']),

    { event: { type: 'lock.chosen' }, offered: hasPin, shows: ['proof.refused', 'lock.began'] },
    {
      event: { type: 'watchIdle.resolves', output: undefined },
      shows: ['proof.refused', 'lock.began'],
    },
    { event: { type: 'signOut.chosen' }, shows: 'proof.refused' },
    { event: { type: 'endSession.resolves', output: at('signedOut') } },
    unanswered('endSession', ['']),
  ],
  readByGuards: (snapshot) => [snapshot.context.session?.Step, hasPin(snapshot)],
  shownOf: shownOfDesk,
  checks: {
    signedOut: ({ context }) => (context.session?.Member ? ['Someone is still here'] : []),
    signingIn: ({ context, ...shown }) =>
      !shown.matches({ signingIn: 'recoveryCodes' }) || context.session?.Enrolment?.RecoveryCodes.length
        ? []
        : ['No recovery codes are shown'],
    async signedIn(_, { session }) {
      const { Step } = await session()
      return Step === 'signedIn' ? [] : [`The API knows this browser as ${Step}`]
    },
  },
})
