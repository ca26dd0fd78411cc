import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/dates/DateField.tsx'
import { Form } from '#ui/forms/Form.tsx'
import { useToday } from '#ui/lib/clock.ts'
import { useForm } from '#ui/lib/forms/use-form.ts'
import { WhoFields } from '#src/guests/WhoFields.tsx'
import styles from './requests.module.css'
import type { RequestRef } from './use-request.ts'
import { texts } from './texts.ts'

export function RequestForm({ request }: { request: RequestRef }) {
  const { fields, bind, bindDate, frame } = useForm(request, texts.problems)
  const today = useToday()
  return (
    <Form className={styles['form']} onSubmit={frame.onSubmit}>
      <div className={styles['pair']}>
        <DateField label={texts.start} min={today} openTo={today} required {...bindDate('start')} />
        <DateField label={texts.end} min={today} openTo={fields.start || today} required {...bindDate('end')} />
      </div>
      <WhoFields
        bind={bind}
        labels={texts}
        hints={{ persons: fields.kind === 'convention' ? texts.hallHint : texts.personsHint, remark: texts.remarkHint }}
      />
      <Button type="submit" isWide isBusy={frame.isBusy}>
        {frame.problem === undefined ? texts.send : texts.sendAgain}
      </Button>
    </Form>
  )
}
