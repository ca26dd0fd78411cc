import { useSelector } from '@xstate/react'
import { toTaka } from '#contract/values/money.ts'
import { durationText } from '#contract/wording/format.ts'
import { poolQuote } from '#machines/pool.machine.ts'
import { WhoFields } from '#src/guests/WhoFields.tsx'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/forms/Form.tsx'
import { unbroken } from '#contract/wording/format.ts'
import { useForm } from '#ui/lib/forms/use-form.ts'
import { Notice } from '#ui/messages.tsx'
import type { PoolRef, PoolSnapshot } from './use-pool.ts'
import styles from './pool.module.css'
import { type OpeningHours, PoolTimes } from './PoolTimes.tsx'
import { texts } from './texts.ts'

const selectFields = (snapshot: PoolSnapshot) => snapshot.context.fields
const selectRate = (snapshot: PoolSnapshot) => snapshot.context.rate

export function PoolForm({ pool, hours }: { pool: PoolRef; hours: OpeningHours }) {
  const { frame, ...form } = useForm(pool, texts.problems)
  return (
    <Form className={styles['form']} onSubmit={frame.onSubmit}>
      <PoolTimes hours={hours} form={form} />
      <WhoFields bind={form.bind} labels={texts} />
      <PoolTotal pool={pool} />
      {frame.problem !== undefined && <Notice kind="error">{frame.problem}</Notice>}
      <Button type="submit" isWide isBusy={frame.isBusy}>
        {texts.submit}
      </Button>
    </Form>
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
            <span>{texts.amount}</span> <strong>{unbroken(`BDT ${amountFormat.format(toTaka(quote.paisa))}`)}</strong>
          </span>
        </>
      ) : (
        <span className={styles['unknown']}>{texts.unknown}</span>
      )}
    </output>
  )
}
