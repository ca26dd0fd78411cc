import { ImportProblem, runImport } from '#cms/seed/import-command.ts'
import { readEnv } from '../env/read-env.ts'
import { sentenceOf } from '../start-problem.ts'

/** Brings the seed content into a hosted dataset, once, before staff begin: see the command's own words. */
try {
  const { SANITY_PROJECT_ID: projectId, SANITY_DATASET: dataset, SANITY_TOKEN: token } = readEnv()
  const print = (sentence: string) => void process.stdout.write(`${sentence}\n`)
  await runImport(process.argv.slice(2), { projectId, dataset, token }, print)
} catch (error) {
  process.stderr.write(`${error instanceof ImportProblem ? error.message : sentenceOf(error)}\n`)
  process.exitCode = 1
}
