import type { Db, Transaction } from '#api/platform/db/db.ts'
import { ERASED_DETAILS } from '#api/guests/guest-details.ts'
import { ERASED } from '#api/guests/guests.sql.ts'
import { DUE } from '#api/orders/orders.sql.ts'
import { eraseFromTextsOfStaff, hasPhone, OF_ORDERS } from './texts-of-staff.sql.ts'

/** A guest as tables name one: by the id, by the phone in E.164, or by what was typed into a form. */
export type Person = { id: number; phone: string; email: string }

/** Everything stored about a guest other than the profile, by kind: plain columns, without hashes, files and sealed numbers. */
const STORED = {
  orders: `select code, type, status, amount_paisa, tax_paisa, payable_paisa, paid_paisa, created_at, visit_source
           from orders where guest_id = $1 order by created_at`,
  stays: `select l.order_code, l.name, l.place_type, l.arrival, l.departure, l.quantity, l.price_paisa, l.cancelled_at
          from order_line l join orders o on o.code = l.order_code where o.guest_id = $1 order by l.order_code, l.line_no`,
  charges: `select c.order_code, c.kind, c.data, c.quantity, c.amount_paisa, c.added_at, c.removed_at
            from order_charge c join orders o on o.code = c.order_code where o.guest_id = $1 order by c.order_code, c.charge_no`,
  companies: `select b.order_code, b.company, b.address, b.bin, b.reference, b.agreed_by, b.billed_at
              from company_bill b join orders o on o.code = b.order_code where o.guest_id = $1 order by b.order_code`,
  visits: `select v.order_code, v.starts, v.ends, v.persons, v.name, v.phone, v.remark
           from occasion v join orders o on o.code = v.order_code where o.guest_id = $1 order by v.starts`,
  registrations: `select p.order_code, p.name, p.nationality, p.document_type, p.document_expires, p.visa_until, p.born, p.address
                  from registered_person p join orders o on o.code = p.order_code where o.guest_id = $1 and p.is_lead
                  order by p.order_code`,
  parties: `select y.order_code, y.adults, y.children, y.arrives_about
            from party y join orders o on o.code = y.order_code where o.guest_id = $1 order by y.order_code`,
  payments: `select p.order_code, p.amount_paisa, p.method, p.gateway_transaction, p.receipt, p.received_at
             from payment p join orders o on o.code = p.order_code where o.guest_id = $1 order by p.received_at`,
  refunds: `select r.order_code, r.amount_paisa, r.state, r.created_at, r.settled_at
            from refund r join orders o on o.code = r.order_code where o.guest_id = $1 order by r.created_at`,
  events: `select e.order_code, e.at, e.actor, e.event, e.data
           from order_event e join orders o on o.code = e.order_code where o.guest_id = $1 order by e.at, e.event_no`,
  card: 'select likes, note, written_at from guest_card where guest_id = $1',
  proposedPhone: 'select phone, reason, proposed_at from phone_proposal where guest_id = $1',
  sessions: `select created_at, idle_expires_at, expires_at, revoked_at from guest_session where guest_id = $1
             order by created_at`,
  networks: 'select seen_at from guest_network where guest_id = $1 order by seen_at',
  reviews:
    'select house_id, text, created_at, order_code, stayed_from, score from review where guest_id = $1 order by created_at',
  invitations: `select i.order_code, i.sent_at from review_invitation i join orders o on o.code = i.order_code
                where o.guest_id = $1 order by i.sent_at`,
} as const

/** What forms and messages stored of the same phone or e-mail address, which need not be the guest's. */
const WRITTEN = {
  messages: `select channel, recipient, body, created_at, sent_at from outbox
             where recipient = $1 or (recipient = $2 and $2 <> '') order by created_at`,
  contactMessages: `select name, phone, email, message, received_at from contact_message
                    where ${hasPhone('phone')} or (email = $2 and $2 <> '') order by received_at`,
  applications: `select name, phone, file_name, received_at from job_application
                 where ${hasPhone('phone')} and $2 = $2 order by received_at`,
} as const

export async function selectStored(db: Db, { id, phone, email }: Person): Promise<Record<string, object[]>> {
  const ofGuest = Object.entries(STORED).map(async ([name, statement]) => [name, await db.query(statement, [id])])
  const ofPhone = Object.entries(WRITTEN).map(async ([name, statement]) => [
    name,
    await db.query(statement, [phone, email]),
  ])
  return Object.fromEntries(await Promise.all([...ofGuest, ...ofPhone]))
}

