import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, onTestFinished } from 'vitest'

/** A new folder for the tests of a file, removed after the last. */
export function folderOfFile(): string {
  const { folder, remove } = aFolder()
  afterAll(remove)
  return folder
}

/** A new folder for a test, which may ask for it in its `beforeEach`; removed when the test is over. */
export function folderOfTest(): string {
  const { folder, remove } = aFolder()
  onTestFinished(remove)
  return folder
}

function aFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'resort-test-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
