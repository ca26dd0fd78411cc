import { addDays, DAY_MS, dhakaDate } from '#contract/values/calendar.ts'
import type { Deps } from '#api/platform/deps.ts'

/** Rows end `days` after the moment in `column`, or the date where it `isDate`. `only`: which rows, if not all. */
type Retained = { table: string; column: string; days: number; isDate?: true; only?: string }

const YEAR = 365

/** SQL: the last day of the order that a row belongs to. */
const LAST_DAY = '(select max(s.departure) from stay s where s.order_code = registration.order_code)'

/**
 * What is kept for a time, and how long; docs/operations.md shows it. Personal data is apart (api/upkeep/personal-data/): there the last visit or
 * booking counts.
 */
const retention: readonly Retained[] = [
  // An answer is repeated for 24 hours.
  { table: 'activity', column: 'created_at', days: 1 },
  // Long enough for questions about yesterday's sign-in.
  { table: 'one_time_code', column: 'expires_at', days: 2 },
  { table: 'code_turn', column: 'taken_at', days: 2 },
  { table: 'failed_code', column: 'failed_at', days: 2 },
  { table: 'guest_session', column: 'revoked_at', days: 2 },
  { table: 'guest_session', column: 'idle_expires_at', days: 2 },
  { table: 'guest_session', column: 'expires_at', days: 2 },
  { table: 'staff_session', column: 'revoked_at', days: 2 },
  { table: 'staff_session', column: 'idle_expires_at', days: 2 },
  { table: 'staff_session', column: 'expires_at', days: 2 },
  { table: 'request_budget', column: 'window_start', days: 2 },
  // As long as a network counts as a guest's own.
  { table: 'guest_network', column: 'seen_at', days: 90 },
  // Use on a day; what was used of a booking stays with it.
  { table: 'staff_limit', column: 'scope', days: 60, isDate: true, only: "scope like '____-__-__'" },
  { table: 'content_count', column: 'day', days: 2 * 366, isDate: true },
  { table: 'visit_count', column: 'day', days: 2 * 366, isDate: true },
  // As long as the police may ask who was here. The law of the place decides it: agree on it before the first season.
  { table: 'registration', column: LAST_DAY, days: YEAR, isDate: true },
  // For a question about who did it.
  { table: 'shift_note', column: 'done_at', days: 90 },
  // For a guest's question about last week's message.
  { table: 'outbox', column: 'created_at', days: 30 },
  // As the privacy policy says.
  { table: 'contact_message', column: 'received_at', days: YEAR },
  { table: 'job_application', column: 'received_at', days: YEAR },
  // Longer than its link works, and than anybody is asked late.
  { table: 'review_invitation', column: 'sent_at', days: 90 },
  // A dispute about a card payment does not take two years.
  { table: 'payment_notice', column: 'received_at', days: 30, only: 'not is_signed' },
  { table: 'payment_notice', column: 'received_at', days: 2 * YEAR },
]

/** A job: removes what is older than its time. Answers how many rows of each table; throws when it is through where one failed. */
export async function forgetOldRows({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<Record<string, number>> {
  const at = now().getTime()
  const forgotten: Record<string, number> = {}
  const failures = new Map<string, unknown>()
  for (const { table, column, days, isDate, only = 'true' } of retention) {
    const before = isDate ? addDays(dhakaDate(at), -days) : new Date(at - days * DAY_MS)
    try {
      const removed = await db.change(`delete from ${table} where ${column} < $1 and ${only}`, [before])
      forgotten[table] = (forgotten[table] ?? 0) + removed
    } catch (error) {
      failures.set(table, error)
    }
  }
  if (failures.size > 0) throw new AggregateError(failures.values(), `Not cleaned: ${[...failures.keys()].join(', ')}`)
  return forgotten
}
