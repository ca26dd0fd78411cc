import { expect, test } from 'vitest'
import { whenOf } from '#contract/wording/order-words.ts'
import { aBookedPlace, anOrder } from '#tests/support/site-builders.ts'
import {
  canBeCancelled,
  countdownOf,
  dueName,
  durationOf,
  isUpcoming,
  keptOf,
  payabilityOf,
  refundName,
  refundNote,
  showTk,
  titleOf,
} from './order-values.ts'

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

test('who pays the balance of a company is said, and the guest is not asked for it', () => {
  const order = { Status: 'Confirmed', CanPay: true, CanCancel: true, BilledTo: 'Padma Textiles Ltd' } as const

  expect([payabilityOf(order, false), dueName({ ...order, Due: 100 }), dueName({ ...order, Due: 0 })]).toEqual([
    'none',
    'The rest is billed to Padma Textiles Ltd',
    'Due',
  ])
})

test('money is grouped in lakhs in the history, with tk behind it', () => {
  expect(showTk(1_234_567)).toBe('12,34,567 tk')
})

test('an order is named by what was booked, and what is sold whole is a house', () => {
  const rooms = aBookedPlace({ Quantity: 2 })
  const house = aBookedPlace({ Name: 'Mud House', Type: 'HOUSE' })

  expect(titleOf(anOrder())).toBe('Rania House, single room')
  expect(titleOf(anOrder({ BookedPlaces: [rooms, house] }))).toBe('Rania House, 2 single rooms and 1 more')
  expect(titleOf(anOrder({ BookedPlaces: [house] }))).toBe('Mud House, entire house')
})

test('the days of a stay have their weekdays, and a pool visit has its hours and people', () => {
  const visit = {
    Type: 'Pool',
    ReservationDate: '2026-12-10',
    ReleaseDate: '2026-12-10',
    StartsAt: '2026-12-10T15:00',
    EndsAt: '2026-12-10T17:30',
    Persons: 2,
  } as const

  expect(whenOf(anOrder())).toBe('Tue 1 Dec to Thu 3 Dec 2026')
  expect(whenOf(anOrder({ ReservationDate: '2026-12-31', ReleaseDate: '2027-01-02' }))).toBe(
    'Thu 31 Dec 2026 to Sat 2 Jan 2027',
  )
  expect(whenOf(visit)).toBe('Thu 10 Dec 2026, 3:00 pm – 5:30 pm · 2 people')
  expect(whenOf({ ...visit, ReleaseDate: '2026-12-11', EndsAt: '2026-12-11T01:00' })).toBe(
    'Thu 10 Dec 2026, 3:00 pm – Fri 11 Dec 2026, 1:00 am · 2 people',
  )
  expect(whenOf({ ...visit, Type: 'Hall', StartsAt: '2026-12-10T00:00', EndsAt: '2026-12-10T23:59', Persons: 1 })).toBe(
    'Thu 10 Dec 2026 · 1 person',
  )
})

test('a stay is counted down to while it is certain, and is past once its guests have left', () => {
  const order = anOrder()

  expect(countdownOf(order, '2026-11-27')).toBe('in 4 days')
  expect(countdownOf(order, '2026-11-30')).toBe('tomorrow')
  expect(countdownOf(order, '2026-12-01')).toBe('today')
  expect(countdownOf(order, '2026-12-02')).toBe('now')
  expect(countdownOf({ ...order, Status: 'Pending' }, '2026-11-27')).toBeUndefined()
  expect([isUpcoming(order, '2026-12-03'), isUpcoming(order, '2026-12-04')]).toEqual([true, false])
  expect(isUpcoming({ ...order, Status: 'Cancelled' }, '2026-11-27')).toBe(false)
})

test('a refund has the day by which it arrives, until it has', () => {
  const refund = { Amount: 6_728, By: '2026-12-03' }

  expect(refundNote({ ...refund, State: 'PENDING' })).toBe('by Thu 3 Dec 2026')
  expect(refundNote({ ...refund, State: 'REFUNDED' })).toBe('sent back')
  expect(refundNote({ ...refund, State: 'FAILED' })).toBe('we will call you about it')
  expect(refundName({ State: 'PENDING' })).toBe('Refund on its way')
  expect(refundName({ State: 'REFUNDED' })).toBe('Refunded')
})

test('of an order that was given up, what was paid goes back or is kept', () => {
  const refund = { Amount: 2_243, By: '2026-12-03', State: 'PENDING' } as const

  expect(keptOf(anOrder({ Status: 'Cancelled', Paid: 4_485, Refund: refund }))).toBe(2_242)
  expect(keptOf(anOrder({ Status: 'Confirmed', Paid: 4_485 }))).toBe(0)
})
