import type { Lock } from './lock.ts'

/** How paths differ from those that were locked, a path a sentence. */
export function lockDifferences(locked: Lock, now: Lock): string[] {
  const flows = [...new Set([...Object.keys(locked), ...Object.keys(now)])]
  return flows.flatMap((flow) => {
    const before = locked[flow] ?? {}
    const after = now[flow] ?? {}
    const gone = Object.entries(before).filter(([id]) => !after[id])
    const added = Object.entries(after).filter(([id]) => !before[id])
    const changed = Object.entries(after).filter(([id, { hash }]) => before[id] && before[id].hash !== hash)
    return [
      ...gone.map(([id, { title }]) => `${flow} no longer has ${id}: ${title}`),
      ...added.map(([id, { title }]) => `${flow} has a new path ${id}: ${title}`),
      ...changed.map(([id, { title }]) => `${flow} leads elsewhere by ${id}: ${title}`),
    ]
  })
}
