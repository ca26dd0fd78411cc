import { readChart } from '#contract/reception/chart.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { addDays, daysBetween } from '#contract/values/calendar.ts'
import { toTaka } from '#contract/values/money.ts'
import { can } from '#contract/values/roles.ts'
import { blocksBetween } from './blocks/blocks.ts'
import type { Deps } from '../platform/deps.ts'
import { roomRates } from '../catalogue/rates/room-rates.ts'
import { rawJson, type RawJson } from '../platform/http/raw-json.ts'
import { serve, type Route } from '../platform/http/serve.ts'
import { sharedUntilChange, type Fresh } from '../platform/live/shared-until-change.ts'
import { dueOf } from '../orders/order-rules.ts'
import { localTimeOf } from '../orders/order.ts'
import {
  selectChartRooms,
  selectHoldBars,
  selectRequestBars,
  selectStayBars,
  type ChartRoomRow,
  type HoldBar,
  type RequestBar,
  type StayBar,
} from './chart.sql.ts'

type Chart = DataOf<typeof readChart>

type Question = { from: string; days: number; isPrivate: boolean }

/** All rooms on some days. Who may not read orders sees rooms and days alone. */
export function chartRoutes(deps: Pick<Deps, 'reads' | 'now'>): Route[] {
  const chart = sharedUntilChange<Question, RawJson>(deps, (question) => readRange(deps, question))
  return [
    serve(readChart, (_, { query: { From: from, Days: days }, staff }) =>
      chart({ from, days, isPrivate: !can(staff.role, 'order.read') }),
    ),
  ]
}

async function readRange(
  { reads, now }: Pick<Deps, 'reads' | 'now'>,
  { from, days, isPrivate }: Question,
): Promise<Fresh<RawJson>> {
  const until = addDays(from, days)
  const [rooms, rates, stayBars, holdBars, requests, blocks] = await Promise.all([
    selectChartRooms(reads),
    roomRates(reads, { arrival: from, departure: until }),
    selectStayBars(reads, { from, until }),
    selectHoldBars(reads, { from, until, at: now() }),
    selectRequestBars(reads, { from, until }),
    blocksBetween(reads, { from, until }),
  ])
  const orders = new Map([...stayBars, ...holdBars].map((row) => [row.code, row]))
  const around = { from, rooms, codes: [...orders.keys()] }
  const stays = placesOf(stayBars, around)
  const holds = placesOf(holdBars, around)
  const chart: Chart = {
    From: from,
    Days: days,
    ...roomsOf(rooms, (houseId) => rates.get(houseId)?.isSoldByRoom ?? false),
    Stays: {
      ...columnsOf(stays),
      Id: stays.map(({ row }) => row.stayId),
      State: stays.map(({ row }) => row.state),
    },
    Holds: { ...columnsOf(holds), Until: holds.map(({ row }) => row.heldUntil.toISOString()) },
    Requests: requests.map((request) => requestOf(request, isPrivate)),
    Orders: {
      Code: [...orders.keys()],
      Guest: [...orders.values()].map(({ guest }) => (isPrivate ? null : guest)),
      Due: [...orders.values()].map((row) => (isPrivate ? null : toTaka(dueOf(row)))),
    },
    Blocks: blocks,
  }
  return { answer: rawJson(JSON.stringify(chart)), until: earliest(holdBars.map(({ heldUntil }) => heldUntil)) }
}

function earliest(moments: readonly Date[]): Date | undefined {
  return moments.toSorted((one, other) => one.getTime() - other.getTime())[0]
}

function requestOf(
  { code, type, guest, starts, ends, persons }: RequestBar,
  isPrivate: boolean,
): Chart['Requests'][number] {
  return {
    Code: code,
    Type: type,
    Guest: isPrivate ? null : guest,
    StartsAt: localTimeOf(starts),
    EndsAt: localTimeOf(ends),
    Persons: persons,
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

type Bar = StayBar | HoldBar
type Place<Row extends Bar> = { row: Row; unit: number; order: number; first: number; nights: number }
type Surroundings = { from: string; rooms: readonly ChartRoomRow[]; codes: readonly string[] }

function placesOf<Row extends Bar>(rows: readonly Row[], { from, rooms, codes }: Surroundings): Place<Row>[] {
  const units = new Map(rooms.map(({ unitId }, index) => [unitId, index]))
  const orders = new Map(codes.map((code, index) => [code, index]))
  return rows.flatMap((row) => {
    const [unit, order] = [units.get(row.unitId), orders.get(row.code)]
    // A room that was added after the rooms were read.
    if (unit === undefined || order === undefined) return []
    return [{ row, unit, order, first: daysBetween(from, row.first), nights: daysBetween(row.first, row.last) }]
  })
}

function columnsOf(places: readonly Place<Bar>[]) {
  return {
    Unit: places.map(({ unit }) => unit),
    First: places.map(({ first }) => first),
    Nights: places.map(({ nights }) => nights),
    Type: places.map(({ row }) => row.placeType),
    Order: places.map(({ order }) => order),
  }
}
