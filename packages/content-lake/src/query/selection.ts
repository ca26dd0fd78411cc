import type { LakeDocument } from '../document.ts'
import { isGroqNode, type GroqNode } from './groq-node.ts'
import type { View } from './view.ts'

/** A part of the dataset that an index finds, and beyond which a filter can match nothing. */
export type Selection = { by: 'id' | 'type' | 'versionOf'; values: readonly string[] }

/** The selection that a filter implies, if it implies one. */
export function selectionOf(filter: unknown): Selection | undefined {
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

/** What stands in the view of a selection, in the order of the dataset. */
export function select(view: View, { by, values }: Selection): readonly LakeDocument[] {
  const [only] = values
  if (values.length === 1 && only !== undefined) return selectOne(view, by, only)
  return [...new Set(values)]
    .flatMap((value) => selectOne(view, by, value))
    .sort((one, other) => (one._id < other._id ? -1 : 1))
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
