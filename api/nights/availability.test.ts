import { expect, test } from 'vitest'
import { isAvailable } from '#contract/catalogue/houses.ts'
import type { RequestOf } from '#contract/endpoint.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import { sellUnits } from '#tests/support/bookings.ts'
import type { Answer } from '#tests/support/test-api.ts'

const api = shareTestApi({ hasHouses: true })

const stay = { arrival: '2026-12-01', departure: '2026-12-03' }
const nights = { ArrivalTime: stay.arrival, DepartureTime: stay.departure }
const selection = { ...nights, NumberOfRoom: 1, Type: 'ROOM', Id: 1 } as const

function ask(changes: Partial<RequestOf<typeof isAvailable>['query']> = {}): Promise<Answer> {
  return api.call(isAvailable, { query: { ...selection, ...changes } })
}

test('only rooms that are free for the whole stay are available', async () => {
  await sellUnits(api.deps.db, { houseId: 1, units: 1, stay: { arrival: '2026-12-02', departure: '2026-12-03' } })

  const Msg = 'The date you have selected is not available. Please change the arrival date and departure date.'
  expect(await ask({ NumberOfRoom: 3 })).toMatchObject({ status: 200, Data: true, Msg: '' })
  expect(await ask({ NumberOfRoom: 4 })).toMatchObject({ status: 200, IsError: false, Data: false, Msg })
})

test('a house is available while all its rooms are free', async () => {
  const before = await ask({ Type: 'HOUSE' })
  await sellUnits(api.deps.db, { houseId: 1, units: 1, stay })
  const after = await ask({ Type: 'HOUSE' })

  expect([before.Data, after.Data]).toEqual([true, false])
})

test.each([2, 3])('house %i is not available by the room', async (Id) => {
  const answers = [await ask({ Id }), await ask({ Id, Type: 'HOUSE' })]

  expect(answers.map(({ Data }) => Data)).toEqual([false, true])
})

test('an unknown house is not found', async () => {
  expect(await ask({ Id: 99 })).toMatchObject({ status: 404, Code: 'not_found' })
})

test('dates that cannot be booked are refused', async () => {
  expect(await ask({ ArrivalTime: '2026-11-19' })).toMatchObject({ status: 422, Code: 'dates_not_available' })
})
