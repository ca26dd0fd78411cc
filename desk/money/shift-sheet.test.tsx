import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ShiftPayment } from '#contract/money/till.ts'
import { ShiftSheet } from './ShiftSheet.tsx'

const entry = { At: '2026-11-20T07:00:00.000Z', By: 'Nasrin Akter', Reverses: null, IsReversed: false }

const receipt: ShiftPayment = {
  At: '2026-11-20T06:10:00.000Z',
  Receipt: 'R-2026-000001',
  Code: 'K7Q2MX9T',
  Guest: 'Salma Karim',
  Amount: 4_500,
  Method: 'cash',
  Number: '',
  IsReversed: false,
}

test('the report of a shift has all that is signed for, with its cash in the order of the day', () => {
  const html = renderToStaticMarkup(
    <ShiftSheet
      resort="Ichamoti Resort"
      shift={{
        By: 'Nasrin Akter',
        OpenedAt: '2026-11-20T02:00:00.000Z',
        ClosedAt: '2026-11-20T12:30:00.000Z',
        ClosedBy: 'Karim Mia',
        Float: 5_000,
        ByMethod: [{ Method: 'cash', Amount: 9_000, Count: 2 }],
        Payments: [
          { ...receipt, Receipt: 'R-2026-000003' },
          { ...receipt, Receipt: 'R-2026-000002', Amount: 10_000, IsReversed: true },
          { ...receipt, Receipt: 'R-2026-000001' },
        ],
        Times: 2,
        Entries: [
          { ...entry, Id: 2, Amount: -500, Reason: 'a taxi <b>', IsReversed: true },
          { ...entry, Id: 1, Amount: 1_000, Reason: 'change from the bank' },
        ],
        Expected: 15_000,
        Counted: 14_990,
        Note: 'given as change',
      }}
    />,
  )
  const text = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

  expect(html).toContain('<s>R-2026-000002')
  expect(text.trim()).toBe(
    [
      'Ichamoti Resort Shift report Member of staff Nasrin Akter Opened 20 Nov 2026, 08:00',
      'Closed 20 Nov 2026, 18:30, by Karim Mia By payment method Cash, 2 payments BDT 9,000',
      '3 receipts R-2026-000001 to R-2026-000003 Voided 1 BDT 10,000',
      'Voided receipts R-2026-000002 · K7Q2MX9T · Cash · BDT 10,000 , 20 Nov 2026, 12:10',
      'Paid in / Paid out 20 Nov 2026, 13:00 · Paid in · change from the bank + BDT 1,000',
      '20 Nov 2026, 13:00 · Paid out, reversed · a taxi &lt;b&gt; − BDT 500',
      'Cash Opening float BDT 5,000 Expected BDT 15,000 Counted BDT 14,990 Difference BDT 10 short Counted 2 times Note: given as change',
      'Signature',
    ].join(' '),
  )
})
