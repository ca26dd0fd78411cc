import { useSelector } from '@xstate/react'
import type { AnyActorRef } from 'xstate'
import type { Typed, TypedEvent } from '#machines/desk/parts/typed-form.ts'

type TypedSnapshot<Fields> = { context: Typed<Fields>; hasTag(tag: 'busy'): boolean }

/** An actor whose machine fills in a form: `machines/desk/parts/typed-form.ts`. */
export type TypedRef<Fields> = Pick<AnyActorRef, 'subscribe'> & {
  getSnapshot(): TypedSnapshot<Fields>
  send(event: TypedEvent<Fields>): void
}

/** What the form of a machine shows, and what a person does in it. `frame` is for `TypedForm`. */
export function useTypedForm<Fields extends object>(form: TypedRef<Fields>) {
  const fields = useSelector(form, ({ context }: TypedSnapshot<Fields>) => context.fields)
  const wrong = useSelector(form, ({ context }: TypedSnapshot<Fields>) => context.wrong)
  const problem = useSelector(form, ({ context }: TypedSnapshot<Fields>) => context.problem)
  const isBusy = useSelector(form, (snapshot: TypedSnapshot<Fields>) => snapshot.hasTag('busy'))
  return {
    fields,
    isWrong: (field: keyof Fields & string) => wrong?.includes(field) === true,
    change: <Field extends keyof Fields>(field: Field, value: Fields[Field]) =>
      form.send({ type: 'field.changed', field, value }),
    frame: { problem, isBusy, onSubmit: () => form.send({ type: 'form.submitted' }) },
  }
}
