import { fromDayFirst, toDayFirst } from '#contract/values/calendar.ts'
import { missingGuestFields, type Profile } from '#contract/guests.ts'
import { requiredText } from '#contract/values/required-fields.ts'
import type { GuestField } from '#machines/parts/guest-details.ts'
import { DateField, type DateFieldProps } from '#ui/dates/DateField.tsx'
import { type Option, Select, TextInput, type TextInputProps } from '#ui/fields/inputs.tsx'
import { texts } from './texts.ts'

export type GuestFieldsProps = {
  guest: Profile
  /** Fields that a submission stopped at: empty though required, or with a fault. */
  wrong: readonly GuestField[]
  /** What is wrong with what is filled in. */
  faults: Readonly<Partial<Record<GuestField, string>>>
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

function problemOf(
  field: GuestField,
  { wrong, faults }: Pick<GuestFieldsProps, 'wrong' | 'faults'>,
): string | undefined {
  return wrong.includes(field) ? (faults[field] ?? requiredText(texts.fields[field])) : undefined
}

type GuestTextFieldProps = GuestFieldsProps & { field: GuestField } & Pick<
    TextInputProps,
    'type' | 'autoComplete' | 'maxLength' | 'hint'
  >

export function GuestTextField({
  guest,
  wrong,
  faults,
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
      problem={problemOf(field, { wrong, faults })}
      fault={faults[field]}
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
  wrong,
  faults,
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
      problem={problemOf(field, { wrong, faults })}
      fault={faults[field]}
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
  hint: string
} & Pick<DateFieldProps, 'min' | 'max' | 'firstOffered' | 'openTo' | 'years' | 'autoComplete'>

/** A date of the profile, which keeps it as dd-MM-yyyy. */
export function GuestDateField({
  guest,
  wrong,
  faults,
  isReadOnly,
  required,
  onChange,
  field,
  hint,
  ...range
}: GuestDateFieldProps) {
  return (
    <DateField
      {...range}
      label={texts.fields[field]}
      name={field}
      hint={hint}
      value={fromDayFirst(guest[field]) ?? ''}
      required={isRequired(field, required)}
      problem={problemOf(field, { wrong, faults })}
      fault={faults[field]}
      {...(isReadOnly && { disabledReason: hint })}
      onUnreadable={() => guest[field] !== '' && onChange(field, '')}
      onChange={(date) => onChange(field, date && toDayFirst(date))}
    />
  )
}
