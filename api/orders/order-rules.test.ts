import { expect, test } from 'vitest'
import { OrderStatus } from '#contract/orders/orders.ts'
import { cancelObstacle, dueOf, payObstacle } from './order-rules.ts'

const NOW = new Date('2026-11-30T06:00:00Z')
const LATER = new Date('2026-11-30T06:30:00Z')
const stay = { payable: 100, paid: 0, surplus: 0, waived: 0, heldUntil: undefined, firstDay: '2026-12-01' }
const held = { ...stay, status: 'Pending', heldUntil: LATER } as const
const confirmed = { ...stay, status: 'Confirmed' } as const

test('only a held or confirmed order has something due, and one that is over less what was waived', () => {
  const owing = OrderStatus.options.filter((status) => dueOf({ ...stay, status, paid: 30 }) === 70)

  expect(owing).toEqual(['Pending', 'Confirmed', 'Completed'])
  expect(dueOf({ ...stay, status: 'Completed', paid: 30, waived: 60 })).toBe(10)
})

test('who paid too much owes nothing, and what went back as a surplus pays for nothing', () => {
  expect(dueOf({ ...confirmed, paid: 130 })).toBe(0)
  expect(dueOf({ ...confirmed, paid: 130, surplus: 30 })).toBe(0)
  expect(dueOf({ ...confirmed, payable: 150, paid: 130, surplus: 30 })).toBe(50)
})

test('an unpaid order can be paid and cancelled while its nights are held, and not when they are free again', () => {
  const over = { code: 'hold_expired' }

  expect([payObstacle(held, NOW), cancelObstacle(held, NOW)]).toEqual([undefined, undefined])
  expect([payObstacle(held, LATER), cancelObstacle(held, LATER)]).toMatchObject([over, over])
})

test('what is due of a confirmed order can be paid, and a paid order cannot', () => {
  expect(payObstacle({ ...confirmed, paid: 30 }, NOW)).toBeUndefined()
  expect(payObstacle({ ...confirmed, paid: 100 }, NOW)).toMatchObject({ code: 'order_settled' })
})

test('a confirmed order can be cancelled until the day before its arrival', () => {
  expect(cancelObstacle(confirmed, NOW)).toBeUndefined()
  expect(cancelObstacle({ ...confirmed, firstDay: '2026-11-30' }, NOW)).toMatchObject({ code: 'order_settled' })
})

test('an unplaced payment can be refunded on any date', () => {
  expect(cancelObstacle({ ...confirmed, status: 'Paid-unplaced', firstDay: '2026-11-01' }, NOW)).toBeUndefined()
})

test.each(['Requested', 'Cancelled', 'Expired', 'Refunded', 'Completed'] as const)(
  'an order that is %s is neither paid nor cancelled',
  (status) => {
    const order = { ...confirmed, status, waived: status === 'Completed' ? 100 : 0 }

    expect([payObstacle(order, NOW), cancelObstacle(order, NOW)]).toMatchObject([
      { code: 'order_settled' },
      { code: 'order_settled' },
    ])
  },
)
