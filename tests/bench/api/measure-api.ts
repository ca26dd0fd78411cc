import { startPostgres } from '#tests/support/setup/real-postgres.ts'
import { measureEngine, type Effort } from './measure-engine.ts'
import { apiTable } from './tables.ts'

/** Two engines, about two minutes each. */
const effort: Effort = { connections: [1, 8, 32], turns: 5, secondsATurn: 1 }

/** Search, IsAvailable and Book under load, on both databases, as tables. */
export async function measureApi(): Promise<string> {
  const postgres = await startPostgres({ isDurable: true })
  try {
    const onPostgres = await measureEngine(postgres.url, effort)
    const onPGlite = await measureEngine(undefined, effort)
    return `### On PostgreSQL, fsync on\n\n${apiTable(onPostgres)}\n\n### On PGlite, in the server's process\n\n${apiTable(onPGlite)}`
  } finally {
    await postgres.stop()
  }
}
