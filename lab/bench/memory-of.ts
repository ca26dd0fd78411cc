import { readdir, readFile } from 'node:fs/promises'

export type ProcessMemory = { name: string; pid: number; mb: number }

/** Resident memory of a process and all below it, what they share counted once (PSS). Linux alone says so. */
export async function memoryOf(pid: number): Promise<ProcessMemory[]> {
  const pids = await treeOf(pid)
  const found = await Promise.all(
    pids.map(async (each) => ({ name: await nameOf(each), pid: each, mb: await pssOf(each) })),
  )
  return found.filter(({ mb }) => mb > 0)
}

export const total = (processes: readonly ProcessMemory[]) => processes.reduce((sum, { mb }) => sum + mb, 0)

async function treeOf(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => [])
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => '')),
  )
  const children = lists.flatMap((list) => list.split(' ').filter((text) => text.trim() !== ''))
  const below = await Promise.all(children.map((child) => treeOf(Number(child))))
  return [pid, ...below.flat()]
}

/** 0 for one that has ended meanwhile. */
async function pssOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) / 1024
}

async function nameOf(pid: number): Promise<string> {
  const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  if (text.includes('server/main.ts')) return 'the server'
  if (text.includes('scripts/run.mjs') || text.startsWith('npm')) return 'npm and its script'
  return 'making pictures'
}
