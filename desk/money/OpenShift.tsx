import { Link } from 'react-router-dom'
import type { Till } from '#contract/money/till.ts'
import { formatTaka } from '#contract/wording/format.ts'
import { methodName } from '#contract/wording/payment-words.ts'
import { Button } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { Notice } from '#ui/messages.tsx'
import { GuestName } from '../guests/guest.tsx'
import { texts as common } from '../texts.ts'
import { Sums } from '../parts/Sums.tsx'
import { EntryRows } from './EntryRows.tsx'
import { methodRows, receiptRows } from './sum-rows.ts'
import styles from './money.module.css'
import { texts } from './texts.ts'
import type { TillActors } from './use-till.ts'
import { Sum } from '#ui/values.tsx'

type OpenShiftProps = { actors: TillActors; shift: Till }

/** What was taken so far, and what can be done in the shift. */
export function OpenShift({ actors: { entry, voiding, reversal, closing }, shift }: OpenShiftProps) {
  const { OpenedAt, Float, IsTooOld, Payments, ByMethod, Entries } = shift
  return (
    <>
      <p>{texts.since(common.moment(OpenedAt), formatTaka(Float))}</p>
      {IsTooOld && <Notice kind="warning">{texts.tooOld}</Notice>}
      <Sums rows={[...methodRows(ByMethod), ...receiptRows(Payments)]} />
      <h3>{texts.taken}</h3>
      {Payments.length === 0 && <p className={styles['note']}>{texts.noneTaken}</p>}
      <ul className={styles['rows']}>
        {Payments.map((payment) => (
          <PaymentRow
            key={payment.Receipt}
            payment={payment}
            onVoid={() => voiding.send({ type: 'dialog.opened', subject: payment })}
          />
        ))}
      </ul>
      {Entries.length > 0 && <h3>{texts.entries}</h3>}
      <EntryRows entries={Entries} onReverse={(one) => reversal.send({ type: 'dialog.opened', subject: one })} />
      <div className={styles['buttons']}>
        <Button
          kind="outlined"
          disabled={IsTooOld}
          onClick={() => entry.send({ type: 'dialog.opened', subject: null })}
        >
          {texts.entries}
        </Button>
        {/* Until it is too old, closing it ends the day and is not what is pressed next. */}
        <Button kind={IsTooOld ? 'filled' : 'outlined'} onClick={() => closing.send({ type: 'dialog.opened', shift })}>
          {texts.closeShift}
        </Button>
      </div>
    </>
  )
}

function PaymentRow({ payment, onVoid }: { payment: Till['Payments'][number]; onVoid: () => void }) {
  const { Receipt, Code, Guest, Amount, Method, Number, At, IsReversed, IsReversible } = payment
  const note = IsReversed ? texts.voided : IsReversible ? '' : texts.notVoidable
  return (
    <li className={classes(IsReversed && styles['struck'])}>
      <span>
        <Link to={`/orders/${Code}`}>
          <GuestName name={Guest} />
        </Link>
        <small>
          {[Receipt, methodName(Method), Number, common.moment(At), note].filter((part) => part !== '').join(' · ')}
        </small>
      </span>
      <strong>
        <Sum taka={Amount} />
      </strong>
      {IsReversible && (
        <Button kind="text" aria-label={texts.voidOf(Receipt)} onClick={onVoid}>
          {texts.void}
        </Button>
      )}
    </li>
  )
}
