import { appendFileSync } from 'node:fs'
import path from 'node:path'
import type { FaultName, SeenDuring } from './faults.ts'
import { FOLDER } from './programs.ts'
import { routeNames, type Route } from './servers.ts'

/** What clients saw of one fault, as a row of docs/cluster.md; `npm run nightly -- cluster` prints the rows. */
export function recordRow(fault: FaultName, route: Route, seen: SeenDuring): void {
  const cells = [
    fault,
    routeNames[route],
    String(seen.acknowledged.length),
    longestGap(seen.bookedAt, seen.brokenAt),
    longestGap(seen.searchedAt, seen.brokenAt),
    errorsOf(seen),
    (seen.longestMs / 1000).toFixed(1),
    String(seen.payments.length),
    String(seen.payments.filter(({ claim }) => claim === 'PENDING').length),
  ]
  appendFileSync(path.join(FOLDER, 'rows.md'), `| ${cells.join(' | ')} |\n`)
}

/** The longest time without one of them, from the last one before the fault on. */
function longestGap(instants: readonly number[], brokenAt: number): string {
  const from = Math.max(...instants.filter((at) => at <= brokenAt))
  const after = instants.filter((at) => at >= from).toSorted((a, b) => a - b)
  const gaps = after.slice(1).map((at, index) => at - (after[index] ?? at))
  return (Math.max(...gaps) / 1000).toFixed(1)
}

function errorsOf({ errors }: SeenDuring): string {
  if (errors.size === 0) return 'none'
  return [...errors].map(([answer, count]) => `${count} × ${answer}`).join(', ')
}
