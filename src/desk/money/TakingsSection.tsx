import { Download } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { readTakings, type Takings } from '#contract/desk/money.ts'
import { dhakaDate } from '#contract/values/calendar.ts'
import { Button } from '#src/ui/Button.tsx'
import { DateField } from '#src/ui/dates/DateField.tsx'
import { formatTaka } from '#src/ui/format-taka.ts'
import { Spinner } from '#src/ui/loading.tsx'
import { Notice } from '#src/ui/messages.tsx'
import { GuestName } from '../guests/guest.tsx'
import { useDeskReading } from '../session/use-desk-call.ts'
import { texts as common } from '../texts.ts'
import { download, toCsv } from './csv.ts'
import { methodName, signedTaka } from './money-words.ts'
import styles from './money.module.css'
import { texts } from './texts.ts'

/** What all took on a day, and what their tills lacked. `changes` counts what was done in one's own shift: then it is read anew. */
export function TakingsSection({ changes }: { changes: number }) {
  const [day, setDay] = useState(() => dhakaDate(Date.now()))
  return (
    <>
      <DateField
        label={texts.day}
        required
        value={day}
        openTo={day}
        onChange={(next) => {
          if (next !== '') setDay(next)
        }}
      />
      <TakingsOf key={`${day} ${changes}`} day={day} />
    </>
  )
}

function TakingsOf({ day }: { day: string }) {
  const { data, problem } = useDeskReading(readTakings, { query: { Date: day } })
  if (problem !== undefined) return <Notice kind="error">{problem}</Notice>
  if (!data) return <Spinner />
  return (
    <>
      <DaysTakings takings={data} />
      {data.Payments.length > 0 && (
        <div className={styles['buttons']}>
          <Button kind="outlined" onClick={() => download(`payments-${day}.csv`, toCsv(rowsOf(data)))}>
            <Download size={16} aria-hidden="true" />
            {texts.download}
          </Button>
        </div>
      )}
    </>
  )
}

function DaysTakings({ takings: { ByMethod, Refunded, Payments, Shifts } }: { takings: Takings }) {
  return (
    <>
      {ByMethod.length === 0 && <p className={styles['note']}>{texts.noTakings}</p>}
      <dl className={styles['sums']}>
        {ByMethod.map(({ Method, Amount, Count }) => (
          <div key={Method}>
            <dt>
              {methodName(Method)} <small>{texts.payments(Count)}</small>
            </dt>
            <dd>{formatTaka(Amount)}</dd>
          </div>
        ))}
        {Refunded > 0 && (
          <div>
            <dt>{texts.refunded}</dt>
            <dd>{signedTaka(-Refunded)}</dd>
          </div>
        )}
      </dl>
      <ul className={styles['rows']}>
        {Payments.map(({ At, Receipt, Code, Guest, Amount, Method, By, IsReversed }) => (
          <li key={Receipt} className={IsReversed ? styles['reversed'] : undefined}>
            <span>
              <Link to={`/orders/${Code}`}>
                <GuestName name={Guest} />
              </Link>
              <small>
                {[Receipt, methodName(Method), By, common.moment(At), IsReversed ? texts.isReversed : '']
                  .filter((part) => part !== '')
                  .join(' · ')}
              </small>
            </span>
            <strong>{formatTaka(Amount)}</strong>
          </li>
        ))}
      </ul>
      <h3>{texts.shifts}</h3>
      {Shifts.length === 0 && <p className={styles['note']}>{texts.noShifts}</p>}
      <ul className={styles['rows']}>
        {Shifts.map(({ By, OpenedAt, ClosedAt, Expected, Counted, Note }) => (
          <li key={`${By} ${OpenedAt}`}>
            <span>
              {By}
              <small>
                {common.moment(OpenedAt)} – {ClosedAt === null ? texts.open : common.moment(ClosedAt)}
                {Note !== '' && ` · ${Note}`}
              </small>
            </span>
            {Expected !== null && Counted !== null && (
              <strong>{Counted === Expected ? texts.exact : texts.lacks(signedTaka(Counted - Expected))}</strong>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

const columns = ['Receipt', 'Time', 'Booking', 'Guest', 'BDT', 'Method', 'Reference', 'Taken by', 'Taken back'] as const

function rowsOf({ Payments }: Takings): (string | number)[][] {
  return [
    [...columns],
    ...Payments.map(({ Receipt, At, Code, Guest, Amount, Gateway, Method, Reference, By, IsReversed }) => [
      Receipt,
      At,
      Code,
      Guest,
      Amount,
      Gateway === 'desk' ? Method : `${Gateway} ${Method}`,
      Reference,
      By,
      IsReversed ? 'yes' : '',
    ]),
  ]
}
