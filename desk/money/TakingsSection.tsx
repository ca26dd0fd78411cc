import { Download } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { readTakings, type Takings } from '#contract/desk/money.ts'
import { methodName } from '#contract/wording/payment-words.ts'
import { Button } from '#ui/Button.tsx'
import { today } from '#ui/lib/clock.ts'
import { DayField } from '../parts/DayField.tsx'
import { ReadingState } from '../parts/Page.tsx'
import { GuestName } from '../guests/guest.tsx'
import { useCan } from '../session/use-desk.ts'
import { useDeskReading } from '../session/use-desk-call.ts'
import { texts as common } from '../texts.ts'
import { Sums } from '../parts/Sums.tsx'
import { CloseShiftOfDialog, useCloseShiftOf } from './CloseShiftOf.tsx'
import { download } from './csv.ts'
import { EntryRows } from './EntryRows.tsx'
import { signedTaka } from './money-words.ts'
import { ShiftRow } from './ShiftRow.tsx'
import { methodRows } from './sum-rows.ts'
import { takingsCsv } from './takings-csv.ts'
import styles from './money.module.css'
import { texts } from './texts.ts'
import { Sum } from '#ui/values.tsx'

type TakingsSectionProps = {
  /** Counts what was done in one's own shift: then it is read again. */
  changes: number
  /** One's own open shift, which is closed in its own section. */
  ownShiftId: number | undefined
}

/** What all took on a day, and what their cash drawers lacked. */
export function TakingsSection({ changes, ownShiftId }: TakingsSectionProps) {
  const [day, setDay] = useState(today)
  return (
    <>
      <DayField label={texts.day} day={day} onDay={setDay} />
      <TakingsOf key={`${day} ${changes}`} day={day} ownShiftId={ownShiftId} />
    </>
  )
}

function TakingsOf({ day, ownShiftId }: { day: string; ownShiftId: number | undefined }) {
  const reading = useDeskReading(readTakings, { query: { Date: day } })
  const { data, problem, reload } = reading
  const mayClose = useCan('till.closeAny')
  const closing = useCloseShiftOf(reload)
  if (!data || problem !== undefined) return <ReadingState reading={reading} />
  const { ByMethod, Refunded, Payments, Entries, Shifts } = data
  const refunds = Refunded > 0 ? [{ name: texts.refunded, sum: signedTaka(-Refunded) }] : []
  return (
    <>
      {ByMethod.length === 0 && <p className={styles['note']}>{texts.noTakings}</p>}
      <Sums rows={[...methodRows(ByMethod), ...refunds]} />
      {Payments.length > 0 && <h3>{texts.taken}</h3>}
      <PaymentRows payments={Payments} />
      {Entries.length > 0 && <h3>{texts.entries}</h3>}
      <EntryRows entries={Entries} hasNames />
      <h3>{texts.shifts}</h3>
      {Shifts.length === 0 && <p className={styles['note']}>{texts.noShifts}</p>}
      <ul className={styles['rows']}>
        {Shifts.map((shift) => (
          <ShiftRow
            key={shift.Id}
            shift={shift}
            onClose={
              mayClose && shift.ClosedAt === null && shift.Id !== ownShiftId
                ? () => closing.send({ type: 'dialog.opened', shift })
                : undefined
            }
          />
        ))}
      </ul>
      {(Payments.length > 0 || Entries.length > 0) && (
        <div className={styles['buttons']}>
          <Button kind="outlined" onClick={() => download(`collection-${day}.csv`, takingsCsv(data))}>
            <Download size={16} aria-hidden="true" />
            {texts.download}
          </Button>
        </div>
      )}
      <CloseShiftOfDialog closing={closing} />
    </>
  )
}

function PaymentRows({ payments }: { payments: Takings['Payments'] }) {
  return (
    <ul className={styles['rows']}>
      {payments.map(({ At, Receipt, Code, Guest, Amount, Method, Reference, Repeats, By, IsReversed }) => (
        <li key={Receipt} className={IsReversed ? styles['struck'] : undefined}>
          <span>
            <Link to={`/orders/${Code}`}>
              <GuestName name={Guest} />
            </Link>
            <small>
              {[Receipt, methodName(Method), Reference, By, common.moment(At), IsReversed ? texts.voided : '']
                .filter((part) => part !== '')
                .join(' · ')}
            </small>
            {Repeats !== undefined && <small className={styles['repeats']}>{texts.repeats(Repeats)}</small>}
          </span>
          <strong>
            <Sum taka={Amount} />
          </strong>
        </li>
      ))}
    </ul>
  )
}
