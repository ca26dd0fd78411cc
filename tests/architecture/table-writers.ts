import { sqlIn } from './portable-sql.ts'
import type { SourceFile } from './read-tree.ts'

/**
 * Which folder of api/ writes which tables. A row is stored, changed and removed by one folder, so that its rules are in one place. Three
 * tables have two: a payment at the desk is stored with its attempt, and reception names a room. Erasure takes what a person left
 * anywhere, and api/retention/ removes what is older than its list allows.
 */
export const writers: Record<string, readonly string[]> = {
  activity: ['activity'],
  allowances: ['allowance'],
  auth: ['code_pause', 'code_turn', 'failed_code', 'guest_network', 'one_time_code'],
  availability: ['unit_night'],
  blocks: ['room_block'],
  careers: ['job_application'],
  contact: ['contact_message'],
  'content-counts': ['content_count'],
  db: ['schema_lock', 'schema_migration'],
  desk: ['refund_proposal', 'tax_document'],
  gallery: ['gallery_image'],
  guests: ['guest', 'guest_card', 'phone_proposal'],
  houses: ['catalogue_change', 'house', 'house_facility', 'house_image', 'unit'],
  messages: ['outbox'],
  'morning-list': ['morning_list'],
  orders: ['cancellation', 'company_bill', 'occasion', 'order_charge', 'order_event', 'order_line', 'orders'],
  payments: ['payment', 'payment_attempt', 'payment_notice', 'refund'],
  'personal-data': ['activity', 'contact_message', 'guest', 'job_application', 'occasion', 'outbox', 'registration'],
  registration: ['party', 'registered_person', 'registration'],
  reviews: ['review', 'review_invitation'],
  rooms: ['room_state', 'room_turn', 'unit'],
  sessions: ['guest_session', 'guest_sign_in', 'staff_session'],
  'shift-notes': ['shift_note'],
  staff: ['staff', 'staff_browser', 'staff_recovery_code'],
  'staff-log': ['staff_event'],
  stays: ['stay', 'stay_change'],
  throttle: ['request_budget'],
  till: ['payment', 'payment_attempt', 'receipt_counter', 'till_count', 'till_entry', 'till_shift'],
}

const WRITE = /\b(?:insert\s+into|delete\s+from|(?<!\b(?:for|key|do)\s+)update)\s+([a-z_]+)/g

/** The tables that each folder of api/ writes, read from its SQL. */
export function writersIn(tree: readonly SourceFile[]): Record<string, string[]> {
  const found = new Map<string, Set<string>>()
  for (const { path, text } of tree) {
    const folder = /^api\/([^/]+)\/(?!.*\.test\.).*\.ts$/.exec(path)?.[1]
    const tables = sqlIn(text).flatMap((statement) => Array.from(statement.matchAll(WRITE), ([, table = '']) => table))
    if (folder !== undefined && tables.length > 0) {
      found.set(folder, new Set([...(found.get(folder) ?? []), ...tables]))
    }
  }
  return Object.fromEntries([...found].map(([folder, tables]) => [folder, [...tables].toSorted()]))
}

/** Functions that other folders may import by their names, though they write. */
export function writingQuestions(tree: readonly SourceFile[]): string[] {
  return tree
    .filter(({ path }) => /^api\/.*\.sql\.ts$/.test(path))
    .flatMap(({ path, text }) =>
      text
        .split(/^export (?=async function)/m)
        .filter((part) => /^async function (select|count|lock)[A-Z]/.test(part) && part.search(WRITE) !== -1)
        .map((part) => `${path}: ${/function (\w+)/.exec(part)?.[1]}`),
    )
}
