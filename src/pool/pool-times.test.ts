import { expect, test } from 'vitest'
import { timeSlots } from './PoolTimes.tsx'

test('a day has a slot every half hour, shown as people in Bangladesh say it', () => {
  expect(timeSlots).toHaveLength(48)
  expect(timeSlots[0]).toEqual({ value: '00:00', label: '12:00 am' })
  expect(timeSlots[25]).toEqual({ value: '12:30', label: '12:30 pm' })
  expect(timeSlots.at(-1)).toEqual({ value: '23:30', label: '11:30 pm' })
})
