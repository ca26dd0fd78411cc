// What the forms of the desk share: what was typed, the fields at which a submission points, and why it was refused. A form is filled in
// (`filling`) and, once nothing is missing, sent (`sending`); a refusal leads back to all that was typed.

import { sentenceOf } from '#contract/problem.ts'
import type { FieldChanged } from '#machines/parts/form.ts'

export type Typed<Fields> = {
  fields: Fields
  /** The fields that are missing or wrong: undefined until the first submission, and up to date from then on. */
  wrong: readonly string[] | undefined
  /** Why it was refused. */
  problem: string | undefined
}

export type TypedEvent<Fields> = FieldChanged<Fields> | { type: 'form.submitted' }

/** Which fields of a form are missing or wrong. */
export type Rule<Context extends Typed<object>> = {
  wrongIn: (context: Context) => readonly string[]
}

type In<Context> = { context: Context }
type Happened<Context> = In<Context> & { event: { type: string } }

/** A form into which nothing was typed but `fields`. */
export function untyped<Fields>(fields: Fields): Typed<Fields> {
  return { fields, wrong: undefined, problem: undefined }
}

/** What happens in `filling`, for a machine with the guard and the actions below. */
export function filling<OneRule>(rule: OneRule) {
  return {
    'field.changed': { actions: { type: 'storeField', params: rule } },
    'form.submitted': [
      { guard: { type: 'isWhole', params: rule }, target: 'sending', actions: { type: 'pointAtWrong', params: rule } },
      { actions: { type: 'pointAtWrong', params: rule } },
    ],
  } as const
}

/** What a failure of `sending` leads to. */
export const refused = { target: 'filling', actions: 'showRefusal' } as const

export function isWhole<Context extends Typed<object>>({ context }: In<Context>, { wrongIn }: Rule<Context>): boolean {
  return wrongIn(context).length === 0
}

export function storeField<Fields extends object, Context extends Typed<Fields>>(
  { context, event }: Happened<Context>,
  { wrongIn }: Rule<Context>,
) {
  if (!isFieldChanged<Fields>(event)) return {}
  const typed: Fields = context.fields
  const fields = { ...typed, [event.field]: event.value }
  return { fields, wrong: context.wrong && wrongIn({ ...context, fields }) }
}

/** The context once something changed that its rule reads and that no one typed. */
export function withChange<Context extends Typed<object>, Change extends Partial<Context>>(
  context: Context,
  change: Change,
  { wrongIn }: Rule<Context>,
) {
  return { ...change, wrong: context.wrong && wrongIn({ ...context, ...change }) }
}

export function pointAtWrong<Context extends Typed<object>>({ context }: In<Context>, { wrongIn }: Rule<Context>) {
  return { wrong: wrongIn(context), problem: undefined }
}

export function showRefusal({ event }: { event: { type: string } }) {
  return 'error' in event ? { problem: sentenceOf(event.error) } : {}
}

function isFieldChanged<Fields>(event: { type: string }): event is FieldChanged<Fields> {
  return event.type === 'field.changed'
}
