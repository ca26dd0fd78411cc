import { LakeProblem } from '../lake-problem.ts'
import type { CompiledQuery } from './compile.ts'
import { childrenOf, isGroqNode, type GroqNode } from './groq-node.ts'

/** Steps that one query of a reader who did not sign in may take, loops within loops multiplied: about a second. */
const STEPS_LIMIT = 1_000_000
const LOOPS = ['Filter', 'Map', 'FlatMap', 'PipeFuncCall']
/** Elements that a list within a document has, reckoned low: such loops nest deeply in honest queries. */
const LIST_IN_DOCUMENT = 4
/** Elements of a list that the query itself makes, such as the letters of a text. */
const MADE_LIST = 1_000

/** Refuses an anonymous query that could keep the process busy for seconds: everybody shares it. */
export function refuseCostly({ tree }: CompiledQuery, documentCount: number): void {
  if (steps(tree, 1, documentCount) <= STEPS_LIMIT) return
  throw new LakeProblem(400, 'queryTooExpensive', 'The query loops within loops too often for a reader without sign-in')
}

/** What a node costs that is evaluated so many times. */
function steps(node: GroqNode, times: number, documentCount: number): number {
  if (node.type === 'Value') return times * (Array.isArray(node['value']) ? node['value'].length : 1)
  const { base } = node
  const isLoop = LOOPS.includes(node.type) && isGroqNode(base)
  const inner = isLoop ? times * lengthOf(base, documentCount) : times
  return childrenOf(node).reduce(
    (sum, child) => sum + steps(child, child === base ? times : inner, documentCount),
    times,
  )
}

/** How often a loop over this goes round. */
function lengthOf(list: GroqNode, documentCount: number): number {
  switch (list.type) {
    case 'Everything':
      return documentCount
    case 'Value':
      return Array.isArray(list['value']) ? list['value'].length : 1
    case 'This':
    case 'Parent':
      return LIST_IN_DOCUMENT
    case 'AccessAttribute':
      return isGroqNode(list['base']) ? lengthOf(list['base'], documentCount) : LIST_IN_DOCUMENT
    default:
      return isGroqNode(list['base']) ? lengthOf(list['base'], documentCount) : MADE_LIST
  }
}
