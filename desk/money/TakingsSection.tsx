import { Download } from 'lucide-react'
import { useState } from 'react'
import { readTakings, type Takings } from '#contract/money/takings.ts'
import { formatTaka } from '#contract/wording/format.ts'
import { Button } from '#ui/Button.tsx'
import { useToday } from '#ui/lib/clock.ts'
import { DayField } from '../parts/DayField.tsx'
import { ReadingState } from '../parts/Page.tsx'
import { type SumRow, Sums } from '../parts/Sums.tsx'
import { useCan } from '../session/use-desk.ts'
import { useDeskReading } from '../session/use-desk-call.ts'
import { CloseShiftOfDialog, useCloseShiftOf } from './CloseShiftOf.tsx'
import { DayRows, PaymentRows, RefundRows } from './CollectedRows.tsx'
import { download } from './download.ts'
import { EntryRows } from './EntryRows.tsx'
import { signedTaka, sumText } from './money-words.ts'
import { ShiftRow } from './ShiftRow.tsx'
import { methodRows } from './sum-rows.ts'
import { takingsCsv } from './takings-csv.ts'
import { beginningOn, endingOn, monthBefore, monthUntil, oneDay, type TakingsSpan } from './takings-span.ts'
import styles from './money.module.css'
import { texts } from './texts.ts'

type TakingsSectionProps = {
  /** Counts what was done in one's own shift: then it is read again. */
  changes: number
  /** One's own open shift, which is closed in its own section. */
  ownShiftId: number | undefined
}

/** What all took on some days, and what their cash drawers lacked. */
export function TakingsSection({ changes, ownShiftId }: TakingsSectionProps) {
  const today = useToday()
  const [span, setSpan] = useState(() => oneDay(today))
  const { from, to } = span
  return (
    <>
      <div className={styles['span']}>
        <DayField label={texts.from} day={from} onDay={(day) => setSpan(beginningOn(day, span))} />
        <DayField label={texts.to} day={to} onDay={(day) => setSpan(endingOn(day, span))} />
      </div>
      <div className={styles['buttons']}>
        <Button kind="outlined" onClick={() => setSpan(monthUntil(today))}>
          {texts.thisMonth}
        </Button>
        <Button kind="outlined" onClick={() => setSpan(monthBefore(today))}>
          {texts.lastMonth}
        </Button>
      </div>
      <TakingsOf
        key={`${from} ${to} ${changes}`}
        span={span}
        onDay={(day) => setSpan(oneDay(day))}
        ownShiftId={ownShiftId}
      />
    </>
  )
}

type TakingsOfProps = { span: TakingsSpan; onDay: (day: string) => void; ownShiftId: number | undefined }

function TakingsOf({ span: { from, to }, onDay, ownShiftId }: TakingsOfProps) {
  const reading = useDeskReading(readTakings, { query: { From: from, To: to } })
  const { data, problem, reload } = reading
  const mayClose = useCan('till.closeAny')
  const closing = useCloseShiftOf(reload)
  if (!data || problem !== undefined) return <ReadingState reading={reading} />
  const { ByDay, Payments, Refunds, Entries, Shifts } = data
  const isOneDay = from === to
  return (
    <>
      {Payments.length + Refunds.length === 0 && <p className={styles['note']}>{texts.noTakings}</p>}
      <Sums rows={takingsRows(data)} />
      {isOneDay ? <Movements takings={data} /> : <DayRows days={ByDay} onDay={onDay} />}
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
      {Payments.length + Refunds.length + Entries.length > 0 && (
        <div className={styles['buttons']}>
          <Button kind="outlined" onClick={() => download(fileName(from, to), takingsCsv(data))}>
            <Download size={16} aria-hidden="true" />
            {texts.download}
          </Button>
        </div>
      )}
      <CloseShiftOfDialog closing={closing} />
    </>
  )
}

/** Sums by method and in all, and what is left after refunds. */
function takingsRows({ ByMethod, Taken, Refunded, Net }: Takings): SumRow[] {
  const back = [
    { name: texts.refunded, sum: signedTaka(-Refunded) },
    { name: texts.net, sum: sumText(Net) },
  ]
  const all = { name: texts.collected, sum: formatTaka(Taken) }
  return Taken + Refunded === 0 ? [] : [...methodRows(ByMethod), all, ...(Refunded > 0 ? back : [])]
}

/** Everything that a day moved. */
function Movements({ takings: { Payments, Refunds, Entries } }: { takings: Takings }) {
  return (
    <>
      {Payments.length > 0 && (
        <>
          <h3>{texts.taken}</h3>
          <PaymentRows payments={Payments} />
        </>
      )}
      {Refunds.length > 0 && (
        <>
          <h3>{texts.refunds}</h3>
          <RefundRows refunds={Refunds} />
        </>
      )}
      {Entries.length > 0 && (
        <>
          <h3>{texts.entries}</h3>
          <EntryRows entries={Entries} hasNames />
        </>
      )}
    </>
  )
}

function fileName(from: string, to: string): string {
  return from === to ? `collection-${from}.csv` : `collection-${from}-to-${to}.csv`
}
