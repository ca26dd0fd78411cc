import type { Fault } from './fault.ts'

/** Mistakes of the desk's sign-in, which the flows of its machine must see. */
export const deskSessionFaults: readonly Fault[] = [
  {
    id: 'deskSession-left-alone',
    kind: 'guard',
    mistake: 'A desk that was left alone opens when its page is loaded again',
    file: 'machines/desk/desk-session.machine.ts',
    from: "return event.output.isIdle && event.output.session.Step === 'signedIn'",
    to: 'return false',
  },
  {
    id: 'deskSession-no-pin',
    kind: 'guard',
    mistake: 'A desk is locked although no PIN can open it again',
    file: 'machines/desk/desk-session-setup.ts',
    from: 'context.session?.Member?.HasPin === true',
    to: 'context.session?.Member !== undefined',
  },
  {
    id: 'deskSession-session-over',
    kind: 'transition',
    mistake: 'Who is asked for a PIN after the session ended can give any for ever',
    file: 'machines/desk/desk-session.machine.ts',
    from: "error.code === 'unauthenticated'",
    to: "error.code === 'not_found'",
  },
  {
    id: 'deskSession-recovery-codes',
    kind: 'assign',
    mistake: 'The recovery codes stay in the page after they were stored',
    file: 'machines/desk/desk-session.machine.ts',
    from: 'exit: assign({ recoveryCodes: [] }),',
    to: '',
  },
  {
    id: 'deskSession-proof',
    kind: 'message',
    mistake: 'A call that waits for a code is never answered when the dialog is closed',
    file: 'machines/desk/desk-session.machine.ts',
    from: "on: { 'proof.cancelled': { target: 'working', actions: 'refuseProof' } },",
    to: "on: { 'proof.cancelled': { target: 'working' } },",
  },
  {
    id: 'deskSession-takeover',
    kind: 'assign',
    mistake: 'After a colleague took over, the one before is shown',
    file: 'machines/desk/desk-session.machine.ts',
    from: "actions: [assign({ session: ({ event }) => event.output }), 'welcomeColleague'],",
    to: "actions: ['welcomeColleague'],",
  },
]
