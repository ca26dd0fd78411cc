import type { Takings } from '#contract/desk/money.ts'
import { dhakaDateTime } from '#contract/values/calendar.ts'
import { toCsv } from './csv.ts'
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

/** Payments and other cash of a day by their time, and what was refunded in all, for an accountant. */
export function takingsCsv({ Payments, Entries, Refunded }: Takings): string {
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
  const entries = Entries.map((entry) => ({
    At: entry.At,
    cells: [entryWord(entry), timeAt(entry.At), '', '', '', entry.Amount, 'cash', '', entry.By, '', entry.Reason, ''],
  }))
  const rows = [...payments, ...entries].toSorted((a, b) => a.At.localeCompare(b.At)).map(({ cells }) => cells)
  const refunds = Refunded > 0 ? [[texts.refunded, '', '', '', '', -Refunded, '', '', '', '', '', '']] : []
  return toCsv([columns, ...rows, ...refunds])
}

/** On the resort's clock, as spreadsheets read it. */
function timeAt(iso: string): string {
  return dhakaDateTime(Date.parse(iso)).replace('T', ' ')
}
