import { fromDayFirst, toDayFirst } from '#contract/calendar.ts'
import { DateField } from '#src/ui/dates/DateField.tsx'
import type { GuestFieldsProps } from './guest-field.ts'
import { isRequired, problemOf } from './GuestTextField.tsx'
import { texts } from './texts.ts'

export type GuestDateFieldProps = GuestFieldsProps & {
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
