import { Hono } from 'hono'
import type { Statements } from '#api/platform/db/db.ts'
import type { Log } from '#api/platform/deps.ts'

/** What must answer before guests are sent here, each by the name under which it is reported; a word that it answers is reported too. */
export type Checks = Readonly<Record<string, () => Promise<unknown>>>

const PATIENCE_MS = 2_000
const FAILED = 'failed'

/** GET /health: this process lives. GET /ready: guests may be sent here. */
export function createHealth(checks: Checks, log: Log): Hono {
  const app = new Hono()
  const failing = new Set<string>()

  /** A balancer asks every second: a failure is logged when it begins. */
  async function ask(name: string, check: () => Promise<unknown>): Promise<string> {
    try {
      const word = await inTime(check())
      failing.delete(name)
      return typeof word === 'string' ? word : 'ok'
    } catch (error) {
      if (!failing.has(name)) log.warn({ err: error, check: name }, 'not ready')
      failing.add(name)
      return FAILED
    }
  }

  app.use('*', async (context, next) => {
    await next()
    context.header('Cache-Control', 'no-store')
  })
  app.get('/health', (context) => context.json({ status: 'alive' }))
  app.get('/ready', async (context) => {
    const entries = Object.entries(checks).map(async ([name, check]) => [name, await ask(name, check)] as const)
    const results = await Promise.all(entries)
    const isReady = results.every(([, word]) => word !== FAILED)
    const parts = Object.fromEntries(results)
    return context.json({ status: isReady ? 'ready' : 'not ready', ...parts }, isReady ? 200 : 503)
  })
  return app
}

/**
 * Whether the database takes writes: one that does not answers questions all the same. Asked of the engine itself, which tries
 * nothing again, and uses a connection no more on which the answer was no.
 */
export function databaseCheck(engine: Statements): () => Promise<unknown> {
  return () => engine.run('update request_budget set used = used where false', [])
}

async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const patience = AbortSignal.timeout(PATIENCE_MS)
  const impatience = new Promise<never>((_, reject) => {
    patience.addEventListener('abort', () => reject(patience.reason), { once: true })
  })
  return Promise.race([answer, impatience])
}
