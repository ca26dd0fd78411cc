import fs from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readEnv } from './env/read-env.ts'
import { openEngine } from './open-engine.ts'
import { sentenceOf } from './start-problem.ts'

const SILENT = { info: () => {}, warn: () => {}, error: () => {} }

test('no server starts on its own database where the disk is nearly full: PGlite would never be ready', async () => {
  const { statfsSync } = fs
  const folder = await mkdtemp(path.join(tmpdir(), 'resort-no-room-'))
  onTestFinished(async () => {
    Object.assign(fs, { statfsSync })
    syncBuiltinESMExports()
    await rm(folder, { recursive: true, force: true })
  })
  Object.assign(fs, { statfsSync: () => ({ bavail: 16, bsize: 4096 }) })
  syncBuiltinESMExports()

  const problem: unknown = await openEngine(readEnv({ DATA_DIR: folder }), SILENT).catch((error: unknown) => error)

  expect(fs.readdirSync(path.join(folder, 'db'))).toEqual([])
  expect(sentenceOf(problem)).toBe('The disk is full: free some space and try again.')
})
