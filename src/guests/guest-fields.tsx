import { fromDayFirst, toDayFirst } from '#contract/values/calendar.ts'
import { missingGuestFields, type Profile } from '#contract/guests.ts'
import type { GuestField } from '#machines/parts/guest-details.ts'
import { DateField } from '#src/ui/dates/DateField.tsx'
import { type Option, Select, TextInput, type TextInputProps } from '#src/ui/fields/inputs.tsx'
import { texts } from './texts.ts'

export type GuestFieldsProps = {
  guest: Profile
  /** Fields that were needed and found empty. */
  missing: readonly string[]
  isReadOnly: boolean
  /** What cannot be left empty; for a booking unless set otherwise. */
  required?: readonly GuestField[] | undefined
  onChange: (field: GuestField, value: string) => void
}

const NOTHING = {
  FirstName: '',
  LastName: '',
  IdentityType: '',
  IdentityNumber: '',
  IdentityExpireDate: '',
  DateOfBirth: '',
} as const
const requiredForBooking: readonly GuestField[] = missingGuestFields(NOTHING).map(({ field }) => field)

function isRequired(field: GuestField, required: GuestFieldsProps['required'] = requiredForBooking): boolean {
  return required.includes(field)
}

export function problemOf(field: GuestField, missing: readonly string[]): string | undefined {
  return missing.includes(field) ? texts.required(texts.fields[field]) : undefined
}

type GuestTextFieldProps = GuestFieldsProps & { field: GuestField } & Pick<
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

type GuestSelectProps = GuestFieldsProps & {
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

type GuestDateFieldProps = GuestFieldsProps & {
  field: 'IdentityExpireDate' | 'DateOfBirth'
  min: string
  max: string
  openTo: string
  years: { from: number; to: number }
}

/** A date of the profile, which keeps it as dd-MM-yyyy. */
export function GuestDateField({
  guest,
  missing,
  isReadOnly,
  required,
  onChange,
  field,
  ...range
}: GuestDateFieldProps) {
  return (
    <DateField
      {...range}
      label={texts.fields[field]}
      name={field}
      hint={texts.dateHint}
      value={fromDayFirst(guest[field]) ?? ''}
      required={isRequired(field, required)}
      problem={problemOf(field, missing)}
      {...(isReadOnly && { disabledReason: texts.dateHint })}
      onUnreadable={() => guest[field] !== '' && onChange(field, '')}
      onChange={(date) => onChange(field, date && toDayFirst(date))}
    />
  )
}
