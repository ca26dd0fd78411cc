// What a run will need, as JSON for the script that starts it; or the sentence on what cannot be done, with exit code 2.

import { OptionProblem, readOptions } from './options.ts'

try {
  const wish = readOptions(process.argv.slice(2))
  const isRun = wish.kind === 'run'
  const needsBrowser = isRun && wish.options.drivers.includes('page')
  console.log(JSON.stringify({ isRun, needsBrowser, needsSite: needsBrowser && wish.options.url === undefined }))
} catch (error) {
  if (!(error instanceof OptionProblem)) throw error
  console.log(error.message)
  process.exitCode = 2
}
