import { typedFields } from '#contract/staff/log.ts'
import type { Db } from '#api/platform/db/db.ts'
import { GUEST_NAME } from '#api/guests/guests.sql.ts'

/** Orders of the guest `$1`. */
export const OF_ORDERS = 'order_code in (select code from orders where guest_id = $1)'

/** A text with the phone as it was typed: 01712-345678 has the last ten digits of +8801712345678. */
export function hasPhone(text: string): string {
  const digits = `replace(replace(${text}, ' ', ''), '-', '')`
  return `(length($1) > 10 and ${digits} like '%' || substr($1, length($1) - 9) || '%')`
}

const WITHOUT_TYPED = ['data', ...typedFields.map((name) => `'${name}'`)].join(' - ')

/** A text without the name that the expression `$1` finds. */
const struck = (text: string) => `regexp_replace(${text}, $1, '…', 'gi')`

const TYPED_STRUCK = typedFields.reduce(
  (data, name) => `jsonb_set(${data}, '{${name}}', to_jsonb(${struck(`coalesce(data ->> '${name}', '')`)}), false)`,
  'data',
)

const column = (table: string, name: string, left = "''") => {
  return { table, column: name, text: name, left, struck: struck(name) }
}
const typed = (table: string) => {
  return { table, column: 'data', text: 'cast(data as text)', left: WITHOUT_TYPED, struck: TYPED_STRUCK }
}

/**
 * Where staff write freely about an order, so perhaps about its guest; a new column of this kind belongs here. The text is emptied as a
 * whole: no search finds a nickname or the phone of a relative. `left` is what stays of it, as SQL. Sums, acts and numbers are columns
 * of their own; events lose their typed fields.
 */
const TEXTS_ABOUT_ORDERS = [
  { ...typed('order_event'), where: `${OF_ORDERS} and actor like 'staff:%'` },
  { ...typed('order_charge'), where: OF_ORDERS },
  { ...typed('staff_event'), where: "subject = 'guest:' || $1" },
  { ...column('company_bill', 'reference'), where: OF_ORDERS },
  { ...column('company_bill', 'agreed_by', "'guest'"), where: OF_ORDERS },
  { ...column('cancellation', 'reason'), where: OF_ORDERS },
  { ...column('refund_proposal', 'reason'), where: OF_ORDERS },
  { ...column('payment', 'reference'), where: OF_ORDERS },
  { ...column('payment', 'reversed_reason'), where: OF_ORDERS },
]

/** Where staff write about what belongs to no order; a new column of this kind belongs here. */
const OTHER_TEXTS = [
  column('till_entry', 'reason'),
  column('till_shift', 'note'),
  column('room_block', 'reason'),
  column('shift_note', 'text'),
  column('room_state', 'note'),
  column('room_state', 'repair', "'…'"),
  typed('staff_event'),
]

const ALL_TEXTS = [...TEXTS_ABOUT_ORDERS, ...OTHER_TEXTS]

/** Empties what staff wrote about a guest's orders, and elsewhere what has the phone. Of other texts only the name is taken. */
export async function eraseFromTextsOfStaff(db: Db, { id, phone }: { id: number; phone: string }): Promise<void> {
  for (const { table, column: name, where, left } of TEXTS_ABOUT_ORDERS) {
    await db.change(`update ${table} set ${name} = ${left} where ${where}`, [id])
  }
  for (const { table, column: name, text, left } of ALL_TEXTS) {
    await db.change(`update ${table} set ${name} = ${left} where ${hasPhone(text)}`, [phone])
  }
  for (const { name, isWhole } of await selectOwnNames(db, id)) {
    await strike(db, isWhole ? ALL_TEXTS : OTHER_TEXTS, name)
  }
}

async function strike(db: Db, texts: typeof OTHER_TEXTS, name: string): Promise<void> {
  const expression = name.replaceAll(/[^\p{L}\p{M}\p{N}\s]/gu, String.raw`\$&`)
  for (const { table, column: changed, text, struck: left } of texts) {
    await db.change(`update ${table} set ${changed} = ${left} where ${text} ~* $1`, [expression])
  }
}

/** A shorter one may be a part of any word. */
const SHORTEST_NAME = 4

/** The whole name, then its parts, as far as they name nothing else here: no other guest, no member of staff, no room and no house. */
async function selectOwnNames(db: Db, id: number): Promise<{ name: string; isWhole: boolean }[]> {
  const [guest] = await db.query<{ whole: string }>(`select ${GUEST_NAME} as whole from guest g where g.id = $1`, [id])
  const whole = guest?.whole ?? ''
  const names = [...new Set([whole, ...whole.split(/\s+/)])].filter(({ length }) => length >= SHORTEST_NAME)
  const rows = await db.query<{ name: string }>(
    `select known.name from (select unnest($2::text[]) as name) as known
     where not exists (select 1 from guest g where g.id <> $1
                       and position(lower(known.name) in lower(g.first_name || ' ' || g.last_name)) > 0)
       and not exists (select 1 from staff s where position(lower(known.name) in lower(s.name)) > 0)
       and not exists (select 1 from every_unit u where position(lower(known.name) in lower(u.name)) > 0)
       and not exists (select 1 from house h where position(lower(known.name) in lower(h.name)) > 0)
     order by length(known.name) desc`,
    [id, names],
  )
  return rows.map(({ name }) => ({ name, isWhole: name === whole }))
}
