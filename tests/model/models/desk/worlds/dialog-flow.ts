// The flow of a dialog of `machines/parts/dialog.ts`. What all dialogs do is driven in one of each kind, addExtra and changeStays: they are closed,
// not answered, and read again. The others are driven by what is typed in them, and by what the API stores. Why it refuses a form is tested
// there: here a lost network represents every refusal, because all take the same branch.

import { isDeepStrictEqual } from 'node:util'
import type { AnyMachineSnapshot, AnyStateMachine, ContextFrom, EventFrom } from 'xstate'
import { isClean } from '#machines/parts/problems.ts'
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
  /** What all dialogs do is driven in this one. */
  isModel?: boolean
}

const ELSEWHERE = 'what all dialogs do is driven in addExtra and changeStays'
const ofAll = ['filling — dialog.closed [0]', 'sending — send.rejects [0]']
const ofReading = [
  'opening — dialog.closed [0]',
  'opening — data.outdated [0]',
  'opening.reading — read.rejects [0]',
  'opening.unread — data.outdated [0]',
  'opening.unread',
  'filling.reading — read.rejects [0]',
  'filling.unread — data.outdated [0]',
  'filling.unread',
]
/** Where nothing else can be read. */
const ofReadingAgain = ['filling — data.outdated [0]', 'filling.reading — read.resolves [0]', 'filling.reading']

export function dialogFlow<Machine extends AnyStateMachine>(machine: Machine) {
  return <World extends object>(dialog: Dialog<Machine, World>): Flow => {
    const { open, actors, subject, prepare, unfilled, submitted, allow = () => {} } = dialog
    const { reads, judgedBy, more = [], unwanted, shownOf = shownOfForm, isModel = false } = dialog
    const typing = typingRows(unfilled, dialog.typings)
    const isReading = reads !== undefined
    const allowing = async (world: World, snapshot: AnyMachineSnapshot) => void (await allow(world, snapshot))
    const isUntouched = (snapshot: AnyMachineSnapshot) =>
      [unfilled, typing.filled].some((fields) => isDeepStrictEqual(snapshot.context.fields, fields))
    /** What was read first has changed, and nothing is wrong yet. */
    const readAgain = {
      event: { type: 'data.outdated' },
      offered: (snapshot: AnyMachineSnapshot) =>
        snapshot.matches('filling') &&
        isClean(snapshot.context.problems ?? {}) &&
        judgedBy?.(snapshot.context.data) === judgedBy?.(reads),
    }
    const others = isReading && more.length > 0 ? [readAgain] : []
    const events: Row<{ type: string; [part: string]: unknown }, World>[] = [
      { event: { type: 'dialog.opened', subject }, own: async (world) => ({ subject: await prepare(world) }) },
      ...(isModel ? rowsOfAll(isReading, isUntouched) : others),
      ...typing.rows,
      { event: { type: 'form.submitted' }, shows: submitted },
      { event: { type: 'send.resolves', output: null }, prepare: allowing, shows: 'form.sent' },
      ...(isReading ? [{ event: { type: 'read.resolves', output: reads }, prepare: allowing }] : []),
      ...more,
    ]
    const elsewhere = [
      ...ofAll,
      ...(isReading ? ofReading : []),
      ...(isReading && others.length === 0 ? ofReadingAgain : []),
    ]
    const untaken = isModel ? {} : Object.fromEntries(elsewhere.map((key) => [key, ELSEWHERE]))
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
      untaken: { ...untaken, ...dialog.untaken },
      ...(dialog.alone !== undefined && { alone: dialog.alone }),
    })
  }
}

type AnyRow = Row<{ type: string; [part: string]: unknown }>

/** What happens in every dialog. It is read again before anything was typed, and once all was. */
function rowsOfAll(isReading: boolean, isUntouched: (snapshot: AnyMachineSnapshot) => boolean): AnyRow[] {
  const offered = (snapshot: AnyMachineSnapshot) => snapshot.matches('opening') || isUntouched(snapshot)
  const reading = [unanswered('read', ['']), { event: { type: 'data.outdated' }, offered, shows: 'cleared' }]
  return [{ event: { type: 'dialog.closed' } }, lostRow(), ...(isReading ? reading : [])]
}

/** The form was sent, and there was no answer. */
export function lostRow(): Row<{ type: 'send.rejects'; error: Error }> {
  const row = unanswered('send', [''])
  return { ...row, shows: ['form.refused', ...[row.shows ?? []].flat()] }
}

export function shownOfForm({ context: { fields, problems, problem } }: AnyMachineSnapshot) {
  return { fields, problems, problem }
}
