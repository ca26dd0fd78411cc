import type { Actor, AnyStateMachine, EmittedFrom } from 'xstate'
import { showToast } from '#ui/lib/toasts.ts'
import { type ActorsOf, useMachine } from '#ui/lib/use-machine.ts'
import type { DeskApi } from './desk-api.ts'
import { useDesk } from './use-desk.ts'
import { useChanges } from './use-desk-call.ts'

type Sent<Machine extends AnyStateMachine> = Extract<EmittedFrom<Machine>, { type: 'form.sent' }>

type Act<Event> = {
  /** What is said once it was done. */
  done(sent: Event): string
  /** After it was done or refused: the page may be out of date. */
  onDone: () => void
}

/** The dialog of an act, made of `machines/parts/dialog.ts`. What it reads is read again when another desk changed something. */
export function useActDialog<Machine extends AnyStateMachine>(
  machine: Machine,
  actors: (means: { api: DeskApi }) => ActorsOf<Machine>,
  act: Act<Sent<Machine>>,
): Actor<Machine>
export function useActDialog(
  machine: AnyStateMachine,
  actors: (means: { api: DeskApi }) => ActorsOf<AnyStateMachine>,
  act: Act<object>,
): Actor<AnyStateMachine> {
  const { api } = useDesk()
  const dialog = useMachine(machine, () => actors({ api }), {
    on: {
      'form.sent'(sent: object) {
        showToast('success', act.done(sent))
        act.onDone()
      },
      'form.refused': act.onDone,
    },
  })
  useChanges(() => dialog.send({ type: 'data.outdated' }))
  return dialog
}
