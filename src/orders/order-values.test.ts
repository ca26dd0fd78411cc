import { expect, test } from 'vitest'
import { canBeCancelled, dueOf, durationOf, payabilityOf, showTk } from './order-values.ts'

const stay = { Night: 2, Duration: 0, ReservationDate: '2026-12-01', ReleaseDate: '2026-12-03' }

test('a stay lasts nights, a hall lasts days with the last one counted, a pool lasts hours and minutes', () => {
  expect(durationOf({ ...stay, Type: 'Room' })).toBe('2 Night')
  expect(durationOf({ ...stay, Type: 'Hall' })).toBe('3 Day')
  expect(durationOf({ ...stay, Type: 'Package' })).toBe('3 Day')
  expect(durationOf({ ...stay, Type: 'Pool', Duration: 1.5 })).toBe('1 hour 30 min')
  expect(durationOf({ ...stay, Type: 'Pool', Duration: 2 })).toBe('2 hours')
  expect(durationOf({ ...stay, Type: 'Pool', Duration: 0.5 })).toBe('30 min')
})

test('what the API allows is offered, of an unpaid order only while its nights are held', () => {
  const held = { Status: 'Pending', CanPay: true, CanCancel: true } as const

  expect([payabilityOf(held, true), canBeCancelled(held, true)]).toEqual(['again', true])
  expect([payabilityOf(held, false), canBeCancelled(held, false)]).toEqual(['none', false])
})

test('the balance of a confirmed order is offered for payment if the API allows it', () => {
  const order = { Status: 'Confirmed', CanPay: true, CanCancel: true } as const

  expect([payabilityOf(order, false), canBeCancelled(order, false)]).toEqual(['due', true])
  expect(payabilityOf({ ...order, CanPay: false }, false)).toBe('none')
  expect(canBeCancelled({ ...order, CanCancel: false }, false)).toBe(false)
})

test('nothing is due of a cancelled order', () => {
  expect(dueOf({ Status: 'Cancelled', PayableAmount: 100, Paid: 30 })).toBe(0)
})

test('money is grouped in lakhs in the history, with tk behind it', () => {
  expect(showTk(1_234_567)).toBe('12,34,567 tk')
})
