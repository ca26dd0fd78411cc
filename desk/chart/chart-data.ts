import type { DeskBlock } from '#contract/reception/blocks.ts'
import type { readChart } from '#contract/reception/chart.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { addDays, daysBetween, dhakaDate, dhakaDateTime } from '#contract/values/calendar.ts'
import type { Stay } from '#contract/values/stay.ts'
import { daysText } from '#contract/wording/format.ts'
import type { ChangeSubject } from '#machines/desk/change-stays.machine.ts'
import { texts as blockTexts } from '../blocks/texts.ts'
import { nameOf } from '../guests/guest.tsx'
import { texts as common } from '../texts.ts'
import { type Day, daysOf, type Span } from '../parts/day-grid/days.ts'
import type { Bar, Lifted, Look, Moves, Place, Row } from './room-chart/chart.ts'
import { takenByDay } from './room-chart/geometry.ts'
import { requestRows } from './request-rows.ts'
import { texts } from './texts.ts'
import type { StayState } from '#contract/orders/stays.ts'

type Answer = DataOf<typeof readChart>

/** What a bar represents. */
export type Source =
  | { kind: 'stay'; Id: number; code: string; isInHouse: boolean; days: Stay }
  | { kind: 'hold' | 'request'; code: string }
  | { kind: 'block'; block: DeskBlock }

export type HouseOfChart = { id: number; name: string; isSoldByRoom: boolean }

/** An answer as the chart shows it, with what each bar and each row represents. */
export type ChartData = {
  rows: Row[]
  days: Day[]
  bars: Map<string, Bar[]>
  free: Map<string, number[]>
  taken: number[]
  /** Days from the first one until now. */
  now: number
  sources: Map<string, Source>
  houses: Map<string, HouseOfChart>
}

/** How many days are read before the first one shown: guests who leave on that day slept there the night before. */
export const DAYS_BEFORE = 1

const looks = {
  expected: 'expected',
  inHouse: 'inHouse',
  departed: 'departed',
  noShow: 'noShow',
  moved: 'departed',
  gone: 'departed',
} satisfies Record<StayState, Look>

/** `mayMove`: whether the member may change stays. */
export function chartOf(answer: Answer, { now, mayMove }: { now: number; mayMove: boolean }): ChartData {
  const { Rooms, Houses } = answer
  const start = addDays(answer.From, DAYS_BEFORE)
  const today = daysBetween(start, dhakaDate(now))
  const houseKeys = Houses.Id.map((id) => `house:${id}`)
  const sources = new Map<string, Source>()
  const requests = requestRows(answer.Requests, start)
  for (const { key, code } of requests.bars) sources.set(key, { kind: 'request', code })
  const rows = [...requests.rows, ...rowsOf(answer, houseKeys)]
  const bars = Map.groupBy(
    [
      ...staysOf(answer, sources, (state, isJoined) => (mayMove ? movesOf(state, { isJoined, today }) : undefined)),
      ...holdsOf(answer, sources),
      ...blocksOf(answer, sources),
      ...requests.bars,
    ].toSorted((one, other) => one.first - other.first),
    ({ row }) => row,
  )
  const days = daysOf(start, answer.Days - DAYS_BEFORE, { today: dhakaDate(now), tinted: FRIDAY })
  const all = [...bars.values()].flat()
  const houseOfRoom = new Map(Rooms.UnitId.map((unitId, unit) => [unitId, houseKeys[Rooms.House[unit] ?? 0] ?? '']))
  const counts = Map.groupBy(Rooms.UnitId, (unitId) => houseOfRoom.get(unitId) ?? '')
  const byHouse = Map.groupBy(all, ({ row }) => houseOfRoom.get(row) ?? '')
  return {
    rows,
    days,
    bars,
    sources,
    free: new Map(
      houseKeys.map((key) => {
        const count = counts.get(key)?.length ?? 0
        return [key, takenByDay(byHouse.get(key) ?? [], days.length).map((taken) => count - taken)]
      }),
    ),
    taken: takenByDay(
      all.filter(({ look }) => look !== 'block' && look !== 'request'),
      days.length,
    ).map((taken) => Math.round((100 * taken) / Math.max(1, Rooms.UnitId.length))),
    now: today + timeOfDay(now),
    houses: housesOf(answer, houseKeys, houseOfRoom),
  }
}

