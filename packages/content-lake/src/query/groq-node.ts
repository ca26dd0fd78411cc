import { isRecord } from '../is-record.ts'

/** A node of the tree that groq-js makes of a query. */
export type GroqNode = { type: string; [part: string]: unknown }

export function isGroqNode(value: unknown): value is GroqNode {
  return isRecord(value) && typeof value['type'] === 'string'
}

/** Nodes directly below one. */
function childrenOf(node: GroqNode): GroqNode[] {
  if (node.type === 'Value') return []
  return Object.values(node)
    .flatMap((part) => (Array.isArray(part) ? part : [part]))
    .filter(isGroqNode)
}

/** Whether a node or one below it is of a kind. */
export function hasNode(node: GroqNode, isOfKind: (node: GroqNode) => boolean): boolean {
  return isOfKind(node) || childrenOf(node).some((child) => hasNode(child, isOfKind))
}
