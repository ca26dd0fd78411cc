import { useActorRef } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { requestMachine, type RequestKind } from '#machines/request.machine.ts'
import { logFailure } from '#src/lib/use-machine.ts'
import { useApi, useUser } from '#src/session/use-session.ts'
import { showToast } from '#src/lib/toasts.ts'
import { useInlineMessage } from '#src/lib/use-inline-message.ts'
import { createRequestActors } from './request.actors.ts'
import type { RequestRef } from './request-ref.ts'

/** One request as long as its page is open, so that a closed dialog forgets nothing that was typed. */
export function useRequest(kind: RequestKind, onSent: () => void) {
  const client = useApi()
  const user = useUser()
  const [machine] = useState(() => requestMachine.provide({ actors: createRequestActors({ client }) }))
  const input = { kind, name: user?.name ?? '', phone: user?.phone ?? '' }
  const request: RequestRef = useActorRef(machine, { input })
  const { message, showMessage, clearMessage } = useInlineMessage()
  const isSent = useRef(onSent)
  useEffect(() => {
    isSent.current = onSent
  })
  useEffect(() => {
    const told = [
      request.on('alert', ({ text }) => showMessage(text)),
      request.on('toast', ({ tone, text, closeAfterMs }) => showToast(tone, text, closeAfterMs)),
      request.on('failure.met', ({ error }) => logFailure(error)),
      request.on('form.sent', () => isSent.current()),
    ]
    return () => told.forEach((subscription) => subscription.unsubscribe())
  }, [request, showMessage])
  return { request, message, clearMessage }
}