/** The change of the stay of a bar, for the room and the days where it was dropped, or for those that it has. */
export function changeAt(chart: ChartData, bar: Bar, place?: Place): ChangeSubject | undefined {
  const source = chart.sources.get(bar.key)
  if (source?.kind !== 'stay') return undefined
  const { Id, code, days, isInHouse } = source
  const room = chart.rows.find(({ key }) => key === bar.row)?.title ?? ''
  const arrival = place ? addDays(chart.days[0]?.date ?? days.arrival, place.first) : days.arrival
  const departure = place ? addDays(arrival, place.nights) : days.departure
  return {
    code,
    title: texts.stayOf(bar.title, room),
    wish: { Kind: 'change', StayId: Id, UnitId: place?.row ?? bar.row, Arrival: arrival, Departure: departure },
    days,
    keepsArrival: isInHouse,
  }
}

/** The bar of a stay, and where a change would put it. */
export function liftedOf(chart: ChartData, { wish }: ChangeSubject): Lifted | undefined {
  if (wish.Kind !== 'change') return undefined
  const bar = [...chart.bars.values()].flat().find(({ key }) => key === stayKey(wish.StayId))
  const span = spanFor(chart, { arrival: wish.Arrival, departure: wish.Departure })
  return bar && { bar, place: { row: wish.UnitId, ...span } }
}

/** Days as the chart counts them. */
export function spanFor({ days }: ChartData, { arrival, departure }: Stay): Span {
  return { first: daysBetween(days[0]?.date ?? arrival, arrival), nights: daysBetween(arrival, departure) }
}

/** The rooms, as a dialog lists them. */
export function roomsOf({ rows, houses }: ChartData): { UnitId: string; Room: string; House: string }[] {
  return rows
    .filter(({ isGroup, isClosed }) => !isGroup && !isClosed)
    .map(({ key, title }) => ({ UnitId: key, Room: title, House: houses.get(key)?.name ?? '' }))
}

/** Each house above its rooms. */
function rowsOf({ Rooms, Houses }: Answer, houseKeys: readonly string[]): Row[] {
  return Houses.Name.flatMap((title, house) => [
    { key: houseKeys[house] ?? '', title, short: title, isGroup: true, isClosed: false },
    ...Rooms.UnitId.flatMap((key, unit) => {
      const room = Rooms.Room[unit] ?? ''
      const short = room.startsWith(`${title} `) ? texts.roomNumber(room.slice(title.length + 1)) : room
      return Rooms.House[unit] === house ? [{ key, title: room, short, isGroup: false, isClosed: false }] : []
    }),
  ])
}

/** The house of each row: of its own, and of those of its rooms. */
function housesOf({ Houses }: Answer, keys: readonly string[], ofRoom: ReadonlyMap<string, string>) {
  const byKey = new Map(
    keys.map((key, house) => [
      key,
      { id: Houses.Id[house] ?? 0, name: Houses.Name[house] ?? '', isSoldByRoom: Houses.IsSoldByRoom[house] ?? false },
    ]),
  )
  const rooms = [...ofRoom].flatMap(([unitId, key]) => {
    const house = byKey.get(key)
    return house ? [[unitId, house] as const] : []
  })
  return new Map([...byKey, ...rooms])
}

/** The weekend of Bangladesh is tinted: Friday and Saturday. */
const FRIDAY = 5

/** The time at the resort, as a part of the day. */
function timeOfDay(now: number): number {
  const [hour = 0, minute = 0] = dhakaDateTime(now).slice(11).split(':').map(Number)
  return (hour * 60 + minute) / (24 * 60)
}

