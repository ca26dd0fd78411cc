import { missingGuestFields } from '#contract/guests.ts'
import { TextInput, type TextInputProps } from '#src/ui/TextInput.tsx'
import type { GuestField, GuestFieldsProps } from './guest-field.ts'
import { texts } from './texts.ts'

const NOTHING = {
  FirstName: '',
  LastName: '',
  IdentityType: '',
  IdentityNumber: '',
  IdentityExpireDate: '',
  DateOfBirth: '',
} as const
const requiredFields: readonly string[] = missingGuestFields(NOTHING).map(({ field }) => field)

export function isRequired(field: GuestField): boolean {
  return requiredFields.includes(field)
}

export function problemOf(field: GuestField, missing: readonly string[]): string | undefined {
  return missing.includes(field) ? texts.required(texts.fields[field]) : undefined
}

export type GuestTextFieldProps = GuestFieldsProps & { field: GuestField } & Pick<
    TextInputProps,
    'type' | 'autoComplete' | 'maxLength' | 'inputMode'
  >

export function GuestTextField({ guest, missing, isReadOnly, onChange, field, ...rest }: GuestTextFieldProps) {
  return (
    <TextInput
      {...rest}
      label={texts.fields[field]}
      name={field}
      value={guest[field]}
      required={isRequired(field)}
      readOnly={isReadOnly}
      problem={problemOf(field, missing)}
      onChange={(event) => onChange(field, event.target.value)}
    />
  )
}
