import type { TestProject } from 'vitest/node'
import { startServer } from '#tests/support/start-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string
  }
}

/** One server for all journeys, started as `npm start` starts it. Each journey has dates of its own, so that none is in another's way. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer()
  project.provide('siteUrl', server.url)
  return async () => {
    const code = await server.stop()
    if (code !== 0) throw new Error(`The server ended with ${code}:\n${server.output()}`)
  }
}
