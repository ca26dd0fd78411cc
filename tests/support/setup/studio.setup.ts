import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { startServer } from '#tests/support/start-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    studioUrl: string
    /** Where that server keeps its data, among them the accounts of the staff. */
    studioDataDir: string
  }
}

const BUILD = path.resolve(import.meta.dirname, '../../../server/studio/build/main.ts')

/** One server with its Studio for all journeys of the staff. Each journey edits documents of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await promisify(execFile)(process.execPath, [BUILD])
  const server = await startServer({ env: { STUDIO: 'on' } })
  project.provide('studioUrl', server.url)
  project.provide('studioDataDir', server.dataDir)
  return async () => {
    const code = await server.stop()
    if (code !== 0) throw new Error(`The server ended with ${code}:\n${server.output()}`)
  }
}