const stayKey = (id: number): string => `stay:${id}`

type Column = Pick<Answer['Stays'], 'Unit' | 'First' | 'Nights'>

function spanOf({ Unit, First, Nights }: Column, index: number, { From, Rooms }: Answer) {
  const first = First[index] ?? 0
  const nights = Nights[index] ?? 0
  const arrival = addDays(From, first)
  const departure = addDays(arrival, nights)
  const unit = Unit[index] ?? 0
  return {
    row: Rooms.UnitId[unit] ?? '',
    room: Rooms.Room[unit] ?? '',
    first: first - DAYS_BEFORE,
    nights,
    stay: { arrival, departure },
    days: daysText(arrival, departure),
  }
}

type MovesOf = (state: StayState, isJoined: boolean) => Moves | undefined

function staysOf(answer: Answer, sources: Map<string, Source>, moves: MovesOf): Bar[] {
  const { Stays, Orders } = answer
  return Stays.Id.map((Id, index): Bar => {
    const key = stayKey(Id)
    const state = Stays.State[index] ?? 'expected'
    const order = Stays.Order[index] ?? 0
    const { days, room, stay, ...span } = spanOf(Stays, index, answer)
    const isJoined = Stays.Type[index] === 'HOUSE'
    const title = titleOf(Orders.Guest[order])
    const isDue = (Orders.Due[order] ?? 0) > 0
    sources.set(key, {
      kind: 'stay',
      Id,
      code: Orders.Code[order] ?? '',
      isInHouse: state === 'inHouse',
      days: stay,
    })
    return {
      ...span,
      key,
      look: looks[state],
      title,
      label: texts.sentence(title, room, texts.states[state], days, isJoined && texts.whole, isDue && texts.due),
      isDue,
      isJoined,
      moves: moves(state, isJoined),
    }
  })
}

function holdsOf(answer: Answer, sources: Map<string, Source>): Bar[] {
  const { Holds, Orders } = answer
  return Holds.Unit.map((unit, index): Bar => {
    const order = Holds.Order[index] ?? 0
    const { days, room, stay: _, ...span } = spanOf(Holds, index, answer)
    const key = `hold:${unit}:${span.first}`
    const isJoined = Holds.Type[index] === 'HOUSE'
    const title = titleOf(Orders.Guest[order])
    const until = Holds.Until[index] ?? ''
    sources.set(key, { kind: 'hold', code: Orders.Code[order] ?? '' })
    const label = texts.sentence(title, room, texts.heldUntil(common.moment(until)), days, isJoined && texts.whole)
    return { ...span, key, look: 'held', title, label, isDue: false, isJoined, moves: undefined }
  })
}

function blocksOf(answer: Answer, sources: Map<string, Source>): Bar[] {
  return answer.Blocks.map((block): Bar => {
    const key = `block:${block.Id}`
    const title = blockTexts.whyOf(block.Kind, block.Reason)
    sources.set(key, { kind: 'block', block })
    const label = texts.sentence(blockTexts.isBlocked, block.Room, title, daysText(block.From, block.Until))
    const first = daysBetween(answer.From, block.From) - DAYS_BEFORE
    const nights = daysBetween(block.From, block.Until)
    const span = { row: block.UnitId, first, nights }
    return { ...span, key, look: 'block', title, label, isDue: false, isJoined: false, moves: undefined }
  })
}

/** Who may not read names sees only that the room is taken. */
function titleOf(guest: string | null | undefined): string {
  return guest === null || guest === undefined ? texts.taken : nameOf(guest)
}

/** Guests in the house keep their arrival, and the nights that they slept in a room. Those of a whole house have no other room to go to. */
function movesOf(state: StayState, { isJoined, today }: { isJoined: boolean; today: number }): Moves | undefined {
  if (state === 'inHouse') return { rows: !isJoined, from: today, start: false, end: true }
  return state === 'expected' ? { rows: !isJoined, from: -Infinity, start: true, end: true } : undefined
}
