import { isDeepStrictEqual } from 'node:util'
import type { AnyMachineSnapshot } from 'xstate'

export type Typing<Fields> = { [Field in keyof Fields]: { field: Field; value: Fields[Field] } }[keyof Fields] & {
  detail?: string
  /** What is in the form before; unset, all that was typed until then. */
  after?: Partial<Fields>
  shows?: string | readonly string[]
}

/** What a person types, top down, and what is in the form in the end. */
export function typingRows<Fields>(unfilled: Fields, typings: readonly Typing<Fields>[]) {
  let filled = unfilled
  const rows = typings.map(({ field, value, detail = String(value) || 'empty', after, shows = [] }) => {
    const before = after ? { ...unfilled, ...after } : filled
    filled = { ...before, [field]: value }
    return {
      event: { type: 'field.changed', field, value } as const,
      detail: `${String(field)}, ${detail}`,
      offered: ({ context }: AnyMachineSnapshot) => isDeepStrictEqual(context.fields, before),
      shows,
    }
  })
  return { rows, filled }
}
