import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { folderOfTest } from '#tests/support/folders.ts'
import { hashStudioInputs, studioFolder } from './build/studio-folders.ts'
import { startStudioBuild, type StudioBuild } from './studio-build.ts'

let root: string
let builds: StudioBuild[]
beforeEach(async () => {
  builds = []
  root = folderOfTest()
  for (const folder of ['cms/schema', 'cms/studio', 'packages/content-lake/studio', 'server/studio/build']) {
    await mkdir(path.join(root, folder), { recursive: true })
  }
  await writeFile(path.join(root, 'package-lock.json'), '{}')
})
afterEach(() => {
  for (const build of builds) build.close()
})

/** Starts a build by a program of these lines. */
async function start(program: string) {
  const logged: object[] = []
  const file = path.join(root, 'program.mjs')
  await writeFile(file, program)
  const log = { info: () => {}, warn: () => {}, error: (details: object) => void logged.push(details) }
  const build = startStudioBuild({ root, log, now: () => 0, program: file })
  builds.push(build)
  return { build, logged }
}

const patiently = { timeout: 10_000 }

test('what was built from the same sources is not built again', async () => {
  const folder = studioFolder(root, await hashStudioInputs(root))
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'index.html'), '')

  const { build } = await start('process.exit(1)')

  await expect.poll(build.state, patiently).toEqual({ kind: 'built', folder })
})

test('a change of the content model is another Studio', async () => {
  const before = await hashStudioInputs(root)
  await writeFile(path.join(root, 'cms/schema/banner.ts'), 'export {}')

  expect(await hashStudioInputs(root)).not.toBe(before)
})

test('the Studio is there when the program is done, and before that one hears how far it is', async () => {
  const folder = studioFolder(root, await hashStudioInputs(root))
  const { build } = await start(`
    import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
    process.send({ step: 'reading', done: 300 })
    const asked = setInterval(() => {
      if (!existsSync(${JSON.stringify(path.join(root, 'go on'))})) return
      clearInterval(asked)
      mkdirSync(${JSON.stringify(folder)}, { recursive: true })
      writeFileSync(${JSON.stringify(path.join(folder, 'index.html'))}, '')
      process.exit(0)
    }, 10)
  `)

  await expect
    .poll(build.state, patiently)
    .toMatchObject({ kind: 'building', progress: { step: 'reading', done: 300 } })
  await writeFile(path.join(root, 'go on'), '')

  await expect.poll(build.state, patiently).toEqual({ kind: 'built', folder })
})

test('why it could not be built is known, and logged once', async () => {
  const { build, logged } = await start('console.error("desk.ts: no such export"); process.exit(1)')

  await expect.poll(build.state, patiently).toEqual({ kind: 'failed', reason: 'desk.ts: no such export' })
  expect(logged).toHaveLength(1)
})

test('a program that the machine killed had too little memory', async () => {
  const { build } = await start('process.kill(process.pid, "SIGKILL")')

  await expect.poll(build.state, patiently).toMatchObject({ kind: 'failed', reason: expect.stringContaining('1.1 GB') })
})
