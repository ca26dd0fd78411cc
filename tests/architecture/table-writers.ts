import { sqlIn } from './portable-sql.ts'
import type { SourceFile } from './read-tree.ts'

/**
 * Which room of api/ writes which tables: a row is stored, changed and removed in one room, so that its rules are in one place. Two tables
 * have two: reception names a room, and erasure takes what a person left anywhere.
 */
export const writers: Record<string, readonly string[]> = {
  catalogue: [
    'base_rate',
    'catalogue_content',
    'every_unit',
    'gallery_image',
    'house',
    'house_facility',
    'house_image',
    'lake_picture',
    'levies',
    'named_days',
    'night_rate',
    'rate_change',
    'rate_change_base',
    'rate_change_night',
    'review',
    'review_invitation',
  ],
  guests: [
    'code_pause',
    'code_turn',
    'failed_code',
    'guest',
    'guest_card',
    'guest_network',
    'one_time_code',
    'phone_proposal',
  ],
  money: [
    'payment',
    'payment_attempt',
    'payment_notice',
    'receipt_counter',
    'refund',
    'refund_proposal',
    'tax_document',
    'till_count',
    'till_entry',
    'till_shift',
  ],
  nights: ['unit_night'],
  orders: [
    'cancellation',
    'company_bill',
    'occasion',
    'order_charge',
    'order_event',
    'order_line',
    'orders',
    'party',
    'stay',
    'stay_change',
  ],
  platform: [
    'activity',
    'catalogue_change',
    'guest_session',
    'guest_sign_in',
    'outbox',
    'request_budget',
    'schema_lock',
    'schema_migration',
    'staff_limit',
    'staff_session',
  ],
  reception: [
    'every_unit',
    'morning_list',
    'registered_person',
    'registration',
    'room_block',
    'room_state',
    'room_turn',
    'shift_note',
  ],
  site: ['contact_message', 'content_count', 'job_application', 'visit_count'],
  staff: ['staff', 'staff_browser', 'staff_event', 'staff_recovery_code'],
  upkeep: ['activity', 'contact_message', 'guest', 'job_application', 'occasion', 'outbox', 'registration'],
}

const WRITE = /\b(?:insert\s+into|delete\s+from|(?<!\b(?:for|key|do)\s+)update)\s+([a-z_]+)/g

/** The tables that each room of api/ writes, read from its SQL. */
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
