import { randomUUID } from 'node:crypto'
import { today } from '#contract/desk/orders.ts'
import {
  checkIn,
  checkOut,
  listFreeRooms,
  markNoShow,
  moveStay,
  undoStay,
  type DeskStay,
} from '#contract/desk/stays.ts'
import type { TestStaff } from '#tests/support/desk/members.ts'
import { callAsStaff, type DeskAct } from './desk-calls.ts'
import { chance, oneOf, type Outcome, todayOf, type Walk } from './walk.ts'

export const stayActs = {
  'a desk checks in': { weight: 110, perform: letIn },
  'a desk checks out': {
    weight: 70,
    perform: (walk, member) => letOut(walk, member, ({ Departure }) => Departure <= todayOf(walk)),
  },
  'guests leave early': {
    weight: 30,
    perform: (walk, member) => letOut(walk, member, ({ Departure }) => Departure > todayOf(walk)),
  },
  'a desk takes a change back': { weight: 30, perform: undo },
  'a desk marks a no-show': { weight: 30, perform: noShow },
  'a desk gives another room': { weight: 40, perform: move },
} satisfies Record<string, DeskAct>

/** What the desk sees of today's rooms, each once. */
async function boardOf(walk: Walk, member: TestStaff): Promise<DeskStay[]> {
  const read = await callAsStaff(walk, member, today, { query: { Date: todayOf(walk) } })
  if (!read.isDone) throw new Error(`Today is refused: ${read.code}`)
  const { Arriving, Leaving, InHouse } = read.data
  return [...new Map([...Arriving, ...Leaving, ...InHouse].map((stay) => [stay.Id, stay])).values()]
}

/** One of these rooms, or all of its order. */
function someOf(walk: Walk, stays: readonly DeskStay[]): DeskStay[] {
  const stay = oneOf(walk, stays)
  if (!stay) return []
  return chance(walk, 0.6) ? stays.filter(({ Code }) => Code === stay.Code) : [stay]
}

const seen = ({ Id, Version }: DeskStay) => ({ Id, Version })

async function letIn(walk: Walk, member: TestStaff): Promise<Outcome> {
  const expected = (await boardOf(walk, member)).filter(({ State }) => State === 'expected')
  const Stays = someOf(walk, expected).map(seen)
  if (Stays.length === 0) return undefined
  return callAsStaff(walk, member, checkIn, { body: { ActivityId: randomUUID(), Stays } })
}

async function letOut(walk: Walk, member: TestStaff, isMeant: (stay: DeskStay) => boolean): Promise<Outcome> {
  const inHouse = (await boardOf(walk, member)).filter((stay) => stay.State === 'inHouse' && isMeant(stay))
  const Stays = someOf(walk, inHouse).map(seen)
  if (Stays.length === 0) return undefined
  const WaiveReason = chance(walk, 0.5) ? 'pays by invoice' : ''
  return callAsStaff(walk, member, checkOut, { body: { ActivityId: randomUUID(), Stays, WaiveReason } })
}

async function undo(walk: Walk, member: TestStaff): Promise<Outcome> {
  const stay = oneOf(
    walk,
    (await boardOf(walk, member)).filter(({ UndoUntil }) => UndoUntil !== null),
  )
  if (!stay) return undefined
  return callAsStaff(walk, member, undoStay, { body: { ActivityId: randomUUID(), Stay: seen(stay) } })
}

/** Mostly of guests who should have come on an earlier day. */
async function noShow(walk: Walk, member: TestStaff): Promise<Outcome> {
  const expected = (await boardOf(walk, member)).filter(({ State }) => State === 'expected')
  const late = expected.filter(({ Arrival }) => Arrival < todayOf(walk))
  const Stays = someOf(walk, late.length > 0 ? late : expected).map(seen)
  if (Stays.length === 0) return undefined
  return callAsStaff(walk, member, markNoShow, { body: { ActivityId: randomUUID(), Stays } })
}

async function move(walk: Walk, member: TestStaff): Promise<Outcome> {
  const here = (await boardOf(walk, member)).filter(({ State }) => State === 'expected' || State === 'inHouse')
  const stay = oneOf(walk, here)
  if (!stay) return undefined
  const rooms = await callAsStaff(walk, member, listFreeRooms, { params: { id: String(stay.Id) } })
  if (!rooms.isDone) return rooms
  const room = oneOf(walk, rooms.data.Data)
  if (!room) return undefined
  const terms = { Charge: room.Difference, Reason: room.IsPart ? 'the roof leaks' : '' }
  const body = { ActivityId: randomUUID(), Stay: seen(stay), UnitId: room.UnitId, ...terms }
  return callAsStaff(walk, member, moveStay, { body })
}
