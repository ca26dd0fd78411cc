import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createClient, type ClientConfig, type SanityClient } from '@sanity/client'
import { onTestFinished } from 'vitest'
import { createLake, type Lake, type LakeOptions } from '../src/lake.ts'
import { type StaffRole, staffRoles } from '../src/core/lake-env.ts'
import { addAccount, fixedDirectory, networksOf, PROJECT, tokenOf } from './accounts.ts'

export type TestLake = {
  /** The lake of now: another one after a restart. */
  lake(): Lake
  /** `http://127.0.0.1:…/lake` */
  url: string
  directory: string
  /** What the operator was warned of. */
  warnings: string[]
  /** Signs in the one member of this role. */
  token(role: StaffRole): string
  /** The client as it comes, for this lake: the viewer's, unless it is given another token. */
  client(config?: ClientConfig): SanityClient
  /** Calls a path such as `/v2025-02-19/data/query/production`. */
  call(path: string, init?: RequestInit): Promise<Response>
  stop(): Promise<void>
  start(): Promise<void>
}

/** The whole lake behind a real port of this machine, with one member of each role. */
export async function aLake(
  options: Partial<Pick<LakeOptions, 'graphqlSchema' | 'staffLimits' | 'now'>> = {},
): Promise<TestLake> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lake-'))
  const warnings: string[] = []
  const warn = (_details: object, message: string) => void warnings.push(message)
  const log = { info: () => {}, warn, error: warn }
  for (const role of staffRoles) addAccount(folder, { email: `${role}@resort.example`, role })
  let running = await open(0)
  const { port } = running
  const site = `http://127.0.0.1:${port}`

  async function open(onPort: number) {
    const server = createServer((incoming, outgoing) => void answer(incoming, outgoing))
    await new Promise<void>((resolve) => {
      server.listen(onPort, '127.0.0.1', resolve)
    })
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('No port')
    const publicUrl = `http://127.0.0.1:${address.port}`
    const lake = createLake({
      folder,
      directory: fixedDirectory,
      now: () => new Date(),
      log,
      project: PROJECT,
      publicUrl,
      origins: [],
      networksOf,
      ...options,
    })
    // Mocked answers beside it are the platform's own, and known as such by its own classes alone.
    const answer = getRequestListener((request) => lake.fetch(request, '127.0.0.1'), { overrideGlobalObjects: false })
    server.on('upgrade', (request, socket, head) => {
      const caller = String(request.headers['x-forwarded-for'] ?? '127.0.0.1')
      if (!lake.upgrade(request, socket, head, caller)) socket.destroy()
    })
    return { lake, server, port: address.port }
  }

  async function stop(): Promise<void> {
    const { lake, server } = running
    await new Promise((resolve) => {
      server.close(resolve)
      server.closeAllConnections()
    })
    lake.close()
  }

  onTestFinished(async () => {
    await stop()
    await rm(folder, { recursive: true, force: true })
  })

  return {
    lake: () => running.lake,
    url: `${site}/lake`,
    directory: folder,
    warnings,
    token: (role) => tokenOf(folder, role, options.now),
    client: (config = {}) =>
      createClient({
        projectId: PROJECT.projectId,
        dataset: PROJECT.dataset,
        apiVersion: '2025-02-19',
        apiHost: `${site}/lake`,
        useProjectHostname: false,
        useCdn: false,
        maxRetries: 0,
        token: config.token ?? tokenOf(folder, 'viewer'),
        ...config,
      }),
    call: (path, init) => fetch(`${site}/lake${path}`, init),
    stop,
    async start() {
      running = await open(port)
    },
  }
}
