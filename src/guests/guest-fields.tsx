import { fromDayFirst, toDayFirst } from '#contract/values/calendar.ts'
import { requiredForBooking, type Profile } from '#contract/guests/guests.ts'
import type { GuestField } from '#machines/parts/guest-details.ts'
import { DateField, type DateFieldProps } from '#ui/dates/DateField.tsx'
import { type Option, Select, TextInput, type TextInputProps } from '#ui/fields/inputs.tsx'
import type { Form } from '#ui/lib/forms/use-form.ts'
import { texts } from './texts.ts'

export type GuestFieldsProps = {
  form: Pick<Form<Profile>, 'fields' | 'bind' | 'bindDate'>
  isReadOnly: boolean
  /** What cannot be left empty; for a booking unless set otherwise. */
  required?: readonly GuestField[] | undefined
}

function controlOf(field: GuestField, { form, isReadOnly, required = requiredForBooking }: GuestFieldsProps) {
  return {
    ...form.bind(field),
    label: texts.fields[field],
    required: required.includes(field),
    readOnly: isReadOnly,
  }
}

type GuestTextFieldProps = GuestFieldsProps & {
  field: GuestField
  /** In place of its value. */
  shown?: string | undefined
} & Pick<TextInputProps, 'type' | 'autoComplete' | 'maxLength' | 'hint' | 'onFocus' | 'onBlur'>

export function GuestTextField({ form, isReadOnly, required, field, shown, ...rest }: GuestTextFieldProps) {
  const control = controlOf(field, { form, isReadOnly, required })
  return <TextInput {...rest} {...control} value={shown ?? control.value} />
}

type GuestSelectProps = GuestFieldsProps & {
  field: GuestField
  options: readonly Option[]
  autoComplete?: string
}

export function GuestSelect({ field, options, autoComplete, ...rest }: GuestSelectProps) {
  const control = controlOf(field, rest)
  const { value } = control
  const isKnown = value === '' || options.some((option) => option.value === value)
  return (
    <Select
      {...control}
      autoComplete={autoComplete}
      options={[
        { value: '', label: texts.choose },
        // What was stored before the list knew it stays what it is.
        ...(isKnown ? [] : [{ value, label: value }]),
        ...options,
      ]}
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
  form,
  isReadOnly,
  required = requiredForBooking,
  field,
  hint,
  ...range
}: GuestDateFieldProps) {
  const { value, onChange, onUnreadable, ...binding } = form.bindDate(field)
  return (
    <DateField
      {...range}
      {...binding}
      label={texts.fields[field]}
      hint={hint}
      value={fromDayFirst(value) ?? ''}
      required={required.includes(field)}
      {...(isReadOnly && { disabledReason: hint })}
      onUnreadable={() => value !== '' && onUnreadable()}
      onChange={(date) => onChange(date && toDayFirst(date))}
    />
  )
}
