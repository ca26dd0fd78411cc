import type { Takings } from '#contract/money/takings.ts'
import { dhakaDateTime } from '#contract/values/calendar.ts'
import { toCsv } from '#contract/values/csv.ts'
import { entryWord } from './EntryRows.tsx'
import { texts } from './texts.ts'

const columns = [
  'What',
  'Time',
  'Receipt',
  'Booking',
  'Guest',
  'BDT',
  'Method',
  'Number',
  'By',
  'Void',
  'Reason',
  'Same number as',
]

/**
 * Payments, refunds and other cash by their time, for an accountant. A refund that was paid in cash is an entry of a till as well, and
 * stands here once.
 */
export function takingsCsv({ Payments, Refunds, Entries }: Pick<Takings, 'Payments' | 'Refunds' | 'Entries'>): string {
  const payments = Payments.map(
    ({ At, Receipt, Code, Guest, Amount, Gateway, Method, Reference, Repeats = '', By, IsReversed }) => ({
      At,
      cells: [
        'Payment',
        timeAt(At),
        Receipt,
        Code,
        Guest,
        Amount,
        Gateway === 'desk' ? Method : `${Gateway} ${Method}`,
        Reference,
        By,
        IsReversed ? 'yes' : '',
        '',
        Repeats,
      ],
    }),
  )
  const refunds = Refunds.map(({ At, Code, Guest, Amount, Method, Reference, By }) => ({
    At,
    cells: [texts.refund, timeAt(At), '', Code, Guest, -Amount, Method, Reference, By, '', '', ''],
  }))
  const entries = Entries.filter(({ RefundOf }) => RefundOf === undefined).map((entry) => ({
    At: entry.At,
    cells: [entryWord(entry), timeAt(entry.At), '', '', '', entry.Amount, 'cash', '', entry.By, '', entry.Reason, ''],
  }))
  const rows = [...payments, ...refunds, ...entries].toSorted((a, b) => a.At.localeCompare(b.At))
  return toCsv([columns, ...rows.map(({ cells }) => cells)])
}

/** On the resort's clock, as spreadsheets read it. */
function timeAt(iso: string): string {
  return dhakaDateTime(Date.parse(iso)).replace('T', ' ')
}
