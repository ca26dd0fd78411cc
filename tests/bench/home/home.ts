import { startServer } from '#tests/support/start-server.ts'
import { measureFirstVisit } from './first-visit.ts'
import { weighHome } from './home-weight.ts'

/** What a first visitor pays, as tables. */
export async function measureHome(): Promise<string> {
  const started = performance.now()
  const server = await startServer()
  const readySeconds = (performance.now() - started) / 1000

  try {
    const weight = await weighHome(server.url)
    const phone = await measureFirstVisit(server.url)
    return `Ready after a start on an empty data folder: ${readySeconds.toFixed(1)} s

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
| of it script | ${kilobytes(phone.scriptBytes)} kB |`
  } finally {
    await server.stop()
  }
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
