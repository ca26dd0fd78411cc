import type { Mark, Marks } from '../chart/texts.ts'
import type { MachineSum } from './sums.ts'

/** How the picture of a machine shows what a run drove of it. */
export function marksOf({ states, transitions, beyond }: MachineSum): Marks {
  const marks = new Map<string, Mark>([
    ...states.map(({ name, hits }) => [name, markOf(hits, beyond.has(name))] as const),
    ...transitions.map(({ key, hits }) => [key, markOf(hits, beyond.has(key))] as const),
  ])
  const unmarked: Mark = { kind: '', note: '' }
  return {
    ofState: (name) => marks.get(name) ?? unmarked,
    ofTransition: ({ key }) => marks.get(key) ?? unmarked,
  }
}

function markOf(hits: number, isBeyond: boolean): Mark {
  if (hits > 0) return { kind: 'visited', note: ` ×${hits}` }
  return isBeyond ? { kind: 'beyond', note: ' (not by this driver)' } : { kind: 'missed', note: ' ×0' }
}
