import { type ExprNode, parse } from 'groq-js'
import { isRecord, type LakeDocument } from '../core/document.ts'
import { LakeProblem } from '../core/lake-problem.ts'
import type { View } from './views.ts'

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
    // Most trees that are large have nothing to narrow: they are cached once.
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

/** A node of the tree that groq-js makes of a query. */
type GroqNode = { type: string; [part: string]: unknown }

function isGroqNode(value: unknown): value is GroqNode {
  return isRecord(value) && typeof value['type'] === 'string'
}

/** A tree that was rebuilt node by node is one that groq-js evaluates. */
function isTree(value: unknown): value is ExprNode {
  return isGroqNode(value)
}

/** Nodes directly below one. */
function childrenOf(node: ExprNode | GroqNode): GroqNode[] {
  if (node.type === 'Value') return []
  return Object.values(node)
    .flatMap((part) => (Array.isArray(part) ? part : [part]))
    .filter(isGroqNode)
}

/** Whether a node or one below it is of a kind. */
function hasNode(node: ExprNode | GroqNode, isOfKind: (node: GroqNode) => boolean): boolean {
  return (isGroqNode(node) && isOfKind(node)) || childrenOf(node).some((child) => hasNode(child, isOfKind))
}

/** A part of the dataset that an index finds, and beyond which a filter can match nothing. */
type Selection = { by: 'id' | 'type' | 'versionOf'; values: readonly string[] }

/** The selection that a filter implies, if it implies one. */
function selectionOf(filter: unknown): Selection | undefined {
  if (!isGroqNode(filter)) return undefined
  switch (filter.type) {
    case 'Group':
      return selectionOf(filter['base'])
    case 'And':
      return selectionOf(filter['left']) ?? selectionOf(filter['right'])
    case 'OpCall':
      return comparedWith(filter)
    case 'FuncCall':
      return versionsOf(filter)
    default:
      return undefined
  }
}

/** The documents of a selection, in the order of the dataset. */
export function select(view: View, { by, values }: Selection): readonly LakeDocument[] {
  const [only] = values
  if (values.length === 1 && only !== undefined) return selectOne(view, by, only)
  return [...new Set(values)].flatMap((value) => selectOne(view, by, value)).sort((a, b) => (a._id < b._id ? -1 : 1))
}

function selectOne(view: View, by: Selection['by'], value: string): readonly LakeDocument[] {
  if (by === 'type') return view.byType.get(value) ?? []
  if (by === 'versionOf') return view.versionsOf.get(value) ?? []
  const document = view.byId.get(value)
  return document ? [document] : []
}

function comparedWith({ op, left, right }: GroqNode): Selection | undefined {
  if (op === '==') return comparison(left, right) ?? comparison(right, left)
  return op === 'in' ? comparison(left, right) : undefined
}

function comparison(attribute: unknown, compared: unknown): Selection | undefined {
  const by = indexOf(attribute)
  const values = textsOf(compared)
  return by && values ? { by, values } : undefined
}

function indexOf(node: unknown): 'id' | 'type' | undefined {
  if (!isGroqNode(node) || node.type !== 'AccessAttribute' || node['base'] !== undefined) return undefined
  if (node['name'] === '_id') return 'id'
  return node['name'] === '_type' ? 'type' : undefined
}

/** A text, or a list of nothing but texts. */
function textsOf(node: unknown): string[] | undefined {
  if (!isGroqNode(node)) return undefined
  if (node.type === 'Value') {
    const values: unknown[] = Array.isArray(node['value']) ? node['value'] : [node['value']]
    return values.every((value) => typeof value === 'string') ? values : undefined
  }
  if (node.type !== 'Array' || !Array.isArray(node['elements'])) return undefined
  const elements = node['elements'].map((element) => (isGroqNode(element) ? textsOf(element['value']) : undefined))
  return elements.every((texts) => texts?.length === 1) ? elements.flatMap((texts) => texts ?? []) : undefined
}

function versionsOf({ namespace, name, args }: GroqNode): Selection | undefined {
  if (namespace !== 'sanity' || name !== 'versionOf' || !Array.isArray(args)) return undefined
  const values = textsOf(args[0])
  return values && values.length === 1 ? { by: 'versionOf', values } : undefined
}
