import { openDb } from '#api/platform/db/open-db.ts'
import { eraseGuest, exportGuest, PersonalDataProblem } from '#api/upkeep/personal-data/personal-data.ts'
import { ensureSecrets, secretsOf } from '../data-dir/secrets.ts'
import { readEnv } from '../env/read-env.ts'
import { createLog } from '../log/create-log.ts'
import { openEngine } from '../open-engine.ts'
import { sentenceOf } from '../start-problem.ts'

const USAGE = `npm run guests -- export +8801712345678 writes all that is stored about a guest, as JSON.
npm run guests -- erase +8801712345678 removes the guest for good. Bookings and payments stay for the books, without the person.
A guest without a phone is named by the number in the address of their page at the desk: guest:17.`

/** Exports or erases what is stored about a guest, also while servers run on the same database. */
async function run([action, who, ...more]: readonly string[]): Promise<string> {
  if ((action !== 'export' && action !== 'erase') || who === undefined || more.length > 0) {
    throw new PersonalDataProblem(USAGE)
  }
  const env = readEnv()
  const log = createLog({ level: env.LOG_LEVEL })
  const secrets = secretsOf(env, await ensureSecrets(env.DATA_DIR))
  const engine = await openEngine(env, log)
  try {
    const deps = { db: openDb(engine), now: () => new Date(), log, secrets }
    if (action === 'export') return JSON.stringify(await exportGuest(deps, who), undefined, 2)
    await eraseGuest(deps, who)
    return `The guest ${who} is removed.`
  } finally {
    await engine.close()
  }
}

run(process.argv.slice(2)).then(
  (text) => void process.stdout.write(`${text}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof PersonalDataProblem ? error.message : sentenceOf(error)}\n`)
    process.exitCode = 1
  },
)
