import { missingGuestFields } from '#contract/guests.ts'
import type { GuestField } from '#machines/guest-details.ts'
import { TextInput, type TextInputProps } from '#src/ui/fields/inputs.tsx'
import type { GuestFieldsProps } from './guest-field.ts'
import { texts } from './texts.ts'

const NOTHING = {
  FirstName: '',
  LastName: '',
  IdentityType: '',
  IdentityNumber: '',
  IdentityExpireDate: '',
  DateOfBirth: '',
} as const
const requiredForBooking: readonly GuestField[] = missingGuestFields(NOTHING).map(({ field }) => field)

export function isRequired(field: GuestField, required: GuestFieldsProps['required'] = requiredForBooking): boolean {
  return required.includes(field)
}

export function problemOf(field: GuestField, missing: readonly string[]): string | undefined {
  return missing.includes(field) ? texts.required(texts.fields[field]) : undefined
}

export type GuestTextFieldProps = GuestFieldsProps & { field: GuestField } & Pick<
    TextInputProps,
    'type' | 'autoComplete' | 'maxLength' | 'inputMode'
  >

export function GuestTextField({
  guest,
  missing,
  isReadOnly,
  required,
  onChange,
  field,
  ...rest
}: GuestTextFieldProps) {
  return (
    <TextInput
      {...rest}
      label={texts.fields[field]}
      name={field}
      value={guest[field]}
      required={isRequired(field, required)}
      readOnly={isReadOnly}
      problem={problemOf(field, missing)}
      onChange={(event) => onChange(field, event.target.value)}
    />
  )
}
