import { useActorRef } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { cancellationMachine } from '#machines/cancellation.machine.ts'
import { useApi, useSignIn } from '#src/session/use-session.ts'
import { showToast } from '#src/lib/toasts.ts'
import { createCancellationActors } from './cancellation.actors.ts'

export type CancellationRef = ActorRefFrom<typeof cancellationMachine>
export type CancellationSnapshot = SnapshotFrom<typeof cancellationMachine>

/** The way to cancel an order; `onChanged` is told that the order is no longer what the page shows. */
export function useCancellation(code: string, onChanged: () => void): CancellationRef {
  const client = useApi()
  const signIn = useSignIn()
  const [machine] = useState(() => cancellationMachine.provide({ actors: createCancellationActors({ client }) }))
  const cancellation = useActorRef(machine, { input: { code } })
  const page = useRef({ onChanged, signIn })
  useEffect(() => {
    page.current = { onChanged, signIn }
  })
  useEffect(() => {
    const told = [
      cancellation.on('toast', ({ tone, text, closeAfterMs }) => showToast(tone, text, closeAfterMs)),
      cancellation.on('order.changed', () => page.current.onChanged()),
      // The new session takes the place of the old one: nobody is signed out, and the page stays where it is.
      cancellation.on('signIn.wanted', () => page.current.signIn()),
    ]
    return () => told.forEach((subscription) => subscription.unsubscribe())
  }, [cancellation])
  return cancellation
}
