import type { GuestField } from '#machines/guest-details.ts'
import { Select, type Option } from '#src/ui/fields/inputs.tsx'
import type { GuestFieldsProps } from './guest-field.ts'
import { isRequired, problemOf } from './GuestTextField.tsx'
import { texts } from './texts.ts'

export type GuestSelectProps = GuestFieldsProps & {
  field: GuestField
  options: readonly Option[]
  autoComplete?: string
}

export function GuestSelect({
  guest,
  missing,
  isReadOnly,
  required,
  onChange,
  field,
  options,
  autoComplete,
}: GuestSelectProps) {
  const value = guest[field]
  const isKnown = value === '' || options.some((option) => option.value === value)
  return (
    <Select
      label={texts.fields[field]}
      name={field}
      value={value}
      required={isRequired(field, required)}
      disabled={isReadOnly}
      autoComplete={autoComplete}
      problem={problemOf(field, missing)}
      options={[
        { value: '', label: texts.choose },
        // What was stored before the list knew it stays what it is.
        ...(isKnown ? [] : [{ value, label: value }]),
        ...options,
      ]}
      onChange={(event) => onChange(field, event.target.value)}
    />
  )
}

export function toOptions(values: readonly string[]): Option[] {
  return values.map((value) => ({ value, label: value }))
}
