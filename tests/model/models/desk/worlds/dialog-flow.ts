// The flow of a dialog of `machines/parts/dialog.ts`. Why the API refuses a form is tested there: here a lost network represents every refusal,
// because all take the same branch.

import { isDeepStrictEqual } from 'node:util'
import type { AnyMachineSnapshot, AnyStateMachine, ContextFrom, EventFrom } from 'xstate'
import { unanswered } from '#tests/model/engine/edge-failures.ts'
import type { Flow } from '#tests/model/engine/flow.ts'
import { machineFlow, type Opened, type Row, type StepOf } from '#tests/model/engine/machine-flow.ts'
import { typingRows, type Typing } from '#tests/model/models/typing-rows.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'

type FieldsOf<Machine extends AnyStateMachine> = ContextFrom<Machine> extends { fields: infer Fields } ? Fields : never
type SubjectOf<Machine extends AnyStateMachine> =
  Extract<EventFrom<Machine>, { type: 'dialog.opened' }> extends { subject: infer Subject } ? Subject : never
type DataOf<Machine extends AnyStateMachine> =
  Extract<StepOf<Machine>, { type: 'read.resolves' }> extends { output: infer Data } ? Data : never

type Dialog<Machine extends AnyStateMachine, World> = {
  open: (opened: Opened) => Promise<World>
  actors: (world: World) => ActorsOf<Machine>
  subject: SubjectOf<Machine>
  /** Prepares what the dialog is about, and answers the world's own subject. */
  prepare: (world: World) => Promise<SubjectOf<Machine>>
  unfilled: FieldsOf<Machine>
  typings: readonly Typing<FieldsOf<Machine>>[]
  /** What a submission shows. */
  submitted: string | readonly string[]
  /** Brings the API to take the form, and to answer what is read first. */
  allow?: (world: World, snapshot: AnyMachineSnapshot) => Promise<unknown> | void
  /** What is read first. */
  reads?: DataOf<Machine>
  /** The part of it that guards read. */
  judgedBy?: (data: DataOf<Machine> | undefined) => unknown
  /** What else may happen. */
  more?: readonly Row<StepOf<Machine>, World>[]
  /** The rows of the database that no form of this flow should have left. */
  unwanted?: (world: World, snapshot: AnyMachineSnapshot) => Promise<readonly object[]>
  shownOf?: (snapshot: AnyMachineSnapshot) => unknown
  untaken?: Readonly<Record<string, string>>
  /** Why two guests cannot share the API. */
  alone?: string
}

export function dialogFlow<Machine extends AnyStateMachine>(machine: Machine) {
  return <World extends object>(dialog: Dialog<Machine, World>): Flow => {
    const { open, actors, subject, prepare, unfilled, submitted, allow = () => {} } = dialog
    const { reads, judgedBy, more = [], unwanted, shownOf = shownOfForm, untaken = {} } = dialog
    const typing = typingRows(unfilled, dialog.typings)
    const allowing = async (world: World, snapshot: AnyMachineSnapshot) => void (await allow(world, snapshot))
    const events: Row<{ type: string; [part: string]: unknown }, World>[] = [
      { event: { type: 'dialog.opened', subject }, own: async (world) => ({ subject: await prepare(world) }) },
      { event: { type: 'dialog.closed' } },
      ...typing.rows,
      { event: { type: 'form.submitted' }, shows: submitted },
      { event: { type: 'send.resolves', output: null }, prepare: allowing, shows: 'form.sent' },
      lostRow(),
      ...(reads === undefined
        ? []
        : [
            { event: { type: 'read.resolves', output: reads }, prepare: allowing },
            unanswered('read', ['']),
            {
              event: { type: 'data.outdated' },
              // Before anything was typed, and once all was.
              offered: (snapshot: AnyMachineSnapshot) =>
                snapshot.matches('opening') ||
                [unfilled, typing.filled].some((fields) => isDeepStrictEqual(snapshot.context.fields, fields)),
              shows: 'cleared',
            },
          ]),
      ...more,
    ]
    return machineFlow<Machine, World & { actors: ActorsOf<Machine> }>(machine, {
      async open(opened) {
        const world = await open(opened)
        return { ...world, actors: actors(world) }
      },
      events,
      readByGuards: (snapshot) =>
        snapshot.matches('filling') || snapshot.matches('sending')
          ? [snapshot.context.fields, snapshot.context.problems !== undefined, judgedBy?.(snapshot.context.data)]
          : [],
      shownOf,
      // What it is about and what was read of that is the world's own.
      emittedOf: (emitted) =>
        Object.fromEntries(Object.entries(emitted).filter(([name]) => name !== 'subject' && name !== 'data')),
      checks: {
        closed: async (snapshot, world) =>
          ((await unwanted?.(world, snapshot)) ?? []).map((row) => `The database has ${JSON.stringify(row)}`),
      },
      untaken,
      ...(dialog.alone !== undefined && { alone: dialog.alone }),
    })
  }
}

/** The form was sent, and there was no answer. */
export function lostRow(): Row<{ type: 'send.rejects'; error: Error }> {
  const row = unanswered('send', [''])
  return { ...row, shows: ['form.refused', ...[row.shows ?? []].flat()] }
}

export function shownOfForm({ context: { fields, problems, problem } }: AnyMachineSnapshot) {
  return { fields, problems, problem }
}
