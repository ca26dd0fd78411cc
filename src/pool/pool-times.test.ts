import { expect, test } from 'vitest'
import { slotsWithin, timeSlots } from './PoolTimes.tsx'

test('a day has a slot every half hour, shown as people in Bangladesh say it', () => {
  expect(timeSlots).toHaveLength(48)
  expect(timeSlots[0]).toEqual({ value: '00:00', label: '12:00\u00a0am' })
  expect(timeSlots[25]).toEqual({ value: '12:30', label: '12:30\u00a0pm' })
  expect(timeSlots.at(-1)).toEqual({ value: '23:30', label: '11:30\u00a0pm' })
})

test('a visit begins and ends while the pool is open', () => {
  const { starts, ends } = slotsWithin({ from: '06:00', to: '20:00' })

  expect([starts[0]?.value, starts.at(-1)?.value]).toEqual(['06:00', '19:30'])
  expect([ends[0]?.value, ends.at(-1)?.value]).toEqual(['06:30', '20:00'])
})

test('a pool whose hours are not known can be booked at any time', () => {
  expect(slotsWithin({ from: '', to: '' })).toEqual({ starts: timeSlots, ends: timeSlots })
})
