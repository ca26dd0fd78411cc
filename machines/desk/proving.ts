// A password, code or PIN of the desk on its way to the server, as a state of the sign-in.

import { ApiUnreachable, Problem } from '#contract/problem.ts'
import type { Failed } from '#machines/parts/shared.ts'
import type { DeskSessionEvent } from './desk-session-setup.ts'

/** What the refusal of a call leads to whose session is over. */
export const ofEndedSession = {
  guard: isSessionOver,
  target: '#deskSession.signedOut',
  actions: ['refuseProof', 'forgetSession'],
} as const

type Proof<Src, Input, Target, Actions> = {
  src: Src
  input: (given: { event: DeskSessionEvent }) => Input
  /** Where it leads, and what is done then. */
  target: Target
  actions: Actions
}

/** A password, code or PIN is on its way to the server. A refusal leads back to `filling`. */
export function proving<
  Src extends string,
  Input,
  Target extends string,
  const Actions extends string | readonly string[],
>({ src, input, target, actions }: Proof<Src, Input, Target, Actions>) {
  return {
    tags: 'busy',
    invoke: {
      src,
      input,
      onDone: { target, actions },
      onError: [ofEndedSession, { target: 'filling', actions: 'showRefusal' }],
    },
  } as const
}

/** A step of the sign-in, before the desk is open. Without an answer nobody knows whether the server took it, so the session is read again. */
export function provingStep<Src extends string, Input, Target extends string, const Actions extends string>(
  proof: Proof<Src, Input, Target, Actions>,
) {
  const { tags, invoke } = proving(proof)
  const [ofEnded, ofRefusal] = invoke.onError
  const onError = [ofEnded, { ...ofRefusal, guard: isUnanswered, target: '#deskSession.checking' }, ofRefusal] as const
  return { tags, invoke: { ...invoke, onError }, on: { 'signOut.chosen': {} } } as const
}

function isUnanswered({ event: { error } }: Failed): boolean {
  return error instanceof ApiUnreachable
}

function isSessionOver({ event: { error } }: Failed): boolean {
  return error instanceof Problem && error.code === 'unauthenticated'
}
