import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runScript } from './programs.mjs'
import { report } from './report.mjs'

/** Runs Vitest and answers its exit code. */
export async function runVitest(args, env) {
  const folder = await mkdtemp(path.join(tmpdir(), 'resort-tests-'))
  try {
    const summary = path.join(folder, 'summary.json')
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${summary}`]
    const code = await runScript('node_modules/vitest/vitest.mjs', ['run', ...reporters, ...args], { env })
    const { line, isSuccess } = await outcomeOf(summary)
    report(line)
    // Both must agree: a library that ends the runner's process early takes its exit code with it.
    return isSuccess ? code : code || 1
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function outcomeOf(summary) {
  const text = await readFile(summary, 'utf8').catch(() => undefined)
  if (text === undefined) return { line: 'The tests did not run to their end.', isSuccess: false }
  const { numPassedTests, numFailedTests, success } = JSON.parse(text)
  return { line: `${numPassedTests} passed, ${numFailedTests} failed`, isSuccess: success }
}
