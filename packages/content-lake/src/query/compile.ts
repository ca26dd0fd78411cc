import { parse, type ExprNode } from 'groq-js'
import { LakeProblem } from '../lake-problem.ts'
import { hasNode, isGroqNode, isTree, type GroqNode } from './groq-node.ts'
import { selectionOf, type Selection } from './selection.ts'

export type CompiledQuery = {
  /** As written; for a dataset of one document. */
  tree: ExprNode
  /** Scans that an index can narrow read a parameter of that name instead. */
  narrowed: ExprNode
  selections: ReadonlyMap<string, Selection>
  /** Answers may differ while nothing changes: it asks for the time or for the reader. */
  isVolatile: boolean
}

/** Reads a query. groq-js folds the values of the parameters into the tree, so it belongs to these values alone. */
export function compileQuery(query: string, params: Record<string, unknown>): CompiledQuery {
  const tree = parseQuery(query, params)
  const selections = new Map<string, Selection>()
  const narrowed = narrow(tree, selections)
  return {
    tree,
    // Most trees that are large have nothing to narrow: they are kept once.
    narrowed: selections.size > 0 && isTree(narrowed) ? narrowed : tree,
    selections,
    isVolatile: hasNode(tree, ({ type, name }) => type === 'FuncCall' && (name === 'now' || name === 'identity')),
  }
}

function parseQuery(query: string, params: Record<string, unknown>): ExprNode {
  let tree: ExprNode
  try {
    tree = parse(query, { params })
  } catch (error) {
    const { message, position } = describe(error)
    throw new LakeProblem(400, 'queryParseError', message, { query, start: position, end: position })
  }
  // A value that was given is folded in; a parameter that is left has none, and would silently match nothing.
  hasNode(tree, ({ type, name }) => {
    if (type === 'Parameter') throw missingParameter(query, String(name))
    return false
  })
  return tree
}

function describe(error: unknown): { message: string; position: number } {
  const message = error instanceof Error ? error.message : String(error)
  const hasPosition = error instanceof Error && 'position' in error && typeof error.position === 'number'
  return { message, position: hasPosition ? Number(error.position) : 0 }
}

function missingParameter(query: string, name: string): LakeProblem {
  const start = query.indexOf(`$${name}`)
  const end = start + name.length + 1
  return new LakeProblem(400, 'queryParseError', `param $${name} referenced, but not provided`, { query, start, end })
}

function narrow(part: unknown, selections: Map<string, Selection>): unknown {
  if (Array.isArray(part)) return part.map((each) => narrow(each, selections))
  if (!isGroqNode(part) || part.type === 'Value') return part
  const copy: GroqNode = { type: part.type }
  for (const [name, value] of Object.entries(part)) copy[name] = narrow(value, selections)
  if (part.type !== 'Filter' || !isGroqNode(part['base']) || part['base'].type !== 'Everything') return copy
  const selection = selectionOf(part['expr'])
  if (!selection) return copy
  // No query can spell a parameter with a space in it.
  const parameter = `selection ${selections.size}`
  selections.set(parameter, selection)
  return { ...copy, base: { type: 'Parameter', name: parameter } }
}
