import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildSite } from './build-site.mjs'
import { findChromium } from './find-chromium.mjs'
import { installDependencies } from './install-dependencies.mjs'
import { inRoot } from './root.mjs'
import { pinnedNode, runInSight } from './run.mjs'
import { runScript, say, Stop } from './say.mjs'

/** Projects that take longer than a person waits for: each has a script of its own. */
const LONG = ['api-serializable', 'faults', 'fuzz-long', 'studio']

/** `npm test` runs all that a change must pass; `npm test -- --project api api/auth` only what it names. */
await runScript(async () => {
  await installDependencies()
  const CHROME_PATH = await findChromium()
  await buildSite()
  say('Checking types …')
  const types = await runInSight(pinnedNode(), [inRoot('node_modules/typescript/bin/tsc'), '-b'])
  if (types !== 0) throw new Stop('The types do not fit: nothing was tested.')
  const chosen = process.argv.slice(2)
  return runVitest(chosen.length > 0 ? chosen : LONG.map((name) => `--project=!${name}`), { CHROME_PATH })
})

async function runVitest(args, env) {
  const folder = await mkdtemp(path.join(tmpdir(), 'resort-tests-'))
  try {
    const summary = path.join(folder, 'summary.json')
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${summary}`]
    const code = await runInSight(
      pinnedNode(),
      [inRoot('node_modules/vitest/vitest.mjs'), 'run', ...reporters, ...args],
      { env },
    )
    const { line, isSuccess } = await outcomeOf(summary)
    say(line)
    // Both must say so: a library that ends the runner's process early takes its exit code with it.
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
