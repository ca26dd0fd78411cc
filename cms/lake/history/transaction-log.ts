import type { ChangeRow } from './history.sql.ts'

export type LoggedTransaction = {
  id: string
  timestamp: string
  author: string
  documentIDs: string[]
  mutations?: unknown[]
  effects?: Record<string, unknown>
}

type LogOptions = { includeMutations: boolean; includeEffects: boolean }

/** Transactions as the history tells them: of each, what it did to the documents that were asked for. */
export function transactionLog(rows: readonly ChangeRow[], { includeMutations, includeEffects }: LogOptions) {
  return [...Map.groupBy(rows, ({ seq }) => seq).values()].flatMap((changes): LoggedTransaction[] => {
    const [first] = changes
    if (!first) return []
    return [
      {
        id: first.id,
        timestamp: first.at,
        author: first.author,
        documentIDs: changes.map((change) => change.document_id),
        ...(includeMutations && { mutations: changes.flatMap(({ mutations }): unknown[] => JSON.parse(mutations)) }),
        ...(includeEffects && {
          effects: Object.fromEntries(changes.map(({ document_id, effects }) => [document_id, JSON.parse(effects)])),
        }),
      },
    ]
  })
}
