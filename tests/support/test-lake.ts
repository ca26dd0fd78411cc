import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createClient, type ClientConfig, type SanityClient } from '@sanity/client'
import { onTestFinished } from 'vitest'
import { createLake, type Lake } from '#cms/lake/lake.ts'
import { addStaff } from '#cms/lake/staff/accounts.ts'
import { openStaffDatabase } from '#cms/lake/staff/open-staff-database.ts'
import type { StaffRole } from '#cms/lake/staff/staff-member.ts'
import { issueTicket, redeemTicket } from '#cms/lake/staff/tokens.ts'
import { freePort } from './free-port.ts'

/** Hashes that cost nothing. */
const CHEAP = { N: 2, r: 1, p: 1 }

export type TestLake = {
  /** The lake of now: another one after a restart. */
  lake(): Lake
  /** `http://127.0.0.1:…/lake` */
  url: string
  directory: string
  /** What the keeper was warned of. */
  warnings: string[]
  /** Signs the one editor or the one viewer in. */
  token(role: StaffRole): string
  /** The client as it comes, for this lake: the viewer's, unless it is given another token. */
  client(config?: ClientConfig): SanityClient
  /** Calls a path such as `/v2025-02-19/data/query/production`. */
  call(path: string, init?: RequestInit): Promise<Response>
  stop(): Promise<void>
  start(): Promise<void>
}

/** The whole local content lake behind a real port of this machine. */
export async function aLake(): Promise<TestLake> {
  const directory = await mkdtemp(path.join(tmpdir(), 'lake-'))
  const port = await freePort()
  const site = `http://127.0.0.1:${port}`
  const warnings: string[] = []
  const warn = (_details: object, message: string) => void warnings.push(message)
  const log = { info: () => {}, warn, error: warn }
  addBoth(directory)
  let running = await open()

  async function open() {
    const lake = createLake({ directory, now: () => new Date(), log, publicUrl: site, origins: [] })
    // Mocked answers beside it are the platform's own, and known as such by its own classes alone.
    const answer = getRequestListener((request) => lake.fetch(request, '127.0.0.1'), { overrideGlobalObjects: false })
    const server = createServer((incoming, outgoing) => void answer(incoming, outgoing))
    server.on('upgrade', (request, socket, head) => {
      const address = String(request.headers['x-forwarded-for'] ?? '127.0.0.1')
      if (!lake.upgrade(request, socket, head, address)) socket.destroy()
    })
    await new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve)
    })
    return { lake, server }
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
    await rm(directory, { recursive: true, force: true })
  })

  return {
    lake: () => running.lake,
    url: `${site}/lake`,
    directory,
    warnings,
    token: (role) => tokenOf(directory, role),
    client: (config = {}) =>
      createClient({
        projectId: 'ichamoti',
        dataset: 'production',
        apiVersion: '2025-02-19',
        apiHost: `${site}/lake`,
        useProjectHostname: false,
        useCdn: false,
        maxRetries: 0,
        token: config.token ?? tokenOf(directory, 'viewer'),
        ...config,
      }),
    call: (path, init) => fetch(`${site}/lake${path}`, init),
    stop,
    async start() {
      running = await open()
    },
  }
}

function tokenOf(directory: string, role: StaffRole): string {
  const database = openStaffDatabase(directory)
  const deps = { database, now: () => new Date() }
  const row = database.prepare('select id from staff where role = ?').get(role)
  const token = redeemTicket(deps, issueTicket(deps, String(row?.['id'])))
  database.close()
  if (token === undefined) throw new Error(`The ${role} could not sign in`)
  return token
}

function addBoth(directory: string): void {
  const database = openStaffDatabase(directory)
  const deps = { database, now: () => new Date(), cost: CHEAP }
  addStaff(deps, { email: 'editor@resort.example', role: 'editor' })
  addStaff(deps, { email: 'viewer@resort.example', role: 'viewer' })
  database.close()
}