/** Orders with something still to come: a decision, a payment of their guest or of a company, a stay or visit from `today` on, or money on its way back. */
export async function selectOpenOrders(db: Db, guestId: number, today: string): Promise<string[]> {
  const rows = await db.query<{ code: string }>(
    `select o.code from orders o where o.guest_id = $1 and (
       o.status in ('Requested', 'Pending', 'Paid-unplaced')
       or (o.status = 'Confirmed' and (
         exists (select 1 from order_line l where l.order_code = o.code and l.departure >= $2::date)
         or exists (select 1 from occasion v where v.order_code = o.code and v.ends >= $2::date)))
       or (o.status in ('Confirmed', 'Completed') and ${DUE} > 0)
       or exists (select 1 from refund r where r.order_code = o.code and r.state <> 'refunded')
       or exists (select 1 from payment_attempt a where a.order_code = o.code and a.state in ('created', 'open', 'review')))
     order by o.code`,
    [guestId, today],
  )
  return rows.map(({ code }) => code)
}

/** Undefined for an unknown guest, and for one who was erased. */
export async function selectPerson(db: Db, id: number): Promise<Person | undefined> {
  const statement = `select id, phone, email from guest where id = $1 and phone not like '${ERASED}%'`
  const [row] = await db.query<Person>(statement, [id])
  return row
}

/** Who writes about this person, and who erases them, take turns. */
export async function lockPerson(db: Transaction, { id }: Person): Promise<void> {
  await db.query('select id from guest where id = $1 for update', [id])
}

/** Removes all that names the guest, and the guest's row where no order needs it; otherwise the row stays without the person. */
export async function deletePerson(db: Db, { id, phone, email }: Person): Promise<void> {
  await db.change('delete from activity where principal = $1', [`guest:${id}`])
  for (const table of ['guest_card', 'phone_proposal', 'guest_session', 'guest_network', 'guest_sign_in', 'review']) {
    await db.change(`delete from ${table} where guest_id = $1`, [id])
  }
  for (const table of ['one_time_code', 'code_turn', 'failed_code']) {
    await db.change(`delete from ${table} where phone = $1`, [phone])
  }
  const statement = `delete from outbox where recipient = $1 or (recipient = $2 and $2 <> '') or ${hasPhone('body')}`
  await db.change(statement, [phone, email])
  await db.change(`delete from contact_message where ${hasPhone('phone')} or (email = $2 and $2 <> '')`, [phone, email])
  await db.change(`delete from job_application where ${hasPhone('phone')}`, [phone])
  await db.change(`update occasion set name = '', phone = '', remark = '' where ${OF_ORDERS}`, [id])
  // With those who came along: the guest gave their names, and nobody else knows of them.
  await db.change(`delete from registration where ${OF_ORDERS}`, [id])
  await eraseFromTextsOfStaff(db, { id, phone })
  await db.change('delete from guest where id = $1 and not exists (select 1 from orders where guest_id = $1)', [id])
  await db.change(
    `update guest set phone = '${ERASED}' || id, identity_number_sealed = '', identity_expires = null, born = null, ${ERASED_DETAILS}
     where id = $1`,
    [id],
  )
}

type Idle = { before: Date; now: Date; limit: number }

/** Guests of whom nothing is newer: no order, no sign-up, and no session that still lives. */
const IS_IDLE = `g.created_at < $1 and g.phone not like '${ERASED}%'
  and not exists (select 1 from orders o where o.guest_id = g.id and o.created_at >= $1)
  and not exists (select 1 from order_line l join orders o on o.code = l.order_code
                  where o.guest_id = g.id and l.departure >= $1::date)
  and not exists (select 1 from guest_session s where s.guest_id = g.id and s.idle_expires_at > $2 and s.revoked_at is null)`

export async function selectIdleGuests(db: Db, { before, now, limit }: Idle): Promise<Person[]> {
  const statement = `select g.id, g.phone, g.email from guest g where ${IS_IDLE} order by g.id limit $3`
  return db.query<Person>(statement, [before, now, limit])
}

/** Empties the identity documents of such guests. */
export async function clearIdleIdentities(db: Db, { before, now }: Omit<Idle, 'limit'>): Promise<number> {
  return db.change(
    `update guest g set identity_type = '', identity_number_sealed = '', identity_expires = null
     where g.identity_number_sealed <> '' and ${IS_IDLE}`,
    [before, now],
  )
}

/** Empties who came to visits that ended before then. */
export async function clearVisitors(db: Db, before: Date): Promise<number> {
  return db.change(
    `update occasion set name = '', phone = '', remark = ''
     where ends < $1 and (name <> '' or phone <> '' or remark <> '')`,
    [before],
  )
}
