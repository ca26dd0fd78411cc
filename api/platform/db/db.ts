const INSIDE: unique symbol = Symbol('inside a transaction')

/**
 * All that the API knows of its database: PostgreSQL's language over PGlite or a server.
 * `bigint` comes as number, `date` as `yyyy-MM-dd`, `timestamptz` as Date. A statement outside a transaction is its own transaction, and
 * is run again after a serialization failure or a deadlock. So is what changed nothing because the database was unavailable, for a
 * few seconds; then `DatabaseUnavailable` is thrown.
 */
export type Db = {
  /** The rows that a statement returns. */
  query<Row extends object>(text: string, params?: readonly unknown[]): Promise<Row[]>
  /** How many rows a statement changed. */
  change(text: string, params?: readonly unknown[]): Promise<number>
  /**
   * Runs `work` in one transaction on the `Db` that it is handed, and may run it again after a serialization failure, a
   * deadlock or a lost connection: nothing but SQL belongs inside. A second transaction inside it throws, and so does the outer `Db`. Statements that
   * are sent together (`Promise.all`) run in that order, and on a server share one round trip; when one fails, so do those after it,
   * and the transaction throws the first failure.
   */
  inTransaction<Result>(work: (db: Transaction) => Promise<Result>): Promise<Result>
}

/** A `Db` between begin and commit, which `inTransaction` hands out. Locks are taken on one, so that they last until its end. */
export type Transaction = Db & { readonly [INSIDE]: true }

/** For `inTransaction` alone. */
export function insideTransaction(db: Db): Transaction {
  return { ...db, [INSIDE]: true }
}

/** The part of a `Db` that only reads. */
export type Reads = Pick<Db, 'query'>

/** What an engine gives: statements on a free connection, and statements on one connection between begin and commit. */
export type Engine = Statements & {
  begin<Result>(work: (statements: Statements) => Promise<Result>): Promise<Result>
  /** Several statements without parameters, as a migration holds them. */
  runScript(script: string): Promise<void>
  /** How the connections are used; an engine with a single one does not report it. */
  poolUse?(): PoolUse
  close(): Promise<void>
}

/** Connections that are open, how many of them are idle, and how many requests wait for one. */
export type PoolUse = { open: number; idle: number; waiting: number }

export type Statements = {
  run(text: string, params: readonly unknown[]): Promise<{ rows: unknown[]; changed: number }>
}
