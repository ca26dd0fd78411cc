import type { Shift } from '#contract/money/till.ts'
import { formatTaka } from '#contract/wording/format.ts'
import { methodName, methodNames } from '#contract/wording/payment-words.ts'
import { brand } from '../brand.ts'
import { plainText } from '../guests/plain-text.ts'
import { PrintButton } from '../parts/PrintButton.tsx'
import { texts as common } from '../texts.ts'
import { entryWord } from './EntryRows.tsx'
import { differenceText, entryReason, signedTaka } from './money-words.ts'
import styles from './sheet.module.css'
import { receiptRows } from './sum-rows.ts'
import { texts } from './texts.ts'

type ClosedShift = Pick<
  Shift,
  'By' | 'OpenedAt' | 'ClosedBy' | 'Float' | 'ByMethod' | 'Payments' | 'Entries' | 'Note'
> & {
  ClosedAt: string
  /** How often it was counted, where that was read. */
  Times?: number
  Expected: number
  Counted: number
}

type PrintSheetProps = {
  shift: ClosedShift
  /** Whether other shifts are listed, so that the button names it. */
  isOneOfMany?: boolean
}

/** Prints the report of a shift that is closed, to be signed and filed with the cash. */
export function PrintSheet({ shift, isOneOfMany = false }: PrintSheetProps) {
  return (
    <PrintButton
      label={isOneOfMany ? texts.print : texts.printSheet}
      {...(isOneOfMany && { title: texts.printSheetOf(shift.By, common.moment(shift.OpenedAt)) })}
    >
      <ShiftSheet shift={shift} resort={brand()} />
    </PrintButton>
  )
}

/** Black on white, on one page as long as the entries fit. */
export function ShiftSheet({ shift, resort }: { shift: ClosedShift; resort: string }) {
  const {
    By,
    OpenedAt,
    ClosedAt,
    ClosedBy,
    Float,
    ByMethod,
    Payments,
    Entries,
    Expected,
    Counted,
    Note,
    Times = 0,
  } = shift
  const voided = Payments.filter(({ IsReversed }) => IsReversed)
  const closedAt = common.moment(ClosedAt)
  const facts = [
    [texts.member, By],
    [texts.openedAt, common.moment(OpenedAt)],
    [texts.closedAt, ClosedBy === '' ? closedAt : texts.closedBy(closedAt, ClosedBy)],
  ]
  const results = [
    [texts.openingFloat, formatTaka(Float)],
    [texts.expected, formatTaka(Expected)],
    [texts.counted, formatTaka(Counted)],
    [texts.difference, differenceText(Counted - Expected)],
    ...(Times > 1 ? [[texts.counts(Times), '']] : []),
  ]
  return (
    <article className={styles['sheet']}>
      <header>
        <p className={styles['resort']}>{resort}</p>
        <h1>{texts.sheet}</h1>
      </header>
      <Facts rows={facts} />
      <h2>{texts.byMethod}</h2>
      {ByMethod.length === 0 && <p>{texts.noPayments}</p>}
      <Facts
        rows={ByMethod.map(({ Method, Amount, Count }) => [
          `${methodName(Method)}, ${texts.payments(Count)}`,
          formatTaka(Amount),
        ])}
      />
      <Facts rows={receiptRows(Payments).map(({ name, sum }) => [name, sum])} />
      {voided.length > 0 && <h2>{texts.voidedReceipts}</h2>}
      <ul>
        {voided.map(({ Receipt, Code, Amount, Method, Number, At }) => (
          <li key={Receipt}>
            <s>{[Receipt, Code, methodName(Method), Number, formatTaka(Amount)].filter(Boolean).join(' · ')}</s>,{' '}
            {common.moment(At)}
          </li>
        ))}
      </ul>
      {Entries.length > 0 && <h2>{texts.entries}</h2>}
      <Facts
        rows={Entries.toSorted((a, b) => a.Id - b.Id).map((entry) => [
          [common.moment(entry.At), entryWord(entry), plainText(entryReason(entry))].join(' · '),
          signedTaka(entry.Amount),
        ])}
      />
      <h2>{methodNames.cash}</h2>
      <Facts rows={results} />
      {Note !== '' && (
        <p>
          {texts.noteOnSheet} <bdi>{plainText(Note)}</bdi>
        </p>
      )}
      <p className={styles['signature']}>{texts.signature}</p>
    </article>
  )
}

function Facts({ rows }: { rows: readonly (readonly string[])[] }) {
  return (
    <dl>
      {rows.map(([name = '', value = ''], index) => (
        <div key={`${name} ${index}`}>
          <dt>
            <bdi>{name}</bdi>
          </dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
