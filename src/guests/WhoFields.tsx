import { PhoneInput, TextArea, TextInput } from '#ui/fields/inputs.tsx'
import type { Form } from '#ui/lib/forms/use-form.ts'
import styles from './WhoFields.module.css'

type Who = { persons: string; name: string; phone: string; remark: string }

type WhoFieldsProps = {
  bind: Form<Who>['bind']
  labels: Readonly<Who>
  hints?: { persons?: string; remark?: string }
}

/** How many come, who asks, and what else there is to know: the end of every form about an occasion. */
export function WhoFields({ bind, labels, hints = {} }: WhoFieldsProps) {
  return (
    <>
      <TextInput
        label={labels.persons}
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        hint={hints.persons}
        {...bind('persons')}
      />
      <div className={styles['pair']}>
        <TextInput label={labels.name} required autoComplete="name" maxLength={120} {...bind('name')} />
        <PhoneInput label={labels.phone} required maxLength={32} {...bind('phone')} />
      </div>
      <TextArea label={labels.remark} maxLength={2_000} rows={3} hint={hints.remark} {...bind('remark')} />
    </>
  )
}
