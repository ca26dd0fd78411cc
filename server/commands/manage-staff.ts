import path from 'node:path'
import { StaffProblem } from 'content-lake/staff/accounts'
import { runStaffCommand as runStudioCommand } from 'content-lake/staff/command'
import { openDb } from '#api/db/open-db.ts'
import { standardLimits } from '#api/limits.ts'
import { runStaffCommand, StaffCommandProblem } from '#api/staff/staff-command.ts'
import { Problem } from '#contract/problem.ts'
import { readEnv } from '../env/read-env.ts'
import { createLog } from '../log/create-log.ts'
import { openEngine } from '../open-engine.ts'
import { sentenceOf } from '../start-problem.ts'

const now = () => new Date()

/** Who may sign in to the front desk (`desk …`) and to the local Studio: see the commands' own words. */
async function run([first = '', ...rest]: readonly string[]): Promise<string> {
  const env = readEnv()
  if (first !== 'desk') {
    const directory = path.join(env.DATA_DIR, 'lake')
    return runStudioCommand([first, ...rest], { directory, now, program: 'npm run staff --' })
  }
  const engine = await openEngine(env, createLog({ level: env.LOG_LEVEL }))
  try {
    const deps = { db: openDb(engine), now, limits: standardLimits }
    return await runStaffCommand({ ...deps, problem: (...details) => new Problem(...details) }, rest)
  } finally {
    await engine.close()
  }
}

run(process.argv.slice(2)).then(
  (text) => void process.stdout.write(`${text}\n`),
  (error: unknown) => {
    const isAnswer = error instanceof StaffProblem || error instanceof StaffCommandProblem || error instanceof Problem
    process.stderr.write(`${isAnswer ? error.message : sentenceOf(error)}\n`)
    process.exitCode = 1
  },
)
