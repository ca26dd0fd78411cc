import type { Shift } from '#contract/money/till.ts'
import { formatTaka } from '#contract/wording/format.ts'
import { Button } from '#ui/Button.tsx'
import { plainText } from '../guests/plain-text.ts'
import { texts as common } from '../texts.ts'
import { Sums } from '../parts/Sums.tsx'
import { EntryRows } from './EntryRows.tsx'
import { differenceText } from './money-words.ts'
import { PrintSheet } from './ShiftSheet.tsx'
import { countRows, methodRows, receiptRows } from './sum-rows.ts'
import styles from './money.module.css'
import { texts } from './texts.ts'

type ShiftRowProps = {
  shift: Shift
  /** Unset where the member may not close it, or it is closed. */
  onClose: (() => void) | undefined
}

/** A shift of a day: whose, until when, what it lacked; and behind that, what was taken in it and how it was counted. */
export function ShiftRow({ shift, onClose }: ShiftRowProps) {
  const { By, OpenedAt, ClosedAt, ClosedBy, Expected, Counted, Note } = shift
  const isCounted = ClosedAt !== null && Expected !== null && Counted !== null
  const end = ClosedAt === null ? texts.open : common.moment(ClosedAt)
  return (
    <li>
      <span>
        {By}
        <small>
          {common.moment(OpenedAt)} – {ClosedBy === '' ? end : texts.closedBy(end, ClosedBy)}
        </small>
        {Note !== '' && <bdi>{plainText(Note)}</bdi>}
      </span>
      {isCounted && <strong>{Counted === Expected ? texts.exact : differenceText(Counted - Expected)}</strong>}
      {onClose && (
        <Button kind="outlined" aria-label={texts.closeShiftOf(By)} onClick={onClose}>
          {texts.closeShift}
        </Button>
      )}
      <details className={styles['details']}>
        <summary>
          {texts.details}
          <span className="visually-hidden">: {`${By}, ${common.moment(OpenedAt)}`}</span>
        </summary>
        <ShiftDetails shift={shift} />
        {isCounted && (
          <div className={styles['buttons']}>
            <PrintSheet shift={{ ...shift, ClosedAt, Expected, Counted, Times: shift.Counts.length }} isOneOfMany />
          </div>
        )}
      </details>
    </li>
  )
}

function ShiftDetails({ shift: { Float, ByMethod, Payments, Entries, Expected, Counted, Counts } }: { shift: Shift }) {
  const result =
    Expected === null || Counted === null ? [] : countRows({ Expected, Counted, Difference: Counted - Expected })
  return (
    <>
      <Sums
        rows={[
          { name: texts.openingFloat, sum: formatTaka(Float) },
          ...methodRows(ByMethod),
          ...receiptRows(Payments),
          ...result,
        ]}
      />
      {Entries.length > 0 && <h4>{texts.entries}</h4>}
      <EntryRows entries={Entries} />
      {Counts.length > 0 && <h4>{texts.counts(Counts.length)}</h4>}
      <ul>
        {Counts.map((count, index) => (
          <li key={`${count.At} ${index}`}>
            {texts.countOf(common.moment(count.At), formatTaka(count.Counted), differenceText(count.Difference))}
          </li>
        ))}
      </ul>
    </>
  )
}
