import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildSite } from './build-site.mjs'
import { findChromium } from './find-chromium.mjs'
import { installDependencies } from './install-dependencies.mjs'
import { inRoot } from './root.mjs'
import { pinnedNode, runInSight } from './run.mjs'
import { runScript, say, Stop } from './say.mjs'

/** `npm test` runs all that a change must pass; `npm test -- --project api api/auth` only what it names. */
await runScript(async () => {
  await installDependencies()
  const CHROME_PATH = await findChromium()
  await buildSite()
  say('Checking types …')
  const types = await runInSight(pinnedNode(), [inRoot('node_modules/typescript/bin/tsc'), '-b'])
  if (types !== 0) throw new Stop('The types do not fit: nothing was tested.')
  return runVitest(process.argv.slice(2), { CHROME_PATH })
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
    say(await closingLine(summary))
    return code
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function closingLine(summary) {
  const text = await readFile(summary, 'utf8').catch(() => undefined)
  if (text === undefined) return 'The tests did not run to their end.'
  const { numPassedTests, numFailedTests } = JSON.parse(text)
  return `${numPassedTests} passed, ${numFailedTests} failed`
}
