import path from 'node:path'
import { StaffProblem } from 'content-lake/staff/accounts'
import { runStaffCommand } from 'content-lake/staff/command'
import { readEnv } from '../env/read-env.ts'
import { sentenceOf } from '../start-problem.ts'

/** Who may sign in to the local Studio, beside a server that may be running: see the command's own words. */
try {
  const directory = path.join(readEnv().DATA_DIR, 'lake')
  process.stdout.write(
    `${runStaffCommand(process.argv.slice(2), { directory, now: () => new Date(), program: 'npm run staff --' })}\n`,
  )
} catch (error) {
  process.stderr.write(`${error instanceof StaffProblem ? error.message : sentenceOf(error)}\n`)
  process.exitCode = 1
}
