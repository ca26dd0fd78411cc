import pg from 'pg'
import { sqlState } from './failures.ts'
import type { PostgresTimeouts } from './postgres.ts'

/** A statement that the session has already, or that it does not know. */
const OF_ANOTHER_SESSION = ['42P05', '26000']

/**
 * What lies between us and the server. A pooler of transactions gives each of them to any session: one that does not follow
 * prepared statements lets every second call fail, and one that drops the parameters of a session leaves statements without end.
 */
export async function inspectPooler({
  url,
  timeouts: { connect, statement },
}: {
  url: string
  timeouts: Pick<PostgresTimeouts, 'connect' | 'statement'>
}): Promise<{ losesStatements: boolean; hasTimeLimit: boolean }> {
  const options = { connectionString: url, connectionTimeoutMillis: connect, statement_timeout: statement }
  const clients = [1, 2].map(() => new pg.Client(options))
  for (const client of clients) client.on('error', () => {})
  try {
    for (const client of clients) await client.connect()
    const hasTimeLimit = await haveTimeLimit(clients)
    return { hasTimeLimit, losesStatements: await loseStatements(clients) }
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => {})))
  }
}

async function loseStatements(clients: readonly pg.Client[]): Promise<boolean> {
  try {
    for (const client of [...clients, ...clients]) await client.query({ name: 'pooler', text: 'select 1' })
    return false
  } catch (error) {
    if (OF_ANOTHER_SESSION.includes(sqlState(error) ?? '')) return true
    throw error
  }
}

async function haveTimeLimit(clients: readonly pg.Client[]): Promise<boolean> {
  for (const client of clients) {
    const { rows } = await client.query<{ statement_timeout: string }>('show statement_timeout')
    if (rows[0]?.statement_timeout === '0') return false
  }
  return true
}
