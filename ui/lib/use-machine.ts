import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createActor, type Actor, type AnyStateMachine, type EmittedFrom, type InputFrom } from 'xstate'
import type { Failure, Toast } from '#machines/parts/shared.ts'
import { inspection } from './inspection.ts'
import { showToast } from './toasts.ts'

/** Every actor that a machine needs, as `.provide({ actors })` takes them: none may be forgotten. */
export type ActorsOf<Machine extends AnyStateMachine> = Required<
  NonNullable<Parameters<Machine['provide']>[0]['actors']>
>

/** What a machine emits and who handles it, by the event's type. */
type Listeners<Machine extends AnyStateMachine> = {
  [Event in EmittedFrom<Machine> as Event['type']]?: (event: Event) => void
}

type MachineOptions<Machine extends AnyStateMachine> = {
  on?: Listeners<Machine>
} & (undefined extends InputFrom<Machine> ? { input?: InputFrom<Machine> } : { input: InputFrom<Machine> })

type OptionsOf<Machine extends AnyStateMachine> =
  undefined extends InputFrom<Machine> ? [options?: MachineOptions<Machine>] : [options: MachineOptions<Machine>]

/**
 * Runs a machine with its actors for as long as the component is mounted; `useSelector` of @xstate/react reads it below.
 *
 *     const contact = useMachine(contactMachine, () => createContactActors({ client }), { input, on: { 'form.sent': close } })
 *
 * `actors` and `input` are read once. An emitted `toast` is shown and a `failure.met` logged without further ado; `on` handles
 * the other events, or these otherwise (a dialog shows them inline), and may close over the latest render. An effect may send
 * the first events at once.
 */
export function useMachine<Machine extends AnyStateMachine>(
  machine: Machine,
  actors: () => ActorsOf<Machine>,
  ...[options]: OptionsOf<Machine>
): Actor<Machine>
export function useMachine(
  machine: AnyStateMachine,
  actors: () => ActorsOf<AnyStateMachine>,
  { input, on }: { input?: unknown; on?: Listeners<AnyStateMachine> } = {},
): Actor<AnyStateMachine> {
  const [actor] = useState(() => createActor(machine.provide({ actors: actors() }), { input, ...inspection() }))
  const isMounted = useRef(false)
  const handle = useEffectEvent((event: Toast | Failure | { type: 'other' }) => {
    const listener = on?.[event.type]
    if (listener) listener(event)
    else if (event.type === 'toast') showToast(event.tone, event.text, event.closeAfterMs)
    else if (event.type === 'failure.met') logFailure(event.error)
  })

  useEffect(() => {
    const subscription = actor.on('*', handle)
    return () => subscription.unsubscribe()
  }, [actor])
  useEffect(() => {
    isMounted.current = true
    actor.start()
    return () => {
      isMounted.current = false
      // Not at once: StrictMode unmounts and mounts again in the same task, which would abort the calls of the first mount.
      queueMicrotask(() => {
        if (!isMounted.current) actor.stop()
      })
    }
  }, [actor])
  return actor
}

/** For failures that the specification hides from the guest: the cause is in the console. */
export function logFailure(error: unknown): void {
  // eslint-disable-next-line no-console -- the browser's log is the only one that the site has
  console.warn(error)
}
