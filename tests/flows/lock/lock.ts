import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Flow } from '#tests/model/flow.ts'
import type { ModelPath } from '#tests/model/paths.ts'

export const LOCK = path.resolve(import.meta.dirname, '../../../flows.lock.json')

/** Every path of every flow, by its id: what it does, and a hash of where each of its steps leads and what is said on the way. */
export type Lock = Readonly<Record<string, Readonly<Record<string, LockedPath>>>>
type LockedPath = { hash: string; title: string }

export function lockOf(flows: readonly Pick<Flow, 'name' | 'model'>[]): Lock {
  const byName = flows.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return Object.fromEntries(
    byName.map(({ name, model }) => {
      return [name, Object.fromEntries(model.paths.map((one) => [one.id, { hash: hashOf(one), title: one.title }]))]
    }),
  )
}

/** A line a path, by their titles, so that a changed path is a changed line. */
export function lockText(lock: Lock): string {
  const flows = Object.entries(lock).map(([name, paths]) => {
    const byTitle = Object.entries(paths).toSorted(([, a], [, b]) => (a.title < b.title ? -1 : 1))
    const lines = byTitle.map(([id, locked]) => `    ${JSON.stringify(id)}: ${JSON.stringify(locked)}`)
    return `  ${JSON.stringify(name)}: {\n${lines.join(',\n')}\n  }`
  })
  return `{\n${flows.join(',\n')}\n}\n`
}

function hashOf({ title, said, begun, steps }: ModelPath<{ type: string }>): string {
  const seen = steps.map(({ after, said }) => [after.value, [...after.tags].toSorted(), said])
  const whole = JSON.stringify([title, begun.value, said, seen])
  return createHash('sha256').update(whole).digest('hex').slice(0, 12)
}
