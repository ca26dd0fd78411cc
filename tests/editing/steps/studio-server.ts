import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { startServer, type RunningServer } from '#tests/support/start-server.ts'

const BUILD = path.resolve(import.meta.dirname, '../../../server/studio/build/main.ts')
const BUILT_WITHIN_MS = 240_000

/** A server with its Studio for the tests of a file; the Studio is built first, if its code changed. */
export function openStudioServer(): () => RunningServer {
  let server: RunningServer
  beforeAll(async () => {
    await promisify(execFile)(process.execPath, [BUILD])
    server = await startServer({ env: { STUDIO: 'on' } })
    // Until the server has compared the build with its sources it answers that the Studio is being built.
    await vi.waitUntil(async () => (await fetch(`${server.url}/studio`)).ok, { timeout: 60_000 })
  }, BUILT_WITHIN_MS)
  afterAll(async () => {
    expect(await server.stop(), server.output()).toBe(0)
  })
  return () => server
}
