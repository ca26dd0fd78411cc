import { readEnv } from '../env/read-env.ts'
import { createLog } from '../log/create-log.ts'
import { openEngine } from '../open-engine.ts'
import { sentenceOf } from '../start-problem.ts'

/**
 * Brings the configured database up to date and ends: for an upgrade in which the schema goes first, by an account that may
 * change it. A server that starts does the same, so this is optional.
 */
async function run(): Promise<void> {
  const env = readEnv()
  // An index over many rows may take longer than any request should.
  const patient = { ...env, DATABASE_STATEMENT_TIMEOUT_MS: 0 }
  const engine = await openEngine(patient, createLog({ level: env.LOG_LEVEL }))
  const { applied } = engine
  await engine.close()
  process.stdout.write(applied.length === 0 ? 'The schema is up to date.\n' : `Applied ${applied.join(', ')}.\n`)
}

run().catch((error: unknown) => {
  process.stderr.write(`${sentenceOf(error)}\n`)
  process.exit(1)
})
