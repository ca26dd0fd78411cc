import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { dhakaDateTime } from '#contract/values/calendar.ts'
import { wrongFields } from '#machines/parts/site-form.ts'
import { toTaka } from '#contract/values/money.ts'
import { durationText } from '#contract/wording/format.ts'
import { poolQuote } from '#machines/pool.machine.ts'
import type { PoolField } from '#machines/pool.machine.ts'
import { WhoFields } from '#src/guests/WhoFields.tsx'
import type { InlineMessage } from '#src/lib/use-inline-message.ts'
import { Button } from '#ui/Button.tsx'
import { focusFirst } from '#ui/fields/focus-first.ts'
import { Notice } from '#ui/messages.tsx'
import type { PoolRef, PoolSnapshot } from './use-pool.ts'
import styles from './pool.module.css'
import { type OpeningHours, PoolTimes } from './PoolTimes.tsx'
import { texts } from './texts.ts'

const selectFields = (snapshot: PoolSnapshot) => snapshot.context.fields
const selectProblems = (snapshot: PoolSnapshot) => snapshot.context.problems
const selectProblem = (snapshot: PoolSnapshot) => snapshot.context.problem
const selectIsBusy = (snapshot: PoolSnapshot) => snapshot.hasTag('busy')
const selectRate = (snapshot: PoolSnapshot) => snapshot.context.rate

type PoolFormProps = {
  pool: PoolRef
  hours: OpeningHours
  message: InlineMessage | undefined
  clearMessage: () => void
}

export function PoolForm({ pool, hours, message, clearMessage }: PoolFormProps) {
  const fields = useSelector(pool, selectFields)
  const problems = useSelector(pool, selectProblems)
  const problem = useSelector(pool, selectProblem)
  const isBusy = useSelector(pool, selectIsBusy)
  const form = useRef<HTMLFormElement>(null)
  // Fixing the times begins at the first that is wrong.
  useEffect(() => {
    if (message) focusFirst(form.current, message.fields)
  }, [message])

  const change = (field: PoolField, value: string) => pool.send({ type: 'field.changed', field, value })
  const changeTime = (field: PoolField, value: string) => {
    clearMessage()
    change(field, value)
  }

  function submit() {
    clearMessage()
    pool.send({ type: 'submit.pressed', now: dhakaDateTime(Date.now()) })
    focusFirst(form.current, wrongFields(pool.getSnapshot().context.problems))
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
      <PoolTimes hours={hours} fields={fields} message={message} isReadOnly={isBusy} onChange={changeTime} />
      <WhoFields {...{ fields, problems }} labels={texts} isReadOnly={isBusy} onChange={change} />
      <PoolTotal pool={pool} />
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      <Button type="submit" isWide isBusy={isBusy}>
        {texts.submit}
      </Button>
    </form>
  )
}

const hoursFormat = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 3 })
const amountFormat = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 })

/** Hours with three decimals and the amount with two, from the moment they can be counted. */
function PoolTotal({ pool }: { pool: PoolRef }) {
  const fields = useSelector(pool, selectFields)
  const rate = useSelector(pool, selectRate)
  const quote = poolQuote(fields, rate)
  return (
    <output className={styles['total']} aria-live="polite">
      {quote ? (
        <>
          <span className={styles['row']}>
            <span>{texts.hours}</span>{' '}
            <span>{texts.hoursAndDecimals(durationText(quote.hours), hoursFormat.format(quote.hours))}</span>
          </span>
          <span className={styles['row']}>
            <span>{texts.amount}</span> <strong>BDT {amountFormat.format(toTaka(quote.paisa))}</strong>
          </span>
        </>
      ) : (
        <span className={styles['unknown']}>{texts.unknown}</span>
      )}
    </output>
  )
}
