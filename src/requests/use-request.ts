import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { requestMachine, type RequestKind } from '#machines/request.machine.ts'
import { showPhone } from '#ui/lib/phone.ts'
import { useInlineMessage } from '#src/lib/use-inline-message.ts'
import { useMachine } from '#ui/lib/use-machine.ts'
import { useApi, useUser } from '#src/session/use-session.ts'
import { createRequestActors } from './request.actors.ts'

export type RequestRef = ActorRefFrom<typeof requestMachine>
export type RequestSnapshot = SnapshotFrom<typeof requestMachine>

/** One request as long as its page is open, so that a closed dialog forgets nothing that was typed. */
export function useRequest(kind: RequestKind, onSent: () => void) {
  const client = useApi()
  const user = useUser()
  const { message, showMessage, clearMessage } = useInlineMessage()
  const request: RequestRef = useMachine(requestMachine, () => createRequestActors({ client }), {
    input: { kind, name: user?.name ?? '', phone: showPhone(user?.phone ?? '') },
    on: { alert: ({ text, fields }) => showMessage(text, fields), 'form.sent': onSent },
  })
  return { request, message, clearMessage }
}
