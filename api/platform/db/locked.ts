const LOCKED: unique symbol = Symbol('locked')

/**
 * A row that nobody else changes until the caller's transaction ends. What changes it, and what such a change decides by, takes one: to
 * read before the lock does not compile.
 *
 * Locks are taken in one order, so that no two transactions wait for each other: guest, order, payment attempt or refund, budget of a member, staff limit,
 * till shift, room, night. Rows that others refer to are locked `for no key update`: a reference does not wait for them.
 */
export type Locked<Row> = Row & { readonly [LOCKED]: true }

/** For the statements that lock a row or store a new one, and nothing else: tests/architecture.test.ts has the list of files. */
export function locked<Row extends object>(row: Row): Locked<Row> {
  return { ...row, [LOCKED]: true }
}
