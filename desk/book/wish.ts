import { isCalendarDate as isDate } from '#contract/values/calendar.ts'
import { stayProblem } from '#contract/values/stay.ts'
import { type Choice, keyOf } from '#machines/desk/walk-in-draft.ts'
import type { Wish } from '#machines/desk/walk-in.machine.ts'

/** What the address of the page asks for, as the chart links to it: a place and its nights. */
export function wishIn(query: URLSearchParams, firstDay: string): { wish?: Wish } {
  const stay = { arrival: query.get('arrival') ?? '', departure: query.get('departure') ?? '' }
  const Id = Number(query.get('house'))
  const [Name, type] = [query.get('name'), query.get('type')]
  const isStay = isDate(stay.arrival) && isDate(stay.departure) && stayProblem(stay, firstDay) === undefined
  if (!isStay || !Number.isInteger(Id) || Name === null || (type !== 'ROOM' && type !== 'HOUSE')) return {}
  const [UnitId, Room] = [query.get('unit'), query.get('room')]
  const room = type === 'ROOM' && UnitId !== null && Room !== null ? { UnitId, Room } : undefined
  const choice: Choice = { Name, Type: type, Quantity: 1, ...(room && { room }) }
  return { wish: { stay, chosen: { [keyOf({ Id, Type: type })]: choice } } }
}
