import type { AnyMachineSnapshot } from 'xstate'
import { sessionMachine } from '#machines/session.machine.ts'
import { flowOf } from '#tests/model/engine/flow-of.ts'
import { openSession } from './session-driver.ts'
import { sessionModel, type SessionStep } from './session.model.ts'
import { sessionTells } from './session.tells.ts'

const anyTime = 'storedUser.changed'

export const sessionFlow = flowOf<typeof sessionMachine, SessionStep, ReturnType<typeof openSession>>(sessionMachine, {
  model: sessionModel,
  needs: { api: true, guests: sessionModel.paths.length },
  open: ({ api, guest }, index) => openSession(api(), guest(index)),
  shownOf: ({ context: { user, profile } }: AnyMachineSnapshot) => ({
    isSomeoneHere: user !== undefined,
    hasProfile: profile !== undefined,
  }),
  checks: {
    readingUser: (shown) => (shown.hasTag('unread') ? [] : ['A page decides before anybody was read']),
    anonymous: ({ context }) => (context.user ? ['A guest is remembered who is not here'] : []),
    authenticated: ({ context }, { guest }) =>
      context.user?.token === guest.token ? [] : ['Somebody else is signed in'],
    signingOut: (shown) => (shown.hasTag('busy') ? [] : ['Nobody sees that the guest is being signed out']),
    signedOut: (shown) => (shown.hasTag('authenticated') ? ['A guest who left is still here'] : []),
  },
  leadsTo: {
    'readUser.resolves (a guest)': 'authenticated',
    'readUser.resolves (nobody)': 'anonymous',
    'readUser.rejects': 'anonymous',
    'loadProfile.resolves': 'authenticated',
    'loadProfile.rejects (unreachable)': 'authenticated',
    'loadProfile.rejects (server fault)': 'signedOut',
    'loadProfile.rejects (token revoked)': 'signedOut',
    'profileRetry.elapses': 'authenticated',
    'revokeToken.resolves': 'signedOut',
    'revokeToken.rejects (unreachable)': 'signedOut',
    'revokeToken.rejects (server fault)': 'signedOut',
    'revokePatience.elapses': 'signedOut',
    'forgetUser.resolves': 'signedOut',
    'forgetUser.rejects': 'signedOut',
  },
  tells: sessionTells,
  takes: {
    readingUser: [anyTime],
    anonymous: [anyTime],
    authenticated: [anyTime, 'unauthorized.met', 'logout.pressed', 'profile.changed'],
    signingOut: [anyTime],
    signedOut: [anyTime],
  },
  refused: [{ event: { type: 'unauthorized.met', token: 'of another tab' } }],
})
