import { LakeProblem } from '../lake-problem.ts'
import type { CompiledQuery } from './compile.ts'
import { childrenOf, hasNode, isGroqNode, nodesOf, type GroqNode } from './groq-node.ts'

/** Steps that one query of a reader who did not sign in may take, loops within loops multiplied: about a second. */
const STEPS_LIMIT = 1_000_000
/** Letters of its text: reading it takes longer than its length grows. The site's own are a third of it. */
const QUERY_LENGTH = 4_096
const LOOPS = ['Filter', 'Map', 'FlatMap', 'PipeFuncCall']
/** Elements that a list within a document has, reckoned low: such loops nest deeply in honest queries. */
const LIST_IN_DOCUMENT = 4
/** Elements of a list that a function makes. */
const MADE_LIST = 1_000
/** Each may double a text. */
const MOST_SUMS = 4

/** Refuses a query of a stranger that could keep the process busy for seconds or fill its memory: everybody shares it. */
export function refuseCostly({ tree }: CompiledQuery, documentCount: number, stepsLimit = STEPS_LIMIT): void {
  const sums = nodesOf(tree).filter(({ type, op }) => type === 'OpCall' && op === '+').length
  if (sums > MOST_SUMS || hasNode(tree, isMultiplying)) throw tooExpensive('makes lists or texts')
  const longest = longestOf(tree, documentCount)
  if (steps(tree, 1, { documentCount, longest }) > stepsLimit) throw tooExpensive('loops within loops too often')
}

/** To be asked before a text is read. */
export function refuseLong(query: string): void {
  if (query.length > QUERY_LENGTH) throw tooExpensive('is too long')
}

export function tooExpensive(what: string): LakeProblem {
  return new LakeProblem(400, 'queryTooExpensive', `The query ${what} for a reader without sign-in`)
}

/** What makes of a list or text another that is any number of times as long. */
function isMultiplying({ type, namespace, name, isSplat }: GroqNode): boolean {
  if (type === 'ArrayElement') return isSplat === true
  return (
    type === 'FuncCall' && ((namespace === 'string' && name === 'split') || (namespace === 'array' && name === 'join'))
  )
}

/** Elements of the longest list that a name in the query may stand for. */
function longestOf(tree: GroqNode, documentCount: number): number {
  const nodes = nodesOf(tree)
  const brought = nodes.map(({ type, value, elements }) => {
    if (type === 'Value') return longestIn(value)
    return Array.isArray(elements) ? elements.length : 0
  })
  return Math.max(LIST_IN_DOCUMENT, ...brought, readsMadeOfDocuments(tree, false) ? documentCount : 0)
}

/** The longest list in a value, lists in lists among them. */
function longestIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const own = Array.isArray(value) ? value.length : 0
  return Object.values(value).reduce((longest: number, each) => Math.max(longest, longestIn(each)), own)
}

/** Whether it reads again what it made of documents: `{"all": *}.all`, `[*][0]`. */
function readsMadeOfDocuments(node: GroqNode, isReadAgain: boolean): boolean {
  if (isReadAgain && holdsDocuments(node)) return true
  return childrenOf(node).some((child) => readsMadeOfDocuments(child, isReadAgain || child === node['base']))
}

function holdsDocuments({ type, value }: GroqNode): boolean {
  const isPart = type === 'ObjectAttributeValue' || type === 'ArrayElement'
  return isPart && isGroqNode(value) && hasNode(value, (node) => node.type === 'Everything')
}

type Lengths = { documentCount: number; longest: number }

/** What a node costs that is evaluated so many times. */
function steps(node: GroqNode, times: number, lengths: Lengths): number {
  if (node.type === 'Value') return times * (Array.isArray(node['value']) ? node['value'].length : 1)
  const { base } = node
  const isLoop = LOOPS.includes(node.type) && isGroqNode(base)
  const inner = isLoop ? times * lengthOf(base, lengths) : times
  return childrenOf(node).reduce((sum, child) => sum + steps(child, child === base ? times : inner, lengths), times)
}

/** How often a loop over this goes round. */
function lengthOf(list: GroqNode, lengths: Lengths): number {
  switch (list.type) {
    case 'Everything':
      return lengths.documentCount
    case 'Value':
      return Array.isArray(list['value']) ? list['value'].length : 1
    case 'This':
    case 'Parent':
      return lengths.longest
    case 'AccessAttribute':
      return isGroqNode(list['base']) ? Math.max(lengthOf(list['base'], lengths), lengths.longest) : lengths.longest
    default:
      return isGroqNode(list['base']) ? lengthOf(list['base'], lengths) : Math.max(MADE_LIST, lengths.longest)
  }
}
