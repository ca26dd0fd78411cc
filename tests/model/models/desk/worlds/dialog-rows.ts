// What may happen in a dialog of `machines/parts/dialog.ts`, independent of what is filled in.

import { isDeepStrictEqual } from 'node:util'
import type { AnyMachineSnapshot } from 'xstate'
import type { Problem } from '#contract/problem.ts'
import { edgeRows } from '#tests/model/engine/edge-failures.ts'
import type { Row } from '#tests/model/engine/machine-flow.ts'

type Typing<Fields> = { [Field in keyof Fields]: { field: Field; value: Fields[Field] } }[keyof Fields] & {
  /** What stands in the form before. */
  after?: Partial<Fields>
  shows?: string | readonly string[]
}

/** What a person types, one field after the other. */
export function typingRows<Fields extends object>(unfilled: Fields, typings: readonly Typing<Fields>[]) {
  return typings.map(({ field, value, after = {}, shows = [] }) => ({
    event: { type: 'field.changed', field, value } as const,
    detail: `${String(field)}, ${String(value) || 'empty'}`,
    offered: ({ context }: AnyMachineSnapshot) => isDeepStrictEqual(context.fields, { ...unfilled, ...after }),
    shows,
  }))
}

type Refusing<World> = { detail: string; prepare: (world: World) => Promise<unknown> | void; leadsTo?: string }

/** The form shows why the API refused it, and its page reads again. */
export function refusalRow<World>(problem: Problem, { detail, prepare, leadsTo = 'filling' }: Refusing<World>) {
  return {
    event: { type: 'send.rejects', error: problem } as const,
    detail,
    prepare: async (world: World) => {
      await prepare(world)
    },
    leadsTo,
    shows: ['form.refused', problem.message],
  }
}

/** The form was sent, and no one knows what became of it. */
export function lostRows(): Row<{ type: 'send.rejects'; error: Error }>[] {
  return edgeRows('send', { leadsTo: 'filling', as: [''] }).map((row) => ({
    ...row,
    shows: ['form.refused', ...[row.shows ?? []].flat()],
  }))
}

/** What is emitted, without what it was opened for and what was read of that: the world has its own. */
export function withoutWorld(emitted: object): object {
  return Object.fromEntries(Object.entries(emitted).filter(([name]) => name !== 'subject' && name !== 'data'))
}

/** What the guards of a dialog that reads nothing read, what is shown of it, and what it emits. */
export const formReadings = {
  readByGuards: (snapshot: AnyMachineSnapshot) =>
    snapshot.matches('closed') ? [] : [snapshot.context.fields, snapshot.context.problems !== undefined],
  shownOf: ({ context: { fields, problems, problem } }: AnyMachineSnapshot) => ({
    fields,
    problems,
    problem,
  }),
  emittedOf: withoutWorld,
}

const sending = { tags: ['open', 'busy'] } as const

/** Its states while it is open. */
export const openForm = {
  filling: { takes: ['field.changed', 'form.submitted', 'dialog.closed'], tags: ['open'] },
  sending,
} as const

/** The same of a dialog that reads first. */
export const openReadingForm = {
  opening: { takes: ['dialog.closed', 'data.outdated'], tags: ['open'] },
  filling: { takes: [...openForm.filling.takes, 'data.outdated'], tags: ['open'] },
  sending,
} as const
