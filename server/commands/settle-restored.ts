import { endSessions } from 'content-lake/end-sessions'
import { openDb } from '#api/platform/db/open-db.ts'
import { openPostgres } from '#api/platform/db/postgres.ts'
import { settleRestored, type CameBack } from '#api/upkeep/restored/settle-restored.ts'
import { readEnv } from '../env/read-env.ts'
import { createLog } from '../log/create-log.ts'
import { lakeFolderOf } from '../open-content.ts'
import { openEngine } from '../open-engine.ts'
import { sentenceOf, StartProblem } from '../start-problem.ts'

/** What to do about each. */
const words: Record<CameBack['kind'], (name: string) => string> = {
  endedAccount: (email) => `${email} was ended since the backup: npm run staff -- end --email ${email}`,
  changedAccount: (email) =>
    `${email} had another password or other rights since the backup: npm run staff -- reset --email ${email}, and see its role`,
  removedGuest: (phone) => `The guest with ${phone} was removed since the backup: npm run guests -- erase ${phone}`,
  changedPhone: (phone) => `The guest with ${phone} had another phone since the backup: correct it at the desk`,
}

/** Settles the configured database, which was restored, by the one that it replaces and that has another name on the same server. */
async function run(oldName: string | undefined): Promise<string> {
  const env = readEnv()
  if (oldName === undefined || env.DATABASE_URL === undefined) {
    throw new StartProblem('npm run db -- restored <name of the database of before>, with a DATABASE_URL')
  }
  const log = createLog({ level: env.LOG_LEVEL })
  const engine = await openEngine(env, log)
  const url = new URL(env.DATABASE_URL)
  url.pathname = `/${oldName}`
  const onIdleError = (error: Error) => log.warn({ err: error }, 'the database of before is away')
  const old = openPostgres({ url: url.href, poolSize: 1, isolation: 'read committed', onIdleError })
  try {
    const cameBack = await settleRestored({
      db: openDb(engine),
      now: () => new Date(),
      old: openDb(old),
      endStudioSessions: (email) => endSessions(lakeFolderOf(env), email),
    })
    const sentences = cameBack.map(({ kind, name }) => words[kind](name))
    return ['All sessions are ended, and numbers go on where they were.', ...sentences].join('\n')
  } finally {
    await old.close()
    await engine.close()
  }
}

run(process.argv[2]).then(
  (text) => void process.stdout.write(`${text}\n`),
  (error: unknown) => {
    process.stderr.write(`${sentenceOf(error)}\n`)
    process.exitCode = 1
  },
)
