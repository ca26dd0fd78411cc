import { LakeProblem } from '../lake-problem.ts'
import type { CompiledQuery } from './compile.ts'
import { isGroqNode } from './groq-node.ts'

/** Documents that one query of a reader who did not sign in may visit, all scans within scans counted. */
const VISITS_LIMIT = 500_000
const LOOPS = ['Filter', 'Map', 'FlatMap', 'PipeFuncCall']

/** Refuses an anonymous query that could keep the process busy for seconds: everybody shares it. */
export function refuseCostly({ tree }: CompiledQuery, documentCount: number): void {
  const count = Math.max(documentCount, 10)
  if (visits(tree, 1, count) <= VISITS_LIMIT) return
  throw new LakeProblem(400, 'queryTooExpensive', 'The query scans within scans too often for a reader without sign-in')
}

function visits(part: unknown, times: number, count: number): number {
  if (Array.isArray(part)) return part.reduce((sum: number, each) => sum + visits(each, times, count), 0)
  if (!isGroqNode(part) || part.type === 'Value') return 0
  if (part.type === 'Everything') return times * count
  const { base, ...rest } = part
  const inner = LOOPS.includes(part.type) ? times * count : times
  return (
    visits(base, times, count) + Object.values(rest).reduce((sum: number, each) => sum + visits(each, inner, count), 0)
  )
}
