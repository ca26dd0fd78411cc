import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { endSessions } from './end-sessions.ts'

test('a damaged file of sessions does not stop who ends those of a member', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'lake-damaged-'))
  await writeFile(path.join(folder, 'staff.sqlite'), 'no database'.repeat(1_000))

  expect(() => endSessions(folder, 'left@resort.test')).not.toThrow()
})
