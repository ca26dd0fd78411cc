import type { ExprNode } from 'groq-js'
import { isRecord } from '../is-record.ts'

/** A node of the tree that groq-js makes of a query. */
export type GroqNode = { type: string; [part: string]: unknown }

export function isGroqNode(value: unknown): value is GroqNode {
  return isRecord(value) && typeof value['type'] === 'string'
}

/** A tree that was rebuilt node by node is one that groq-js evaluates. */
export function isTree(value: unknown): value is ExprNode {
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
export function hasNode(node: ExprNode | GroqNode, isOfKind: (node: GroqNode) => boolean): boolean {
  return (isGroqNode(node) && isOfKind(node)) || childrenOf(node).some((child) => hasNode(child, isOfKind))
}
