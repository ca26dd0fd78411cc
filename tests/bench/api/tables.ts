import { percentile, perSecond } from './closed-loop.ts'
import type { EngineFigures, Measured } from './measure-engine.ts'

const names = {
  select1: 'a route that runs `select 1`',
  select1Page: '`select 1`, then as many bytes as the page',
  search: 'Search, a page of 10 (17 kB)',
  searchAll: 'Search, all in one answer (0.9 MB)',
  isAvailable: 'IsAvailable',
  claim: 'bare claim, 2 nights, no HTTP',
  bookOffline: 'Book, whole, a payment page at once',
  book: 'Book, whole, with the sandbox as gateway',
} as const satisfies Record<keyof Measured, string>

const kinds = ['select1', 'select1Page', 'search', 'searchAll', 'isAvailable', 'claim', 'bookOffline', 'book'] as const

const comparedWith: Partial<Record<keyof Measured, keyof Measured>> = {
  search: 'select1',
  searchAll: 'select1',
  isAvailable: 'select1',
  bookOffline: 'claim',
  book: 'claim',
}

/** A row for each call at each number of connections, with its throughput against what it is compared with. */
export function apiTable(figures: readonly EngineFigures[]): string {
  const rows = kinds.flatMap((kind) => figures.map((atOnce) => row(kind, atOnce)))
  const gateway = figures.map(({ connections, sessionMs }) => `${sessionMs.toFixed(2)} ms at ${connections}`).join(', ')
  return `| call | connections | p50 ms | p95 ms | p99 ms | per second | errors | ratio |
|---|---|---|---|---|---|---|---|
${rows.join('\n')}

Of a Book the gateway's session took in the middle ${gateway} connections.`
}

function row(kind: keyof Measured, { connections, measured }: EngineFigures): string {
  const taken = measured[kind]
  const base = comparedWith[kind]
  const ratio = base === undefined ? '' : (perSecond(taken) / perSecond(measured[base])).toFixed(2)
  const times = [0.5, 0.95, 0.99].map((share) => percentile(taken, share).toFixed(1))
  const cells = [names[kind], connections, ...times, Math.round(perSecond(taken)), taken.errors, ratio]
  return `| ${cells.join(' | ')} |`
}
