// Measures what a first visitor pays, on this machine, and prints it as the tables of docs/benchmarks.md.
// Run by `npm run bench` after a build. Machines differ: compare figures of one run only.

import { startServer } from '#tests/support/start-server.ts'
import { measureFirstVisit } from './first-visit.ts'
import { weighHome } from './home-weight.ts'

const started = performance.now()
const server = await startServer()
const readySeconds = (performance.now() - started) / 1000

try {
  const weight = await weighHome(server.url)
  const phone = await measureFirstVisit(server.url)
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

  console.log(`Ready after a start on an empty data folder: ${readySeconds.toFixed(1)} s

| home page | kB brotli |
|---|---|
| script before hydration | ${kilobytes(weight.scriptBytes)} |
| styles | ${kilobytes(weight.styleBytes)} |
| HTML | ${kilobytes(weight.htmlBytes)} |

| first visit, 412 px, 1.6 Mbit/s, 150 ms, CPU x4, median of 3 | |
|---|---|
| first contentful paint | ${phone.firstPaintSeconds.toFixed(1)} s |
| largest contentful paint | ${phone.largestPaintSeconds.toFixed(1)} s |
| layout shift | ${phone.layoutShift.toFixed(3)} |
| all that is loaded without input | ${kilobytes(phone.totalBytes)} kB in ${phone.requests} requests |
| of it script | ${kilobytes(phone.scriptBytes)} kB |`)
} finally {
  await server.stop()
}
