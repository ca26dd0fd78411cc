import { openBrowser } from '#tests/support/browser.ts'
import { startServer } from '#tests/support/start-server.ts'
import { loadCold, signInOnce, type ColdLoad } from './cold-load.ts'

const ROUNDS = 5

/** What it takes a member of the staff with an empty cache to come to a document that can be edited, as a table. */
export async function measureStudio(): Promise<string> {
  const server = await startServer({ env: { STUDIO: 'on' } })
  const browser = await openBrowser()
  try {
    const [, email = '', password = ''] = /first account: (\S+) with the password (\S+)/.exec(server.output()) ?? []
    const signed = await signInOnce(browser, server.url, { email, password })
    const loads: ColdLoad[] = []
    for (let round = 0; round < ROUNDS; round += 1) loads.push(await loadCold(browser, signed))
    const sorted = loads.toSorted((one, other) => one.seconds - other.seconds)
    const [quickest, median, slowest] = [sorted[0], sorted[Math.floor(ROUNDS / 2)], sorted.at(-1)]
    if (!quickest || !median || !slowest) throw new Error('No load was measured')
    return `| cold load of the Studio to an editable document, ${ROUNDS} times | |
|---|---|
| in the middle | ${median.seconds.toFixed(1)} s |
| quickest, slowest | ${quickest.seconds.toFixed(1)} s, ${slowest.seconds.toFixed(1)} s |
| requests until then | ${median.requests}, ${median.files} of them for the Studio's own files |`
  } finally {
    await browser.close()
    await server.stop()
  }
}
