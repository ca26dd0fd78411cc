import { expect, test } from 'vitest'
import { takingsCsv } from './takings-csv.ts'

const payment = {
  At: '2026-11-20T18:05:00.000Z',
  Receipt: 'R-2026-000002',
  Code: 'ABCDEFGHJKMN',
  Guest: 'Salma Rahman',
  Amount: 1_500,
  Gateway: 'desk',
  Method: 'bkash',
  Reference: '8N7A6D5EE7',
  Repeats: 'R-2026-000001',
  By: 'Nasrin Akter',
  IsReversed: true,
}
const taxi = {
  Id: 1,
  At: '2026-11-20T06:00:00.000Z',
  By: 'Nasrin Akter',
  Amount: -500,
  Reason: 'a taxi',
  Reverses: null,
  IsReversed: false,
}

const refund = {
  At: '2026-11-20T07:00:00.000Z',
  Code: 'ABCDEFGHJKMN',
  Guest: 'Salma Rahman',
  Amount: 250,
  Method: 'cash',
  Reference: '',
  By: 'Karim Mia',
}
const paidOut = { ...taxi, Id: 2, Amount: -250, Reason: '', RefundOf: 'ABCDEFGHJKMN' }

test('payments, refunds and other cash are a file by time on the resort’s clock, and what was refunded in cash is in it once', () => {
  const csv = takingsCsv({ Payments: [payment], Refunds: [refund], Entries: [taxi, paidOut] })

  expect(csv.split('\r\n').slice(1)).toEqual([
    'Paid out,2026-11-20 12:00,,,,-500,cash,,Nasrin Akter,,a taxi,',
    'Refund,2026-11-20 13:00,,ABCDEFGHJKMN,Salma Rahman,-250,cash,,Karim Mia,,,',
    'Payment,2026-11-21 00:05,R-2026-000002,ABCDEFGHJKMN,Salma Rahman,1500,bkash,8N7A6D5EE7,Nasrin Akter,yes,,R-2026-000001',
    '',
  ])
})
