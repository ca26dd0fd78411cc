import type { readChart } from '#contract/desk/chart.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { addDays, daysBetween } from '#contract/values/calendar.ts'
import { toTaka } from '#contract/values/money.ts'
import { can } from '#contract/values/roles.ts'
import { blocksBetween } from '../blocks/blocks.ts'
import type { Deps } from '../deps.ts'
import { roomRates } from '../houses/room-rates.ts'
import type { Call } from '../http/call.ts'
import { dueOf } from '../orders/order-rules.ts'
import { selectChartRooms, selectTaken, type ChartRoomRow, type ChartRow } from './chart.sql.ts'

type Chart = DataOf<typeof readChart>

/** All rooms on some days. Who may not read orders sees rooms and days alone. */
export async function readRange(
  { reads, now }: Pick<Deps, 'reads' | 'now'>,
  { query: { From: from, Days: days }, staff }: Call<typeof readChart>,
): Promise<Chart> {
  const until = addDays(from, days)
  const [rooms, rates, rows, blocks] = await Promise.all([
    selectChartRooms(reads),
    roomRates(reads),
    selectTaken(reads, { from, until, at: now() }),
    blocksBetween(reads, { from, until }),
  ])
  const mayReadOrders = can(staff.role, 'order.read')
  const orders = new Map(rows.map((row) => [row.code, row]))
  const places = placesOf(rows, { from, rooms, codes: [...orders.keys()] })
  const stays = places.filter(({ row }) => row.stayId !== null)
  const holds = places.filter(({ row }) => row.stayId === null)
  return {
    From: from,
    Days: days,
    ...roomsOf(rooms, (houseId) => rates.get(houseId)?.isSoldByRoom ?? false),
    Stays: {
      ...columnsOf(stays),
      Id: stays.map(({ row }) => row.stayId ?? 0),
      Version: stays.map(({ row }) => row.version ?? 0),
      State: stays.map(({ row }) => row.state ?? 'expected'),
    },
    Holds: { ...columnsOf(holds), Until: holds.map(({ row }) => row.heldUntil?.toISOString() ?? null) },
    Orders: {
      Code: [...orders.keys()],
      Guest: [...orders.values()].map(({ guest }) => (mayReadOrders ? guest : null)),
      Due: [...orders.values()].map((row) => (mayReadOrders ? toTaka(dueOf(row)) : null)),
    },
    Blocks: blocks,
  }
}

function roomsOf(
  rooms: readonly ChartRoomRow[],
  isSoldByRoom: (houseId: number) => boolean,
): Pick<Chart, 'Houses' | 'Rooms'> {
  const houses = [...new Map(rooms.map(({ houseId, house }) => [houseId, house]))]
  const indexOf = new Map(houses.map(([id], index) => [id, index]))
  return {
    Houses: {
      Id: houses.map(([id]) => id),
      Name: houses.map(([, name]) => name),
      IsSoldByRoom: houses.map(([id]) => isSoldByRoom(id)),
    },
    Rooms: {
      UnitId: rooms.map(({ unitId }) => unitId),
      Room: rooms.map(({ room }) => room),
      House: rooms.map(({ houseId }) => indexOf.get(houseId) ?? 0),
    },
  }
}

type Place = { row: ChartRow; unit: number; order: number; first: number; nights: number }
type Surroundings = { from: string; rooms: readonly ChartRoomRow[]; codes: readonly string[] }

function placesOf(rows: readonly ChartRow[], { from, rooms, codes }: Surroundings): Place[] {
  const units = new Map(rooms.map(({ unitId }, index) => [unitId, index]))
  const orders = new Map(codes.map((code, index) => [code, index]))
  return rows.flatMap((row) => {
    const [unit, order] = [units.get(row.unitId), orders.get(row.code)]
    // A room that was added after the rooms were read.
    if (unit === undefined || order === undefined) return []
    return [{ row, unit, order, first: daysBetween(from, row.first), nights: daysBetween(row.first, row.last) }]
  })
}

function columnsOf(places: readonly Place[]) {
  return {
    Unit: places.map(({ unit }) => unit),
    First: places.map(({ first }) => first),
    Nights: places.map(({ nights }) => nights),
    Type: places.map(({ row }) => row.placeType),
    Order: places.map(({ order }) => order),
  }
}
