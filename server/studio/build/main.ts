import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { installDependencies } from '../../../scripts/steps/dependencies.mjs'
import { makeStudio } from './make-studio.ts'
import type { ReportProgress } from './studio-folders.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')

/** Builds the Studio: in sight of a person, or in the background of a server, which hears how far it is. */
async function run(): Promise<void> {
  if (process.send) {
    setPriority(constants.priority.PRIORITY_LOW)
    // The server that wanted it is gone.
    process.on('disconnect', () => process.exit(1))
    // An exit ends npm too.
    process.on('SIGTERM', () => process.exit(1))
  }
  const report: ReportProgress = (progress) => {
    if (process.send) process.send(progress)
    else if (progress.step === 'waiting') console.log('Building the Studio …')
  }
  await makeStudio(ROOT, report, () => installDependencies('studio'))
  process.exit(0)
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
