import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { dhakaDate, dhakaDateTime } from '#contract/values/calendar.ts'
import { wrongFields } from '#machines/parts/site-form.ts'
import type { RequestField } from '#machines/request.machine.ts'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/dates/DateField.tsx'
import { focusFirst } from '#ui/fields/focus-first.ts'
import { WhoFields } from '#src/guests/WhoFields.tsx'
import { type InlineMessage, problemAt } from '#src/lib/use-inline-message.ts'
import styles from './requests.module.css'
import type { RequestRef, RequestSnapshot } from './use-request.ts'
import { texts } from './texts.ts'

const selectFields = (snapshot: RequestSnapshot) => snapshot.context.fields
const selectProblems = (snapshot: RequestSnapshot) => snapshot.context.problems
const selectIsBusy = (snapshot: RequestSnapshot) => snapshot.hasTag('busy')
const selectIsFailed = (snapshot: RequestSnapshot) => snapshot.matches('failed')

export type RequestFormProps = { request: RequestRef; message: InlineMessage | undefined; clearMessage: () => void }

export function RequestForm({ request, message, clearMessage }: RequestFormProps) {
  const fields = useSelector(request, selectFields)
  const problems = useSelector(request, selectProblems)
  const isBusy = useSelector(request, selectIsBusy)
  const isFailed = useSelector(request, selectIsFailed)
  const [today] = useState(() => dhakaDate(Date.now()))
  const form = useRef<HTMLFormElement>(null)
  // Fixing the dates begins at the first that is wrong.
  useEffect(() => {
    if (message) focusFirst(form.current, message.fields)
  }, [message])

  const change = (field: RequestField) => (value: string) => request.send({ type: 'field.changed', field, value })
  const changeDate = (field: 'start' | 'end') => (value: string) => {
    clearMessage()
    change(field)(value)
  }

  function submit() {
    clearMessage()
    request.send({ type: 'submit.pressed', now: dhakaDateTime(Date.now()) })
    focusFirst(form.current, wrongFields(request.getSnapshot().context.problems))
  }

  return (
    <form
      ref={form}
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className={styles['pair']}>
        <DateField
          label={texts.start}
          name="start"
          value={fields.start}
          min={today}
          openTo={today}
          required
          onChange={changeDate('start')}
          onUnreadable={() => changeDate('start')('')}
          {...problemAt(message, 'start')}
        />
        <DateField
          label={texts.end}
          name="end"
          value={fields.end}
          min={today}
          openTo={fields.start || today}
          required
          onChange={changeDate('end')}
          onUnreadable={() => changeDate('end')('')}
          {...problemAt(message, 'end')}
        />
      </div>
      <WhoFields
        {...{ fields, problems }}
        labels={texts}
        hints={{ persons: fields.kind === 'convention' ? texts.hallHint : texts.personsHint, remark: texts.remarkHint }}
        isReadOnly={isBusy}
        onChange={(field, value) => change(field)(value)}
      />
      <Button type="submit" isWide isBusy={isBusy}>
        {isFailed ? texts.sendAgain : texts.send}
      </Button>
    </form>
  )
}
