import { readdir, readFile } from 'node:fs/promises'

/** Seconds of a core that processes have used so far. Linux alone reports it. */
export async function cpuOf(pids: readonly number[]): Promise<number> {
  const seconds = await Promise.all(pids.map(async (pid) => (await statOf(pid))?.seconds ?? 0))
  return seconds.reduce((sum, each) => sum + each, 0)
}

/** The processes below `pid` of this name, however deep. */
export async function processesBelow(pid: number, name: string): Promise<number[]> {
  const all = (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry)).map(Number)
  const stats = new Map(await Promise.all(all.map(async (each) => [each, await statOf(each)] as const)))
  const isBelow = (each: number): boolean => {
    const parent = stats.get(each)?.parent ?? 0
    return parent === pid || (parent > 1 && isBelow(parent))
  }
  return all.filter((each) => stats.get(each)?.name === name && isBelow(each))
}

const TICKS_A_SECOND = 100

type Stat = { name: string; parent: number; seconds: number }

/** Undefined for one that has ended meanwhile. */
async function statOf(pid: number): Promise<Stat | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  // A name in brackets may hold spaces.
  const [, name = '', rest = ''] = /\((.*)\) (.*)/s.exec(text) ?? []
  const fields = rest.split(' ').map(Number)
  return { name, parent: fields[1] ?? 0, seconds: ((fields[11] ?? 0) + (fields[12] ?? 0)) / TICKS_A_SECOND }
}
