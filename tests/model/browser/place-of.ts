import type { AnyStateMachine, EventFrom } from 'xstate'
import { ApiUnreachable } from '#contract/problem.ts'
import type { OutcomeOf, StateOf } from '#tests/model/engine/machine-flow.ts'
import type { AnyEvent } from '#tests/model/engine/paths.ts'
import type { HeldCall } from './page-edge.ts'
import type { Look, PagePlace } from './page-flow.ts'

/** A method, so that acts on different events stand in one map. */
type Act<Event> = { on(event: Event): Promise<unknown> | void }['on']

type MachinePlace<Machine extends AnyStateMachine> = {
  /** The calls of its actors, by the actors' names. */
  calls: Readonly<Record<string, HeldCall<unknown>>>
  /** What a person does for each event: exhaustive by type. */
  gestures: { [Type in EventFrom<Machine>['type']]: Act<Extract<EventFrom<Machine>, { type: Type }>> }
  /** Answers that come from no call, and those of calls whose data are not what their actor makes of them. */
  answers?: { [Type in OutcomeOf<Machine>['type']]?: Act<Extract<OutcomeOf<Machine>, { type: Type }>> }
  looks: Readonly<Record<StateOf<Machine>, Look>>
  showsMessage?: PagePlace['showsMessage']
}

/** A page that plays a person's events by gestures, and lets the network's edge answer for its actors. */
export function placeOf<Machine extends AnyStateMachine>(place: MachinePlace<Machine>): PagePlace {
  const { calls, gestures, answers = {}, looks, showsMessage } = place
  const acts = new Map(Object.entries<Act<AnyEvent>>({ ...gestures, ...answers }))
  return {
    calls,
    looks,
    ...(showsMessage && { showsMessage }),
    async play(event) {
      const act = acts.get(event.type)
      if (act) return void (await act(event))
      const call = calls[event.type.slice(0, event.type.lastIndexOf('.'))]
      if (!call) throw new Error(`The page does not know how to do ${event.type}`)
      if ('output' in event) return call.answer(event.output)
      const error = 'error' in event && event.error instanceof Error ? event.error : new Error('No reason')
      return error instanceof ApiUnreachable ? call.fail('unreachable') : call.refuse(error)
    },
  }
}
