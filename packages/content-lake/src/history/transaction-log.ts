import type { ChangeRow } from './history.sql.ts'

export type LoggedTransaction = {
  id: string
  timestamp: string
  author: string
  documentIDs: string[]
  mutations?: unknown[]
  effects?: Record<string, unknown>
}

/**
 * Transactions as the history tells them: of each, what it did to the documents that were asked for,
 * as far as the rows tell it.
 */
export function transactionLog(rows: readonly ChangeRow[]): LoggedTransaction[] {
  return [...Map.groupBy(rows, ({ seq }) => seq).values()].flatMap((changes) => {
    const [first] = changes
    if (!first) return []
    return [
      {
        id: first.id,
        timestamp: first.at,
        author: first.author,
        documentIDs: changes.map((change) => change.document_id),
        ...(first.mutations !== null && {
          mutations: changes.flatMap(({ mutations }): unknown[] => JSON.parse(mutations ?? '[]')),
        }),
        ...(first.effects !== null && {
          effects: Object.fromEntries(
            changes.map(({ document_id, effects }) => [document_id, JSON.parse(effects ?? '{}')]),
          ),
        }),
      },
    ]
  })
}
