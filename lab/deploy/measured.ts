import { appendFileSync } from 'node:fs'
import { percentile, type LoadResult } from './load.ts'

const TABLE = '/results/table.md'
let isBegun = false

/** Adds a row to the table that `npm run nightly -- deploy` prints at its end. */
export function measured(what: string, result: string): void {
  if (!isBegun) appendFileSync(TABLE, '| what | result |\n|---|---|\n')
  isBegun = true
  appendFileSync(TABLE, `| ${what} | ${result} |\n`)
}

/** A row on what was done under load. */
export function report(what: string, { requests, orders, durations }: LoadResult, begun: number): void {
  const times = `median ${percentile(durations, 0.5)}, 99 % below ${percentile(durations, 0.99)}, longest ${percentile(durations, 1)}`
  measured(
    `${what}, under load`,
    `${seconds(begun)}; ${requests} requests (${orders.length} bookings), 0 failed; ${times}`,
  )
}

/** How long it is since `begun`. */
export function seconds(begun: number): string {
  return `${((performance.now() - begun) / 1000).toFixed(1)} s`
}
