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

test('an unpaid order can be paid again while its nights are held, and not when they are free again', () => {
  const order = { Status: 'Pending', PayableAmount: 100, Paid: 0 } as const

  expect(payabilityOf(order, true)).toBe('again')
  expect(payabilityOf(order, false)).toBe('none')
})

test('what is due of a confirmed order can be paid, and a paid order cannot', () => {
  const order = { Status: 'Confirmed', PayableAmount: 100 } as const

  expect(payabilityOf({ ...order, Paid: 30 }, false)).toBe('due')
  expect(payabilityOf({ ...order, Paid: 100 }, false)).toBe('none')
})

test('nothing is due of a cancelled order', () => {
  expect(dueOf({ Status: 'Cancelled', PayableAmount: 100, Paid: 30 })).toBe(0)
})

test('a confirmed order can be cancelled until the day before its arrival', () => {
  const order = { Status: 'Confirmed', ReservationDate: '2026-12-01' } as const

  expect(canBeCancelled(order, { isHeld: false, today: '2026-11-30' })).toBe(true)
  expect(canBeCancelled(order, { isHeld: false, today: '2026-12-01' })).toBe(false)
})

test('an unpaid order can be cancelled while its nights are held', () => {
  const order = { Status: 'Pending', ReservationDate: '2026-12-01' } as const

  expect(canBeCancelled(order, { isHeld: true, today: '2026-11-20' })).toBe(true)
  expect(canBeCancelled(order, { isHeld: false, today: '2026-11-20' })).toBe(false)
})

test('money that found no nights can be asked back whatever the date', () => {
  const order = { Status: 'Paid-unplaced', ReservationDate: '2026-12-01' } as const

  expect(canBeCancelled(order, { isHeld: false, today: '2026-12-24' })).toBe(true)
})

test.each(['Requested', 'Cancelled', 'Expired', 'Refunded', 'Completed'] as const)(
  'an order that is %s is not cancelled',
  (Status) => {
    expect(canBeCancelled({ Status, ReservationDate: '2026-12-01' }, { isHeld: true, today: '2026-11-20' })).toBe(false)
  },
)

test('money is grouped in lakhs in the history, with tk behind it', () => {
  expect(showTk(1_234_567)).toBe('12,34,567 tk')
})
