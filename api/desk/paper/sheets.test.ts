import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Sheet } from '#contract/desk/paper.ts'
import { quoteOf } from '#contract/values/money.ts'
import type { BilledOrder } from './billed-order.ts'
import { folioOf, invoiceOf } from './sheets.ts'

const resort = { brand: 'Ichamoti', tagline: '', address: '', phone: '', email: '', bin: '', checkIn: '', checkOut: '' }
const at = new Date('2026-11-20T06:00:00Z')
const paisa = fc.integer({ min: 1, max: 5_000_000 })

/** An order of some lines, extras and discounts, of which a part was paid and a part of that went back. */
const anOrder = fc
  .record({
    lines: fc.array(paisa, { minLength: 1, maxLength: 4 }),
    extras: fc.array(paisa, { maxLength: 3 }),
    off: fc.integer({ min: 0, max: 100 }),
    paidShare: fc.integer({ min: 0, max: 120 }),
    backShare: fc.integer({ min: 0, max: 100 }),
    isOver: fc.boolean(),
  })
  .map(({ lines, extras, off, paidShare, backShare, isOver }): BilledOrder => {
    const gross = [...lines, ...extras].reduce((sum, amount) => sum + amount, 0)
    const discount = -Math.floor((gross * off) / 101)
    const { roomCharge: amount, tax, payable } = quoteOf(gross + discount)
    const paid = Math.floor((payable * paidShare) / 100)
    const back = Math.floor((paid * backShare) / 100)
    const charge = { orderCode: '', label: 'x', quantity: 1, by: 1, addedAt: at }
    return {
      code: '0123456789AB',
      type: 'Room',
      status: isOver ? 'Completed' : 'Confirmed',
      guest: 'Salma Rahman',
      phone: '',
      arrival: '2026-12-01',
      departure: '2026-12-03',
      lines: lines.map((price) => ({
        name: 'Rania House',
        type: 'ROOM',
        arrival: '2026-12-01',
        departure: '2026-12-03',
        quantity: 1,
        price,
      })),
      charges: [
        ...extras.map((sum, no) => ({ ...charge, no, kind: 'extra' as const, amount: sum })),
        ...(discount < 0 ? [{ ...charge, no: 99, kind: 'discount' as const, amount: discount }] : []),
      ],
      visit: undefined,
      amount,
      tax,
      payable,
      paid,
      due: isOver ? 0 : Math.max(0, payable - paid + back),
      payments: [],
      refunds: back > 0 ? [{ at, amount: back, cause: 'goodwill', state: 'refunded' }] : [],
    }
  })

/** What a sheet shows, as paisa. */
const paisaOf = (text: string) => Math.round(Number(text.replace('−', '-').replaceAll(/[^\d.-]/g, '')) * 100)
const sumsOf = ({ Sums }: Sheet) => new Map(Sums.map(({ Name, Value }) => [Name, paisaOf(Value)]))
const columnOf = ({ Tables: [table] }: Sheet, column: number) =>
  (table?.Rows ?? []).reduce((sum, cells) => sum + paisaOf(cells[column] ?? ''), 0)

test('whatever was booked, paid and given back, a folio adds up to what is due, to the paisa', () => {
  fc.assert(
    fc.property(anOrder, (order) => {
      const folio = folioOf(order, resort, at)
      const sums = sumsOf(folio)
      const of = (name: string) => sums.get(name) ?? 0

      expect(columnOf(folio, 2)).toBe(order.amount)
      expect(of('Charges') + of('Discounts') + of('VAT 15 %')).toBe(of('Total'))
      expect(of('Total') + of('Paid') + of('Refunded') + of('Written off') + of('Paid too much')).toBe(of('Due'))
    }),
    { numRuns: 1_000 },
  )
})

test('the lines of an invoice add up to its value, its tax and its total', () => {
  fc.assert(
    fc.property(anOrder, (order) => {
      const invoice = invoiceOf(order, resort, { number: 'M63-1', at, buyer: { name: '', bin: '', address: '' } })

      expect([2, 4, 5].map((column) => columnOf(invoice, column))).toEqual([order.amount, order.tax, order.payable])
    }),
    { numRuns: 1_000 },
  )
})
