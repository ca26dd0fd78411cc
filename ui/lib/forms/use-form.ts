import { useSelector } from '@xstate/react'
import type { AnyActorRef } from 'xstate'
import { dhakaDateTime } from '#contract/values/calendar.ts'
import type { FormEvent, FormState } from '#machines/parts/form.ts'
import type { Problems } from '#machines/parts/problems.ts'
import { now } from '../clock.ts'

type FormSnapshot<Fields, Found> = { context: FormState<Fields, Found>; hasTag(tag: 'busy'): boolean }

/** An actor whose machine is made of `machines/parts/form.ts`. */
export type FormRef<Fields, Found> = Pick<AnyActorRef, 'subscribe'> & {
  getSnapshot(): FormSnapshot<Fields, Found>
  send(event: FormEvent<Fields>): void
}

type CodeOf<Found, Field extends keyof Found> = NonNullable<Found[Field]> & string

/** A sentence for each code of each field. A problem of the type `string` is a sentence already, and is shown as it is. */
export type WordsOf<Found> = {
  readonly [
    Field in keyof Found as string extends CodeOf<Found, Field>
      ? never
      : [CodeOf<Found, Field>] extends [never]
        ? never
        : Field
  ]: Readonly<Record<CodeOf<Found, Field>, string>>
}

type TextFieldOf<Fields> = {
  [Field in keyof Fields & string]: Fields[Field] extends string | undefined ? Field : never
}[keyof Fields & string]

type FieldBinding = {
  name: string
  value: string
  problem: string | undefined
  /** A problem that shows once the field was left, before the first submission. */
  lateProblem: string | undefined
}

export type Form<Fields> = {
  fields: Fields
  /** For a text field. */
  bind(field: TextFieldOf<Fields>): FieldBinding & {
    readOnly: boolean
    onChange: (event: { target: { value: string } }) => void
  }
  /** For a date field. An unreadable date counts as empty. */
  bindDate(field: TextFieldOf<Fields>): FieldBinding & { onChange: (date: string) => void; onUnreadable: () => void }
  /** For any other control. */
  change<Field extends keyof Fields>(field: Field, value: Fields[Field]): void
  problemAt(field: keyof Fields & string): string | undefined
  /** For `Form` and `ActionForm` of `ui/forms/`. */
  frame: { problem: string | undefined; isBusy: boolean; onSubmit: () => void }
}

type AnyWords = Readonly<Record<string, Readonly<Record<string, string>>>>
type AnyFields = Readonly<Record<string, string>>

/**
 * What the form of a machine shows, and what a person does in it.
 *
 *     const { bind, frame } = useForm(extra, texts.extraProblems)
 *     <ActionForm {...frame} action={texts.add}><TextInput label={texts.what} {...bind('label')} /></ActionForm>
 *
 * Give the machine's `validate` as `late` if a field is to show its problem as soon as a person leaves it.
 */
export function useForm<Fields extends object, Found extends Problems<Fields>>(
  form: FormRef<Fields, Found>,
  words: WordsOf<Found>,
  late?: (fields: Fields) => Problems<Fields>,
): Form<Fields>
export function useForm(
  form: FormRef<AnyFields, Problems>,
  words: AnyWords,
  late?: (fields: AnyFields) => Problems,
): Form<AnyFields> {
  const fields = useSelector(form, ({ context }: FormSnapshot<AnyFields, Problems>) => context.fields)
  const problems = useSelector(form, ({ context }: FormSnapshot<AnyFields, Problems>) => context.problems)
  const problem = useSelector(form, ({ context }: FormSnapshot<AnyFields, Problems>) => context.problem)
  const isBusy = useSelector(form, (snapshot: FormSnapshot<AnyFields, Problems>) => snapshot.hasTag('busy'))

  const wordOf = (field: string, code: string | undefined) =>
    code === undefined ? undefined : (words[field]?.[code] ?? code)
  const problemAt = (field: string) => wordOf(field, problems?.[field])
  const change = (field: string, value: string) => form.send({ type: 'field.changed', field, value })
  const bindingOf = (field: string) => ({
    name: field,
    value: fields[field] ?? '',
    problem: problemAt(field),
    lateProblem: wordOf(field, late?.(fields)[field]),
  })
  return {
    fields,
    problemAt,
    change,
    bind: (field) => ({
      ...bindingOf(field),
      readOnly: isBusy,
      onChange: (event) => change(field, event.target.value),
    }),
    bindDate: (field) => ({
      ...bindingOf(field),
      onChange: (date) => change(field, date),
      onUnreadable: () => change(field, ''),
    }),
    frame: {
      problem,
      isBusy,
      onSubmit: () => form.send({ type: 'form.submitted', now: dhakaDateTime(now()) }),
    },
  }
}

type OpenSnapshot = { hasTag(tag: 'open'): boolean }

/** An actor whose machine opens a dialog, as those of `machines/parts/dialog.ts`. */
export type DialogRef = Pick<AnyActorRef, 'subscribe'> & {
  getSnapshot(): OpenSnapshot
  send(event: { type: 'dialog.closed' }): void
}

const selectIsOpen = (snapshot: OpenSnapshot) => snapshot.hasTag('open')

/** Whether its machine has a dialog open, and how it is closed. */
export function useDialog(dialog: DialogRef): { isOpen: boolean; close: () => void } {
  return { isOpen: useSelector(dialog, selectIsOpen), close: () => dialog.send({ type: 'dialog.closed' }) }
}
