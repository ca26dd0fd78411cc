import { X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { documentTypes, type GuardedField } from '#contract/reception/registration.ts'
import { isEmptyRow, isForeign, type PersonRow } from '#machines/desk/parts/person-rows.ts'
import { DateField } from '#ui/dates/DateField.tsx'
import { Select, TextInput } from '#ui/fields/inputs.tsx'
import { isComposing } from '#ui/lib/composing.ts'
import styles from './registration.module.css'
import { texts } from './texts.ts'

const types = ['', ...documentTypes] as const

type PersonFieldsProps = {
  number: number
  row: PersonRow
  problem: string | undefined
  onChange: (change: Partial<PersonRow>) => void
  /** Given where the row may go. */
  onRemove: (() => void) | undefined
}

/** One person. Passport and visa have dates where the law asks for them. */
export function PersonFields({ number, row, problem, onChange, onRemove }: PersonFieldsProps) {
  const { Name, Nationality, DocumentType, Recorded } = row
  const hintOf = (field: GuardedField) => (Recorded.includes(field) ? texts.recorded : undefined)
  const text = (field: 'Number' | 'Address', maxLength: number) => (
    <TextInput
      label={texts.fields[field]}
      hint={hintOf(field)}
      maxLength={maxLength}
      autoComplete="off"
      value={row[field]}
      onChange={({ target: { value } }) => onChange({ [field]: value })}
    />
  )
  const date = (field: 'Born' | 'Expires' | 'VisaUntil') => (
    <DateField
      label={texts.fields[field]}
      hint={hintOf(field)}
      openTo={row[field] || (field === 'Born' ? '1990-01-01' : '2030-01-01')}
      years={field === 'Born' ? { from: 1920, to: 2035 } : { from: 2020, to: 2050 }}
      value={row[field]}
      onChange={(value) => onChange({ [field]: value })}
    />
  )
  const remove = texts.removeOf(Name.trim() || texts.person(number))
  return (
    <fieldset className={styles['person']} onKeyDown={(event) => toNextPerson(event, { isLast: isEmptyRow(row) })}>
      <legend>{row.IsLead ? texts.lead : texts.person(number)}</legend>
      <TextInput
        label={texts.name}
        maxLength={120}
        autoComplete="off"
        value={Name}
        problem={problem}
        onChange={({ target: { value } }) => onChange({ Name: value })}
      />
      <TextInput
        label={texts.nationality}
        maxLength={80}
        autoComplete="off"
        value={Nationality}
        onChange={({ target: { value } }) => onChange({ Nationality: value })}
      />
      <Select
        label={texts.document}
        options={types.map((value) => ({ value, label: texts.documents[value] }))}
        value={DocumentType}
        onChange={({ target: { value } }) => {
          const type = types.find((known) => known === value)
          if (type !== undefined) onChange({ DocumentType: type })
        }}
      />
      {text('Number', 40)}
      {date('Born')}
      <div className={styles['long']}>{text('Address', 300)}</div>
      {isForeign(row) && date('Expires')}
      {isForeign(row) && date('VisaUntil')}
      {onRemove && (
        <button type="button" className={styles['remove']} aria-label={remove} title={remove} onClick={onRemove}>
          <X size={18} aria-hidden="true" />
        </button>
      )}
    </fieldset>
  )
}

/** Enter in a person's field leads to the name of the next person; in the empty row it submits the form. */
function toNextPerson(event: KeyboardEvent<HTMLFieldSetElement>, { isLast }: { isLast: boolean }): void {
  const { target, currentTarget } = event
  if (
    event.key !== 'Enter' ||
    isComposing(event) ||
    isLast ||
    !(target instanceof HTMLInputElement) ||
    target.type !== 'text'
  )
    return
  event.preventDefault()
  currentTarget.nextElementSibling?.querySelector('input')?.focus()
}
