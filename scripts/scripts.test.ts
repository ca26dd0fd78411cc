import { execFile } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '..')

type Ending = { code: number; output: string }

function run(code: string, env: Readonly<Record<string, string>> = {}): Promise<Ending> {
  return new Promise((resolve) => {
    const options = { cwd: ROOT, env: { PATH: process.env['PATH'], ...env } }
    execFile(process.execPath, ['--input-type=module', '--eval', code], options, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr })
    })
  })
}

test.each(['start', 'test', 'dev'])('%s says in one sentence that a Node is too old', async (script) => {
  const pretending = "Object.defineProperty(process, 'versions', { value: { node: '16.20.2' } })"

  const ending = await run(`${pretending}; await import('./scripts/${script}.mjs')`)

  expect(ending).toEqual({ code: 1, output: expect.stringMatching(/^Node 16\.20\.2 is too old: [^\n]*\n$/) })
})

test('a CHROME_PATH that is no program is named in one sentence', async () => {
  const looking = `const { findChromium } = await import('./scripts/steps/find-chromium.mjs')
    const { runScript } = await import('./scripts/steps/say.mjs')
    await runScript(findChromium)`

  const ending = await run(looking, { CHROME_PATH: '/nowhere/chrome' })

  expect(ending).toEqual({ code: 1, output: expect.stringMatching(/^CHROME_PATH names \/nowhere\/chrome[^\n]*\n$/) })
})

test('what is installed is not installed again', async () => {
  const installing = `const { installDependencies } = await import('./scripts/steps/install-dependencies.mjs')
    await installDependencies()`

  const ending = await run(installing)

  expect(ending).toEqual({ code: 0, output: '' })
})
