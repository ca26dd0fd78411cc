import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sideBySide } from '#tests/support/side-by-side.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ENTRY = path.resolve(import.meta.dirname, 'run-flows.ts')

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'resort-flows-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function run(...args: string[]): Promise<{ code: number; output: string }> {
  // As a person's terminal: without what the test runner sets for its own.
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'] }
  return new Promise((resolve) => {
    execFile(process.execPath, [ENTRY, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr })
    })
  })
}

test('a machine is driven over its adapters, and the report, the data and the JUnit file are there', async () => {
  const { code, output } = await run('--driver', 'api', '--machine', 'profile', '--out', folder)

  expect(output).toMatch(/^profile \(api\) +(\d+) of \1 paths +all hold/)
  expect(output).toContain(`The report is ${path.join(folder, 'index.html')}`)
  expect(code).toBe(0)
  expect((await readdir(folder)).toSorted()).toEqual(['index.html', 'junit.xml', 'report.json'])
})

test('what cannot be done is one sentence and no run', async () => {
  const { code, output } = await run('--machine', 'profil')

  expect({ code, output }).toEqual({ code: 2, output: 'There is no machine "profil": did you mean profile?\n' })
})

test('so many flows go on at a time, and their results come in the order of the flows', async () => {
  const gates = [0, 1, 2].map(() => Promise.withResolvers<void>())
  const begun: number[] = []

  const answers = sideBySide([0, 1, 2], 2, async (item) => {
    begun.push(item)
    await gates[item]?.promise
    return `answer ${item}`
  })
  expect(begun).toEqual([0, 1])
  gates[1]?.resolve()
  await expect.poll(() => begun).toEqual([0, 1, 2])
  gates[2]?.resolve()
  gates[0]?.resolve()

  expect(await answers).toEqual(['answer 0', 'answer 1', 'answer 2'])
})

test('a flow that fails to run fails the whole run', async () => {
  const failing = sideBySide([0, 1], 1, (item) =>
    item === 1 ? Promise.reject(new Error('no')) : Promise.resolve(item),
  )

  await expect(failing).rejects.toThrow('no')
})
