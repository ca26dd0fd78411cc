import { TextInput, type TextInputProps } from '#ui/fields/inputs.tsx'

const MAX_REASON = 200

/** A sum in BDT as it is typed; `amountIn` reads it. */
export function AmountInput(props: TextInputProps) {
  return <TextInput inputMode="decimal" autoComplete="off" {...props} />
}

/** A reason or a note in the words of a member of staff. It is recorded, and no browser offers former ones. */
export function ReasonInput(props: TextInputProps) {
  return <TextInput maxLength={MAX_REASON} autoComplete="off" {...props} />
}

/** The number under which something was paid. */
export function ReferenceInput(props: TextInputProps) {
  return <TextInput maxLength={60} autoComplete="off" autoCapitalize="characters" spellCheck={false} {...props} />
}
