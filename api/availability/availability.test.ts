import { expect, test } from 'vitest'
import { isAvailable } from '#contract/houses.ts'
import type { RequestOf } from '#contract/endpoint.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import { sellUnits } from '#tests/support/bookings.ts'
import type { Answer } from '#tests/support/test-api.ts'

const api = shareTestApi({ hasHouses: true, empties: ['unit_night'] })

const stay = { arrival: '2026-12-01', departure: '2026-12-03' }
const selection = {
  ArrivalTime: stay.arrival,
  DepartureTime: stay.departure,
  NumberOfRoom: 1,
  Type: 'ROOM',
  Id: 1,
} as const

function ask(changes: Partial<RequestOf<typeof isAvailable>['query']> = {}): Promise<Answer> {
  return api.call(isAvailable, { query: { ...selection, ...changes } })
}

test('so many rooms are available as are free for the whole stay', async () => {
  await sellUnits(api.deps.db, { houseId: 1, units: 1, stay: { arrival: '2026-12-02', departure: '2026-12-03' } })

  const three = await ask({ NumberOfRoom: 3 })
  const four = await ask({ NumberOfRoom: 4 })

  expect(three).toMatchObject({ status: 200, Data: true, Msg: '' })
  expect(four).toMatchObject({
    status: 200,
    IsError: false,
    Data: false,
    Msg: 'The date you have selected is not available. Please change the arrival date and departure date.',
  })
})

test('a stay may begin on the day another ends', async () => {
  await sellUnits(api.deps.db, { houseId: 1, units: 4, stay: { arrival: '2026-11-28', departure: '2026-12-01' } })
  await sellUnits(api.deps.db, { houseId: 1, units: 4, stay: { arrival: '2026-12-03', departure: '2026-12-04' } })

  const answer = await ask({ Type: 'HOUSE' })

  expect(answer.Data).toBe(true)
})

test('a house is available while all its rooms are free', async () => {
  const before = await ask({ Type: 'HOUSE' })
  await sellUnits(api.deps.db, { houseId: 1, units: 1, stay })
  const after = await ask({ Type: 'HOUSE' })

  expect([before.Data, after.Data]).toEqual([true, false])
})

test.each([2, 3])('house %i is not available by the room', async (Id) => {
  const room = await ask({ Id })
  const house = await ask({ Id, Type: 'HOUSE' })

  expect([room.Data, house.Data]).toEqual([false, true])
})

test('an unknown house is not found', async () => {
  const answer = await ask({ Id: 99 })

  expect(answer).toMatchObject({ status: 404, Code: 'not_found' })
})

test('dates that cannot be booked are refused', async () => {
  const answer = await ask({ ArrivalTime: '2026-11-19' })

  expect(answer).toMatchObject({ status: 422, Code: 'dates_not_available', Msg: 'The arrival date is in the past' })
})

test.each(['NumberOfRoom=0', 'NumberOfRoom=1.5', 'Type=SUITE', 'Id=one', 'Extra=1'])(
  'a question asked wrongly is malformed: %s',
  async (part) => {
    const good = new URLSearchParams({
      ArrivalTime: stay.arrival,
      DepartureTime: stay.departure,
      Type: 'ROOM',
      Id: '1',
    })
    const [name = '', value = ''] = part.split('=')
    good.set(name, value)

    const answer = await api.raw(`BookingArea/Booking/IsAvailable?${good}`)

    expect(answer).toMatchObject({ status: 400, Code: 'malformed' })
  },
)
