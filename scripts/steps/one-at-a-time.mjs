import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { reportWhile } from './report.mjs'

const LOOK_EVERY_MS = 300
/** Two that take over from a dead process see by then whose file it is. */
const SETTLED_AFTER_MS = 50

/**
 * Does work while no other process does what `file` stands for: others wait, and take over from one that died. A process that `work` starts, and
 * that could outlive this one, is named by `share`: nobody takes over while it lives.
 */
export async function oneAtATime(file, work) {
  await mkdir(path.dirname(file), { recursive: true })
  if (!(await takeTurn(file))) {
    await reportWhile('Waiting for another task that does the same', async () => {
      do await pause(LOOK_EVERY_MS)
      while (!(await takeTurn(file)))
    })
  }
  try {
    return await work((pid) => writeFile(file, `${process.pid} ${pid}`))
  } finally {
    await rm(file, { force: true })
  }
}

async function takeTurn(file) {
  const own = String(process.pid)
  try {
    await writeFile(file, own, { flag: 'wx' })
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    const holders = ((await readIfThere(file)) ?? '').split(' ').map(Number)
    if (!holders.some(isAlive)) await rm(file, { force: true })
    return false
  }
  await pause(SETTLED_AFTER_MS)
  return (await readIfThere(file)) === own
}

function isAlive(pid) {
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** A file's text; undefined where there is none. */
export async function readIfThere(file) {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
    throw error
  }
}
