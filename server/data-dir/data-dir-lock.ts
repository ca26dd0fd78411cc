import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartProblem } from '../start-problem.ts'
import { makeOwnFolder } from './close-to-others.ts'

type DataDirLock = { release(): void }

/**
 * Takes a data directory for this process alone: two that open one PGlite corrupt it.
 * The lock is the operating system's, held through SQLite, so that it ends with its holder however that dies and no
 * reused process id is taken for one; the pid file next to it is only for the message.
 */
export function lockDataDir(folder: string): DataDirLock {
  const pidFile = path.join(folder, 'server.pid')
  const database = openLock(folder)
  try {
    database.exec('begin exclusive')
  } catch (cause) {
    database.close()
    throw new StartProblem(
      `${folder} is in use by another server${holderIn(pidFile)}: stop it, or set DATA_DIR to another folder.`,
      {
        cause,
      },
    )
  }
  writeFileSync(pidFile, String(process.pid))
  return { release: () => database.close() }
}

function openLock(folder: string): DatabaseSync {
  try {
    makeOwnFolder(folder)
    return new DatabaseSync(path.join(folder, 'server.lock'), { timeout: 0 })
  } catch (cause) {
    throw new StartProblem(`DATA_DIR ${folder} cannot be written.`, { cause })
  }
}

function holderIn(pidFile: string): string {
  try {
    return ` (process ${Number(readFileSync(pidFile, 'utf8'))})`
  } catch {
    return '' // The holder has not written it yet; the sentence does without.
  }
}
