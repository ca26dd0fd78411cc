import type { OrderType } from '#contract/orders/orders.ts'
import type { Db } from '#api/platform/db/db.ts'
import { locked, type Locked } from '#api/platform/db/locked.ts'
import type { LockedOrder } from '#api/orders/locked-order.ts'
import type { Sums } from '#api/orders/order-rules.ts'
import { selectHeldUntil, selectStatus, SUMS } from '#api/orders/orders.sql.ts'
import type { Attempt, AttemptState } from './attempt.ts'

export type LockedAttempt = Locked<Attempt>

type Stored = { sessionRef: string | null; paymentUrl: string | null }
type AttemptRow = Omit<Attempt, keyof Stored> & Stored

const ATTEMPTS = `
  select a.id, a.order_code as "orderCode", o.guest_id as "guestId", a.gateway, a.amount_paisa as amount, a.state,
    a.session_ref as "sessionRef", a.payment_url as "paymentUrl", a.created_at as "createdAt"
  from payment_attempt a join orders o on o.code = a.order_code`

export async function insertAttempt(
  db: Db,
  { code }: LockedOrder,
  { id, amount, gateway, createdAt }: Pick<Attempt, 'id' | 'amount' | 'gateway' | 'createdAt'>,
): Promise<void> {
  await db.change(
    `insert into payment_attempt (id, order_code, gateway, amount_paisa, state, created_at)
     values ($1, $2, $3, $4, 'created', $5)`,
    [id, code, gateway, amount, createdAt],
  )
}

export async function findAttempt(db: Db, id: string): Promise<Attempt | undefined> {
  const [row] = await db.query<AttemptRow>(`${ATTEMPTS} where a.id = $1`, [id])
  return row && attemptOf(row)
}

/** An attempt of the order, locked until the transaction ends. */
export async function lockAttempt(db: Db, order: LockedOrder, id: string): Promise<LockedAttempt | undefined> {
  const statement = `${ATTEMPTS} where a.id = $1 and a.order_code = $2 for no key update of a`
  const [row] = await db.query<AttemptRow>(statement, [id, order.code])
  return row && locked(attemptOf(row))
}

/** What a change is decided by, the newest first. */
export async function attemptsOf(db: Db, { code }: LockedOrder): Promise<Attempt[]> {
  return listAttempts(db, code)
}

/** The newest first; others may change them. */
export async function listAttempts(db: Db, orderCode: string): Promise<Attempt[]> {
  const rows = await db.query<AttemptRow>(`${ATTEMPTS} where a.order_code = $1 order by a.id desc`, [orderCode])
  return rows.map(attemptOf)
}

/** Stores the payment page of an attempt; one that has ended in the meantime stays as it is. */
export async function openAttempt(
  db: Db,
  { id }: LockedAttempt,
  { sessionRef, paymentUrl }: { sessionRef: string; paymentUrl: string },
): Promise<void> {
  await db.change(
    `update payment_attempt set state = 'open', session_ref = $2, payment_url = $3 where id = $1 and state = 'created'`,
    [id, sessionRef, paymentUrl],
  )
}

export async function closeAttempt(
  db: Db,
  { id }: LockedAttempt,
  { state, at }: { state: AttemptState; at: Date },
): Promise<void> {
  await db.change('update payment_attempt set state = $2, settled_at = $3 where id = $1', [id, state, at])
}

function attemptOf({ sessionRef, paymentUrl, ...same }: AttemptRow): Attempt {
  return { ...same, sessionRef: sessionRef ?? undefined, paymentUrl: paymentUrl ?? undefined }
}

type AttemptStanding = Sums & {
  orderCode: string
  state: AttemptState
  amount: number
  orderType: OrderType
  heldUntil: Date | null
}

export async function findStanding(
  db: Db,
  { id, orderCode, at }: { id: string; orderCode: string | undefined; at: Date },
): Promise<AttemptStanding | undefined> {
  const [row] = await db.query<AttemptStanding>(
    `select a.order_code as "orderCode", a.state, a.amount_paisa as amount, o.type as "orderType",
       ${selectStatus('$3')} as status, ${SUMS}, ${selectHeldUntil('$3')} as "heldUntil"
     from payment_attempt a join orders o on o.code = a.order_code
     where a.id = $1 and a.order_code = coalesce($2, a.order_code)`,
    [id, orderCode ?? null, at],
  )
  return row
}

type Taking = {
  now: Date
  /** Attempts made in this time. */
  madeAfter: Date
  madeBefore: Date
  /** Attempts that were last asked about before this instant. */
  askedBefore: Date
  /** As `askedBefore` for those under review, which take staff hours or days. */
  reviewAskedBefore: Date
  limit: number
  /** No clock that is right comes here: what lies beyond was written before the clock was set back. */
  impossible: Date
}

/** Takes attempts whose end is unknown, so that several processes ask about different ones. */
export async function takeUnsettledAttempts(
  db: Db,
  { now, madeAfter, madeBefore, askedBefore, reviewAskedBefore, limit, impossible }: Taking,
): Promise<{ id: string; createdAt: Date }[]> {
  return db.query(
    `update payment_attempt set asked_at = $1
     where id in (
       select id from payment_attempt
       where state in ('created', 'open', 'review') and created_at > $2 and (created_at <= $3 or created_at > $7)
         and (asked_at is null or asked_at > $7
              or asked_at < case state when 'review' then $5::timestamptz else $4::timestamptz end)
       order by created_at limit $6
       for no key update skip locked
     )
     returning id, created_at as "createdAt"`,
    [now, madeAfter, madeBefore, askedBefore, reviewAskedBefore, limit, impossible],
  )
}
