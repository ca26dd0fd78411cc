import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makePicture } from './make-picture.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'make-picture-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The processes that this one has started. */
function children(): number[] {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  return processes.flatMap((line) => {
    const [pid, parent, ...words] = line.trim().split(/\s+/)
    return Number(parent) === process.pid && words.join(' ').includes('tinypool') ? [Number(pid)] : []
  })
}

test.each([
  ['before it was given the work', 0],
  ['at work', 1_000],
])('a picture is made although the process that makes it is killed %s', async (_, olderThanMs) => {
  const source = path.join(folder, 'original.png')
  const target = path.join(folder, `made-${olderThanMs}.avif`)
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  await sharp({ create: { width: 1800, height: 1400, channels: 3, background: '#000', noise } })
    .png()
    .toFile(source)
  const began = performance.now()

  const making = makePicture({ source, target, format: 'avif', options: { quality: 90 } }, new AbortController().signal)
  const [child = 0] = await vi.waitFor(
    () => {
      if (children().length === 0 || performance.now() - began < olderThanMs) throw new Error('Not yet')
      return children()
    },
    { timeout: 10_000 },
  )
  process.kill(child, 'SIGKILL')
  await making

  expect((await sharp(target).metadata()).width).toBe(1800)
})
