import type { AnyMachineSnapshot } from 'xstate'
import { readDeskSession, type DeskSession, type SignInStep } from '#contract/desk/account.ts'
import { Problem } from '#contract/problem.ts'
import { deskSessionMachine } from '#machines/desk/desk-session.machine.ts'
import { edgeRows } from '#tests/model/engine/edge-failures.ts'
import { flowOf } from '#tests/model/engine/machine-flow.ts'
import { NEW_PASSWORD, openReception, PASSWORD, PIN, shownOfDesk, type Reception, type Standing } from './desk-world.ts'

type Shown = Partial<Standing> & { name?: string }

function at(step: SignInStep, { name = 'Nasrin', hasPin = false, isLocked = false }: Shown = {}): DeskSession {
  return {
    Step: step,
    Member: step === 'signedOut' ? null : { Id: 1, Name: name, Email: '', Role: 'owner', Can: [], HasPin: hasPin },
    Enrolment: step === 'enrolling' ? { Secret: 'a secret', Address: 'an address' } : null,
    Colleagues: [],
    IsLocked: isLocked,
  }
}

const ENDED = 'Your session has ended. Please sign in again.'
const notSignedIn = new Problem('unauthenticated', 'Please sign in to continue')
const hasPin = ({ context }: AnyMachineSnapshot): boolean => context.session?.Member?.HasPin === true
const isIn = (state: object) => (snapshot: AnyMachineSnapshot) => snapshot.matches(state)
const nameOf = ({ context }: AnyMachineSnapshot): string => context.session?.Member?.Name ?? ''
const isLocked = isIn({ signedIn: 'locked' })
const isAskedAgain = isIn({ signedIn: { open: 'provingAgain' } })

const found = {
  'signed out': { step: 'signedOut', leadsTo: 'signedOut' },
  'at the code': { step: 'code', leadsTo: 'signingIn' },
  enrolling: { step: 'enrolling', leadsTo: 'signingIn' },
  'at the password': { step: 'newPassword', leadsTo: 'signingIn' },
  'signed in': { step: 'signedIn', leadsTo: 'signedIn' },
  'signed in, with PIN': { step: 'signedIn', hasPin: true, leadsTo: 'signedIn' },
  'left alone': { step: 'signedIn', isIdle: true, leadsTo: 'leaving' },
  'left alone, with PIN': { step: 'signedIn', hasPin: true, isIdle: true, leadsTo: 'signedIn' },
  'locked, with PIN': { step: 'signedIn', hasPin: true, isLocked: true, leadsTo: 'signedIn' },
} as const satisfies Record<string, Standing & { leadsTo: string }>

/** A call whose session has ended meanwhile. */
const sessionOver = <Name extends string>(name: Name, offered?: (snapshot: AnyMachineSnapshot) => boolean) => ({
  event: { type: `${name}.rejects`, error: notSignedIn } as const,
  detail: 'session over',
  ...(offered && { offered }),
  prepare: ({ endSession }: Reception) => endSession(),
  leadsTo: 'signedOut',
  shows: [ENDED, 'proof.refused'],
})

