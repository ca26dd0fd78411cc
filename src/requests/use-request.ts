import type { ActorRefFrom } from 'xstate'
import { requestMachine, type RequestKind } from '#machines/request.machine.ts'
import { showPhone } from '#ui/lib/phone.ts'
import { useMachine } from '#ui/lib/use-machine.ts'
import { useApi, useUser } from '#src/session/use-session.ts'
import { createRequestActors } from './request.actors.ts'

export type RequestRef = ActorRefFrom<typeof requestMachine>

/** One request as long as its page is open, so that a closed dialog forgets nothing that was typed. */
export function useRequest(kind: RequestKind, onSent: () => void): RequestRef {
  const client = useApi()
  const user = useUser()
  return useMachine(requestMachine, () => createRequestActors({ client }), {
    input: { kind, name: user?.name ?? '', phone: showPhone(user?.phone ?? '') },
    on: { 'form.sent': onSent },
  })
}
