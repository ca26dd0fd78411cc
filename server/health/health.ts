import { Hono } from 'hono'
import type { Statements } from '#api/db/db.ts'
import type { Log } from '#api/deps.ts'

/** What must answer before guests are sent here, each by the name under which it is reported; a word that it answers is reported too. */
export type Checks = Readonly<Record<string, () => Promise<unknown>>>

const PATIENCE_MS = 2_000
const FAILED = 'failed'

/** GET /health: this process lives. GET /ready: guests may be sent here. */
export function createHealth(checks: Checks, log: Log): Hono {
  const app = new Hono()
  app.use('*', async (context, next) => {
    await next()
    context.header('Cache-Control', 'no-store')
  })
  app.get('/health', (context) => context.json({ status: 'alive' }))
  app.get('/ready', async (context) => {
    const entries = Object.entries(checks).map(async ([name, check]) => [name, await ask(name, check, log)] as const)
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

async function ask(name: string, check: () => Promise<unknown>, log: Log): Promise<string> {
  const patience = AbortSignal.timeout(PATIENCE_MS)
  const impatience = new Promise<never>((_, reject) => {
    patience.addEventListener('abort', () => reject(patience.reason), { once: true })
  })
  try {
    const word = await Promise.race([check(), impatience])
    return typeof word === 'string' ? word : 'ok'
  } catch (error) {
    log.warn({ err: error, check: name }, 'not ready')
    return FAILED
  }
}