export const deskSessionFlow = flowOf(deskSessionMachine)({
  open: openReception,
  events: [
    ...Object.entries(found).map(([detail, { leadsTo, ...standing }]) => ({
      event: {
        type: 'readSession.resolves',
        output: { session: at(standing.step, standing), isIdle: 'isIdle' in standing },
      } as const,
      detail,
      prepare: ({ stand }: Reception) => stand(standing),
      leadsTo,
      ...(('isIdle' in standing || 'isLocked' in standing) && 'hasPin' in standing && { shows: 'lock.began' }),
    })),
    // Without a session the API has nothing to read.
    ...edgeRows('readSession', { leadsTo: 'unread', as: [''] }).map((row) => ({
      ...row,
      prepare: ({ stand }: Reception) => stand({ step: 'code' }),
    })),
    { event: { type: 'retry.chosen' }, shows: 'cleared' },

    {
      event: { type: 'password.submitted', email: '', password: PASSWORD },
      own: ({ email }) => ({ email }),
      shows: 'cleared',
    },
    ...(['enrolling', 'code', 'signedIn'] as const).map((step) => ({
      event: { type: 'provePassword.resolves', output: at(step) } as const,
      detail: step,
      async prepare({ setSteps, setPins, setPassword, remember, cookies }: Reception) {
        await setSteps({ isEnrolled: step !== 'enrolling', isGiven: false })
        await setPins(false)
        await setPassword(true)
        cookies.delete('desk-browser')
        if (step === 'signedIn') await remember()
      },
      leadsTo: step === 'signedIn' ? 'signedIn' : 'signingIn',
    })),
    {
      event: {
        type: 'provePassword.rejects',
        error: new Problem('password_wrong', 'The e-mail address or the password is wrong'),
      },
      detail: 'wrong',
      prepare: ({ setPassword }) => setPassword(false),
      leadsTo: 'signedOut',
      shows: 'The e-mail address or the password is wrong',
    },
    ...edgeRows('provePassword', { leadsTo: 'signedOut', as: [''] }),

    {
      event: { type: 'code.submitted', code: '', isRemembered: true },
      own: ({ code }) => ({ code: code() }),
    },
    ...(['newPassword', 'signedIn'] as const).map((step) => ({
      event: { type: 'proveCode.resolves', output: at(step) } as const,
      detail: step,
      offered: (snapshot: AnyMachineSnapshot) => !isAskedAgain(snapshot),
      async prepare({ setCodes, setPins, setGiven }: Reception) {
        await setCodes(true)
        await setPins(false)
        await setGiven(step === 'newPassword')
      },
      leadsTo: step === 'newPassword' ? 'signingIn' : 'signedIn',
    })),
    ...[true, false].map((isSet) => ({
      event: { type: 'proveCode.resolves', output: at('signedIn', { hasPin: isSet }) } as const,
      detail: isSet ? 'again, with PIN' : 'again',
      offered: (snapshot: AnyMachineSnapshot) =>
        isAskedAgain(snapshot) && nameOf(snapshot) === 'Nasrin' && hasPin(snapshot) === isSet,
      async prepare({ setCodes, setPins }: Reception) {
        await setCodes(true)
        await setPins(isSet)
      },
      leadsTo: 'signedIn',
      shows: 'proof.given',
    })),
    {
      event: {
        type: 'proveCode.rejects',
        error: new Problem('code_wrong', 'The code is wrong or already used: please wait for the next one'),
      },
      detail: 'wrong',
      prepare: ({ setCodes }) => setCodes(false),
      leadsTo: ['signingIn', 'signedIn'],
      shows: 'The code is wrong or already used: please wait for the next one',
    },
    sessionOver('proveCode'),
    ...edgeRows('proveCode', { leadsTo: ['signingIn', 'signedIn'], as: [''] }),

    {
      event: {
        type: 'enrol.resolves',
        output: { session: at('newPassword'), recoveryCodes: Array.from({ length: 10 }, (_, index) => `${index}`) },
      },
      async prepare({ setCodes, setGiven }) {
        await setCodes(true)
        await setGiven(true)
      },
      leadsTo: 'signingIn',
    },
    {
      event: {
        type: 'enrol.rejects',
        error: new Problem('code_wrong', 'The code is wrong or already used: please wait for the next one'),
      },
      detail: 'wrong',
      prepare: ({ setCodes }) => setCodes(false),
      leadsTo: 'signingIn',
      shows: 'The code is wrong or already used: please wait for the next one',
    },
    sessionOver('enrol'),
    ...edgeRows('enrol', { leadsTo: 'signingIn', as: [''] }),
    { event: { type: 'codes.stored' } },

    { event: { type: 'newPassword.submitted', password: NEW_PASSWORD } },
    {
      event: { type: 'changePassword.resolves', output: at('signedIn') },
      async prepare({ setPassword, setPins }) {
        await setPassword(true)
        await setPins(false)
      },
      leadsTo: 'signedIn',
    },
    {
      event: {
        type: 'changePassword.rejects',
        error: new Problem('too_simple', 'Please choose a password other than the one you were given'),
      },
      detail: 'the same',
      prepare: ({ setPasswordTo }) => setPasswordTo(NEW_PASSWORD),
      leadsTo: 'signingIn',
      shows: 'Please choose a password other than the one you were given',
    },
    sessionOver('changePassword'),
    ...edgeRows('changePassword', { leadsTo: 'signingIn', as: [''] }),

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
    { event: { type: 'lockDesk.resolves', output: at('signedIn') }, leadsTo: 'signedIn' },
    sessionOver('lockDesk'),
    ...edgeRows('lockDesk', { leadsTo: 'signedIn' }),
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
      own: ({ ownId }) => ({ memberId: ownId() }),
    },
    {
      event: { type: 'takeOver.resolves', output: at('signedIn', { name: 'Karim', hasPin: true }) },
      detail: 'a colleague',
      offered: (snapshot) => !isLocked(snapshot),
      prepare: openPins,
      leadsTo: 'signedIn',
      shows: 'toast success Karim is working here now.',
    },
    {
      event: { type: 'takeOver.resolves', output: at('signedIn', { hasPin: true }) },
      detail: 'unlocked',
      offered: (snapshot) => isLocked(snapshot) && nameOf(snapshot) === 'Nasrin',
      prepare: openPins,
      leadsTo: 'signedIn',
    },
    {
      event: { type: 'takeOver.rejects', error: new Problem('pin_wrong', 'The PIN is wrong') },
      detail: 'wrong',
      async prepare({ setPinRight, setTries }) {
        await setTries(0)
        await setPinRight(false)
      },
      leadsTo: 'signedIn',
      shows: 'The PIN is wrong',
    },
    {
      event: {
        type: 'takeOver.rejects',
        error: new Problem('pin_blocked', 'Too many wrong PINs: please sign in with your password'),
      },
      detail: 'too many',
      async prepare({ setPinRight, setTries }) {
        await setPinRight(true)
        await setTries(5)
      },
      leadsTo: 'signedIn',
      shows: 'Too many wrong PINs: please sign in with your password',
    },
    sessionOver('takeOver'),
    ...edgeRows('takeOver', { leadsTo: 'signedIn', as: [''] }),

    { event: { type: 'lock.chosen' }, offered: hasPin, shows: ['proof.refused', 'lock.began'] },
    {
      event: { type: 'watchIdle.resolves', output: undefined },
      leadsTo: ['signedIn', 'leaving'],
      shows: ['proof.refused', 'lock.began'],
    },
    { event: { type: 'signOut.chosen' }, shows: 'proof.refused' },
    { event: { type: 'endSession.resolves', output: at('signedOut') }, leadsTo: 'signedOut' },
    ...edgeRows('endSession', { leadsTo: 'leaving', as: [''] }),
  ],
  readByGuards: (snapshot) => [snapshot.context.session?.Step, hasPin(snapshot)],
  shownOf: shownOfDesk,
  states: {
    reading: { tags: [] },
    unread: { takes: ['retry.chosen'], tags: [] },
    arriving: 'unseen',
    signedOut: {
      takes: ['password.submitted'],
      check: ({ context }) => (context.session?.Member ? ['Someone is still here'] : []),
    },
    signingIn: {
      takes: ['code.submitted', 'codes.stored', 'newPassword.submitted', 'signOut.chosen'],
      check: ({ context, ...shown }) =>
        context.recoveryCodes.length > 0 === shown.matches({ signingIn: 'recoveryCodes' })
          ? []
          : ['Recovery codes are shown too long, or not at all'],
    },
    signedIn: {
      takes: [
        'session.changed',
        'session.ended',
        'session.locked',
        'signOut.chosen',
        'lock.chosen',
        'proof.needed',
        'proof.cancelled',
        'code.submitted',
        'switch.chosen',
        'switch.cancelled',
        'pin.submitted',
      ],
      check: isSignedInThere,
    },
    leftAlone: 'unseen',
    leaving: { takes: ['retry.chosen'] },
  },
})

async function openPins({ setPinRight, setTries }: Reception): Promise<void> {
  await setPinRight(true)
  await setTries(0)
}

async function isSignedInThere(_: unknown, { api, cookies }: Reception): Promise<readonly string[]> {
  const answer = readDeskSession.data.parse((await api.call(readDeskSession, {}, { desk: new Map(cookies) })).Data)
  return answer.Step === 'signedIn' ? [] : [`The API knows this browser as ${answer.Step}`]
}
