import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { Hono } from 'hono'
import type { LakeEnv } from './lake-env.ts'
import type { LakeLog } from './log.ts'
import type { StaffMember } from './staff/staff-member.ts'
import { openLakeDatabase } from './store/open-database.ts'

export type LakeOptions = {
  /** Where the lake keeps its file and its assets. */
  directory: string
  now: () => Date
  log: LakeLog
  /** Origin of the site as people see it, without a trailing slash; the lake is at `/lake` below it. */
  publicUrl: string
  /** Other origins whose pages may call. */
  origins: readonly string[]
  /** Who a request comes from, where not the lake's own staff decides. */
  identify?: (request: Request) => StaffMember | undefined
}

export type Lake = {
  /** Answers a request whose path begins with `/lake`; `address` is the caller's. */
  fetch(request: Request, address: string): Promise<Response>
  /** Takes an upgrade to a WebSocket that is the lake's: true when taken. */
  upgrade: Upgrade
  close(): void
}

export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean

/** The local content lake: it speaks the Content Lake's HTTP API to the unchanged client and Studio. */
export function createLake(options: LakeOptions): Lake {
  const database = openLakeDatabase(options.directory)
  const identify = options.identify ?? (() => undefined)

  const versioned = new Hono<LakeEnv>()
  const app = new Hono<LakeEnv>().basePath('/lake')
  app.use(async (context, next) => {
    context.set('staff', identify(context.req.raw))
    await next()
  })
  // Paths of the Content Lake's API begin with a version: /v1, /vX or /v2025-02-19.
  app.route('/:version{v[0-9X][0-9-]*}', versioned)
  const upgrades: Upgrade[] = []

  return {
    fetch: async (request, address) => app.fetch(request, { address }),
    upgrade: (request, socket, head) => upgrades.some((take) => take(request, socket, head)),
    close: () => database.close(),
  }
}
