import type { today as todayEndpoint } from '#contract/reception/orders.ts'
import type { DeskStay } from '#contract/reception/stays.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { toTaka } from '#contract/values/money.ts'
import { can, type Role } from '#contract/values/roles.ts'
import { countRoomsTaken } from '../nights/availability.sql.ts'
import { blocksOfNight } from './blocks/blocks.ts'
import type { Deps } from '../platform/deps.ts'
import { phoneOf } from '../guests/guests.ts'
import type { Call } from '../platform/http/call.ts'
import { dueOf } from '../orders/order-rules.ts'
import { localTimeOf } from '../orders/order.ts'
import { stayFacts } from './stays/stay-facts.ts'
import {
  selectOccasionsOfDay,
  selectStaysOfDay,
  selectStaysOfOrder,
  type BoardStayRow,
  type OccasionRow,
} from './board.sql.ts'
import { readOrdersOfDay } from './orders-of-day.ts'
import { readToDo } from './to-do.ts'

type Board = DataOf<typeof todayEndpoint>

/** One day at the resort. Who may not read orders sees rooms and days alone. */
export async function readDay(
  deps: Pick<Deps, 'db' | 'now'>,
  { query: { Date: day }, staff }: Call<typeof todayEndpoint>,
): Promise<Board> {
  const { db, now } = deps
  const mayReadOrders = can(staff.role, 'order.read')
  const [rows, rooms, blocks, occasions, toDo] = await Promise.all([
    selectStaysOfDay(db, day),
    countRoomsTaken(db, { night: day, at: now() }),
    blocksOfNight(db, day),
    selectOccasionsOfDay(db, day),
    mayReadOrders ? readToDo(deps, { day, staff }) : null,
  ])
  const orders = mayReadOrders ? await readOrdersOfDay(db, day, rows) : []
  const listed = (isListed: (row: BoardStayRow) => boolean) =>
    rows.filter(isListed).map((row) => stayOf(row, staff.role))
  return {
    Rooms: { All: rooms.all, Taken: rooms.taken, Blocked: blocks.length },
    Blocks: blocks,
    Arriving: listed(
      ({ state, arrival, follows }) =>
        state === 'expected' || state === 'noShow' || (state === 'inHouse' && arrival === day && follows === null),
    ),
    Leaving: listed(({ state, departure }) => state === 'departed' || (state === 'inHouse' && departure <= day)),
    InHouse: listed(({ state }) => state === 'inHouse'),
    Orders: orders,
    Occasions: occasions.map((row) => occasionOf(row, { isPrivate: !mayReadOrders })),
    ToDo: toDo,
  }
}

/** The stays of an order, as a role may see them. */
export async function readStaysOf({ db }: Pick<Deps, 'db'>, code: string, role: Role): Promise<DeskStay[]> {
  return (await selectStaysOfOrder(db, code)).map((row) => stayOf(row, role))
}

function stayOf(row: BoardStayRow, role: Role): DeskStay {
  const isPrivate = !can(role, 'order.read')
  const { id, version, code, guest, phone, unitId, house, roomState, rooms } = row
  return {
    Id: id,
    Version: version,
    ...stayFacts(row, role),
    Code: code,
    Guest: isPrivate ? null : guest,
    Phone: isPrivate ? null : phoneOf(phone),
    UnitId: unitId,
    House: house,
    RoomState: roomState,
    Rooms: rooms,
    Due: isPrivate ? null : toTaka(dueOf(row)),
    ...(!isPrivate && row.billedTo !== null && { BilledTo: row.billedTo }),
  }
}

function occasionOf(row: OccasionRow, { isPrivate }: { isPrivate: boolean }): Board['Occasions'][number] {
  const { code, type, status, guest, phone, starts, ends, persons, billedTo } = row
  return {
    Code: code,
    Type: type,
    Status: status,
    Guest: isPrivate ? null : guest,
    Phone: isPrivate ? null : phone,
    StartsAt: localTimeOf(starts),
    EndsAt: localTimeOf(ends),
    Persons: persons,
    Due: isPrivate ? null : toTaka(dueOf(row)),
    ...(!isPrivate && billedTo !== null && { BilledTo: billedTo }),
  }
}
