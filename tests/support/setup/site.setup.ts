import type { TestProject } from 'vitest/node'
import { freePort, startServer } from '#tests/support/start-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string
  }
}

/** One server for all journeys, started as `npm start` starts it. Each journey has dates of its own, so that none is in another's way. Other projects do not wait until it is ready: `openVisits` does. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const port = await freePort()
  const starting = startServer({ port })
  // Whoever waits for it gives up; why it did not start is said at the end.
  starting.catch(() => {})
  project.provide('siteUrl', `http://localhost:${port}`)
  return async () => {
    const server = await starting
    const code = await server.stop()
    if (code !== 0) throw new Error(`The server ended with ${code}:\n${server.output()}`)
  }
}
