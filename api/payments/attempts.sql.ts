import type { Db } from '../db/db.ts'
import type { Attempt, AttemptState } from './attempt.ts'

type AttemptRow = {
  id: string
  order_code: string
  guest_id: number
  gateway: string
  amount_paisa: number
  state: AttemptState
  session_ref: string | null
  payment_url: string | null
  created_at: Date
}

const COLUMNS = `a.id, a.order_code, o.guest_id, a.gateway, a.amount_paisa, a.state, a.session_ref, a.payment_url, a.created_at`

export async function insertAttempt(
  db: Db,
  { id, orderCode, amount, gateway, createdAt }: Pick<Attempt, 'id' | 'orderCode' | 'amount' | 'gateway' | 'createdAt'>,
): Promise<void> {
  await db.change(
    `insert into payment_attempt (id, order_code, gateway, amount_paisa, state, created_at)
     values ($1, $2, $3, $4, 'created', $5)`,
    [id, orderCode, gateway, amount, createdAt],
  )
}

export async function findAttempt(db: Db, id: string): Promise<Attempt | undefined> {
  const [row] = await db.query<AttemptRow>(
    `select ${COLUMNS} from payment_attempt a join orders o on o.code = a.order_code where a.id = $1`,
    [id],
  )
  return row && attemptOf(row)
}

/** The attempt, kept from others until the transaction ends. */
export async function lockAttempt(db: Db, id: string): Promise<Attempt | undefined> {
  const [row] = await db.query<AttemptRow>(
    `select ${COLUMNS} from payment_attempt a join orders o on o.code = a.order_code where a.id = $1 for update of a`,
    [id],
  )
  return row && attemptOf(row)
}

/** Newest first. */
export async function attemptsOfOrder(db: Db, orderCode: string): Promise<Attempt[]> {
  const rows = await db.query<AttemptRow>(
    `select ${COLUMNS} from payment_attempt a join orders o on o.code = a.order_code
     where a.order_code = $1 order by a.id desc`,
    [orderCode],
  )
  return rows.map(attemptOf)
}

/** Keeps an attempt's first payment page; false when it has one already, or has ended. */
export async function openAttempt(
  db: Db,
  { id, sessionRef, paymentUrl }: { id: string; sessionRef: string; paymentUrl: string },
): Promise<boolean> {
  const changed = await db.change(
    `update payment_attempt set state = 'open', session_ref = $2, payment_url = $3 where id = $1 and state = 'created'`,
    [id, sessionRef, paymentUrl],
  )
  return changed === 1
}

export async function closeAttempt(
  db: Db,
  { id, state, at }: { id: string; state: AttemptState; at: Date },
): Promise<void> {
  await db.change('update payment_attempt set state = $2, settled_at = $3 where id = $1', [id, state, at])
}

function attemptOf(row: AttemptRow): Attempt {
  return {
    id: row.id,
    orderCode: row.order_code,
    guestId: row.guest_id,
    gateway: row.gateway,
    amount: row.amount_paisa,
    state: row.state,
    sessionRef: row.session_ref ?? undefined,
    paymentUrl: row.payment_url ?? undefined,
    createdAt: row.created_at,
  }
}
