import type { Problems } from '#machines/parts/site-form.ts'
import { PhoneInput, TextArea, TextInput } from '#ui/fields/inputs.tsx'
import styles from './WhoFields.module.css'

type Who = { persons: string; name: string; phone: string; remark: string }

type WhoFieldsProps = {
  fields: Who
  problems: Problems<Who>
  labels: Readonly<Who>
  hints?: { persons?: string; remark?: string }
  isReadOnly: boolean
  onChange: (field: keyof Who, value: string) => void
}

/** How many come, who asks, and what else there is to know: the end of every form about an occasion. */
export function WhoFields({ fields, problems, labels, hints = {}, isReadOnly, onChange }: WhoFieldsProps) {
  const bind = (field: keyof Who) => ({
    name: field,
    label: labels[field],
    value: fields[field],
    problem: problems[field],
    readOnly: isReadOnly,
    required: field !== 'remark',
    onChange: (event: { target: { value: string } }) => onChange(field, event.target.value),
  })
  return (
    <>
      <TextInput {...bind('persons')} inputMode="numeric" autoComplete="off" maxLength={4} hint={hints.persons} />
      <div className={styles['pair']}>
        <TextInput {...bind('name')} autoComplete="name" maxLength={120} />
        <PhoneInput {...bind('phone')} maxLength={32} />
      </div>
      <TextArea {...bind('remark')} maxLength={2_000} rows={3} hint={hints.remark} />
    </>
  )
}
