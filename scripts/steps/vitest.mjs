import { chmod, mkdtemp, readFile, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inRoot, runScript } from './programs.mjs'
import { report } from './report.mjs'

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm'
/** A whole run leaves about half as much behind. */
const ROOM_IN_BYTES = 6e9

/** Runs Vitest and answers its exit code. The last line counts all that passed, failed and was skipped; the line before it names the first failure. */
export async function runVitest(args, env) {
  const folder = await temporaryFolder()
  try {
    const TEST_OUTCOME = path.join(folder, 'outcome.json')
    const reporters = ['--reporter=default', `--reporter=${inRoot('scripts/steps/outcome-reporter.mjs')}`]
    const code = await runScript('node_modules/vitest/vitest.mjs', ['run', ...reporters, ...args], {
      env: { TMPDIR: folder, TEST_OUTCOME, ...env },
    })
    const { lines, isSuccess } = await outcomeOf(TEST_OUTCOME, code)
    lines.forEach(report)
    // Both must agree: a library that ends the runner's process early takes its exit code with it.
    return isSuccess ? code : code || 1
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** All that the tests write: databases, data folders, browsers' profiles. In memory, where there is enough: a disk that others use as well makes each of them wait. */
async function temporaryFolder() {
  const folder = await mkdtemp(path.join((await hasRoomInMemory()) ? MEMORY : tmpdir(), 'resort-'))
  // PostgreSQL runs as another user where the tests run as root.
  await chmod(folder, 0o711)
  return folder
}

async function hasRoomInMemory() {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize > ROOM_IN_BYTES
}

/** What went wrong after the last test, as when something was not closed, only the exit code tells. */
async function outcomeOf(file, code) {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  const { passed, skipped, isComplete, ...tests } = text === undefined ? {} : JSON.parse(text)
  const isAfterwards = code !== 0 && tests.failed === 0
  const failed = isAfterwards ? 1 : tests.failed
  const first = isAfterwards ? 'after the last test, see above' : tests.first
  if (!isComplete) return { lines: ['The tests did not run to their end.'], isSuccess: false }
  const lines = [
    ...(first === undefined ? [] : [`First failure: ${first}`]),
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
  ]
  return { lines, isSuccess: failed === 0 }
}
