import type { readChart } from '#contract/reception/chart.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { daysBetween } from '#contract/values/calendar.ts'
import { dayText, peopleText, timeText } from '#contract/wording/format.ts'
import { nameOf } from '../guests/guest.tsx'
import type { Span } from '../parts/day-grid/days.ts'
import type { Bar, Row } from './room-chart/chart.ts'
import { texts } from './texts.ts'

// Requests name no room. Each kind has rows above the houses, so that staff see what else happens in the resort on those days.

type Request = DataOf<typeof readChart>['Requests'][number]
type Kind = keyof typeof texts.requestKinds

type RequestBar = Bar & { code: string }

/** Nothing where there are none. `start`: the first day of the chart. */
export function requestRows(requests: readonly Request[], start: string): { rows: Row[]; bars: RequestBar[] } {
  const kinds = (['Package', 'Hall'] as const).map((kind) => {
    const own = requests.filter(({ Type }) => Type === kind)
    const places = inLanes(own.map((request) => spanOf(request, start)))
    const count = Math.max(-1, ...places.map(({ lane }) => lane)) + 1
    return {
      rows: Array.from({ length: count }, (_, lane) => rowOf(kind, lane)),
      bars: own.map((request, index) => barOf(request, kind, places[index] ?? { first: 0, nights: 1, lane: 0 })),
    }
  })
  const rows = kinds.flatMap((kind) => kind.rows)
  return { rows: rows.length > 0 ? [HEAD, ...rows] : [], bars: kinds.flatMap((kind) => kind.bars) }
}

const HEAD: Row = { key: 'requests', title: texts.requests, short: texts.requests, isGroup: true, isClosed: true }

function rowOf(kind: Kind, lane: number): Row {
  const title = texts.requestRow(texts.requestKinds[kind], lane)
  return { key: keyOf(kind, lane), title, short: title, isGroup: false, isClosed: true }
}

const keyOf = (kind: Kind, lane: number): string => `requests:${kind}:${lane}`

type Laned = Span & { lane: number }

/** Each in the first row in which nothing else has its days. */
function inLanes(spans: readonly Span[]): Laned[] {
  const ends: number[] = []
  return spans.map((span) => {
    const found = ends.findIndex((end) => end <= span.first)
    const lane = found === -1 ? ends.length : found
    ends[lane] = span.first + span.nights
    return { ...span, lane }
  })
}

/** Until the noon of its last day, as a stay. One of a single day is as long as a night. */
function spanOf({ StartsAt, EndsAt }: Request, start: string): Span {
  const [from, until] = [StartsAt.slice(0, 10), EndsAt.slice(0, 10)]
  return { first: daysBetween(start, from), nights: Math.max(1, daysBetween(from, until)) }
}

function barOf({ Code, Guest, StartsAt, EndsAt, Persons }: Request, kind: Kind, { lane, ...span }: Laned): RequestBar {
  const title = Guest === null ? texts.aRequest : nameOf(Guest)
  const times = texts.fromUntil(momentText(StartsAt), momentText(EndsAt))
  return {
    ...span,
    code: Code,
    key: `request:${Code}`,
    row: keyOf(kind, lane),
    look: 'request',
    title,
    label: texts.sentence(title, texts.requestKinds[kind], texts.request, times, peopleText(Persons)),
    isDue: false,
    isJoined: false,
    moves: undefined,
  }
}

function momentText(at: string): string {
  return `${dayText(at.slice(0, 10))}, ${timeText(at.slice(11))}`
}
