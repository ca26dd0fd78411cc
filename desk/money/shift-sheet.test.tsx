import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ShiftSheet } from './ShiftSheet.tsx'

const entry = { At: '2026-11-20T07:00:00.000Z', By: 'Nasrin Akter', Reverses: null, IsReversed: false }

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

  expect(text.trim()).toBe(
    [
      'Ichamoti Resort Shift report Member of staff Nasrin Akter Opened 20 Nov 2026, 08:00',
      'Closed 20 Nov 2026, 18:30, by Karim Mia By payment method Cash, 2 payments BDT 9,000',
      'Paid in / Paid out 20 Nov 2026, 13:00 · Paid in · change from the bank + BDT 1,000',
      '20 Nov 2026, 13:00 · Paid out, reversed · a taxi &lt;b&gt; − BDT 500',
      'Cash Opening float BDT 5,000 Expected BDT 15,000 Counted BDT 14,990 Difference BDT 10 short Note: given as change',
      'Signature',
    ].join(' '),
  )
})
