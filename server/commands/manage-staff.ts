import { endSessions } from 'content-lake/end-sessions'
import { openDb } from '#api/platform/db/open-db.ts'
import { standardLimits } from '#api/platform/limits.ts'
import { runStaffCommand, StaffCommandProblem } from '#api/staff/staff-command.ts'
import { problem } from '#api/platform/worded-problem.ts'
import { Problem } from '#contract/problem.ts'
import { readEnv } from '../env/read-env.ts'
import { createLog } from '../log/create-log.ts'
import { lakeFolderOf } from '../open-content.ts'
import { openEngine } from '../open-engine.ts'
import { sentenceOf } from '../start-problem.ts'

/** Who may sign in to the front desk and to the local Studio: see the command's own words. */
async function run(args: readonly string[]): Promise<string> {
  const env = readEnv()
  const engine = await openEngine(env, createLog({ level: env.LOG_LEVEL }))
  const studio = { endSessions: (email: string) => endSessions(lakeFolderOf(env), email) }
  try {
    return await runStaffCommand(
      {
        db: openDb(engine),
        now: () => new Date(),
        limits: standardLimits,
        studio: env.SANITY_PROJECT_ID === undefined ? studio : undefined,
        problem,
      },
      args,
    )
  } finally {
    await engine.close()
  }
}

run(process.argv.slice(2)).then(
  (text) => void process.stdout.write(`${text}\n`),
  (error: unknown) => {
    const isAnswer = error instanceof StaffCommandProblem || error instanceof Problem
    process.stderr.write(`${isAnswer ? error.message : sentenceOf(error)}\n`)
    process.exitCode = 1
  },
)
