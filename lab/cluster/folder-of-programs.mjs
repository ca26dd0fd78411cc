import { readdir, readFile, readlink, rm } from 'node:fs/promises'
import path from 'node:path'
import { report } from '../../scripts/steps/report.mjs'

/** Ends what still works in a folder, or has its data there: what a run that was interrupted has left. */
export async function endProcessesOf(folder) {
  for (const pid of await readdir('/proc')) {
    if (!/^\d+$/.test(pid) || Number(pid) === process.pid) continue
    const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => '')
    const environment = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '')
    if (!cwd.startsWith(`${folder}/`) && !environment.includes(`DATA_DIR=${folder}/`)) continue
    try {
      process.kill(Number(pid), 'SIGKILL')
    } catch {
      // It ended with the one before it.
    }
  }
}

/** Removes a folder; its logs stay where they may show what went wrong. */
export async function removeFolder(folder, { hasFailed }) {
  const names = await readdir(folder)
  for (const name of names.filter((name) => !hasFailed || name !== 'logs')) {
    await rm(path.join(folder, name), { recursive: true, force: true, maxRetries: 5 })
  }
  if (hasFailed && names.includes('logs')) report(`What the servers wrote is in ${path.join(folder, 'logs')}.`)
  else await rm(folder, { recursive: true, force: true })
}
