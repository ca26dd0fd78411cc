import type { OrderStatus, OrderType } from '#contract/orders.ts'
import type { Db } from '../db/db.ts'
import { locked, type Locked } from '../db/locked.ts'
import type { LockedOrder } from '../orders/locked-order.ts'
import type { Attempt, AttemptState } from './attempt.ts'

export type LockedAttempt = Locked<Attempt>

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
  const [row] = await db.query<AttemptRow>(
    `select ${COLUMNS} from payment_attempt a join orders o on o.code = a.order_code where a.id = $1`,
    [id],
  )
  return row && attemptOf(row)
}

/** An attempt of the order, locked until the transaction ends. */
export async function lockAttempt(db: Db, order: LockedOrder, id: string): Promise<LockedAttempt | undefined> {
  const [row] = await db.query<AttemptRow>(
    `select ${COLUMNS} from payment_attempt a join orders o on o.code = a.order_code where a.id = $1 and a.order_code = $2
     for no key update of a`,
    [id, order.code],
  )
  return row && locked(attemptOf(row))
}

/** What a change is decided by, the newest first. */
export async function attemptsOf(db: Db, { code }: LockedOrder): Promise<Attempt[]> {
  return listAttempts(db, code)
}

/** The newest first; others may change them. */
export async function listAttempts(db: Db, orderCode: string): Promise<Attempt[]> {
  const rows = await db.query<AttemptRow>(
    `select ${COLUMNS} from payment_attempt a join orders o on o.code = a.order_code
     where a.order_code = $1 order by a.id desc`,
    [orderCode],
  )
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

type StateRow = {
  order_code: string
  state: AttemptState
  amount_paisa: number
  type: OrderType
  status: OrderStatus
  payable_paisa: number
  paid_paisa: number
  surplus_paisa: number
  held_until: Date | null
}

export type AttemptStanding = {
  orderCode: string
  state: AttemptState
  amount: number
  orderType: OrderType
  orderStatus: OrderStatus
  payable: number
  paid: number
  surplus: number
  heldUntil: Date | undefined
}

export async function findStanding(
  db: Db,
  { id, orderCode }: { id: string; orderCode: string | undefined },
): Promise<AttemptStanding | undefined> {
  const [row] = await db.query<StateRow>(
    `select a.order_code, a.state, a.amount_paisa, o.type, o.status, o.payable_paisa, o.paid_paisa, o.surplus_paisa,
       o.held_until
     from payment_attempt a join orders o on o.code = a.order_code
     where a.id = $1 and a.order_code = coalesce($2, a.order_code)`,
    [id, orderCode ?? null],
  )
  return (
    row && {
      orderCode: row.order_code,
      state: row.state,
      amount: row.amount_paisa,
      orderType: row.type,
      orderStatus: row.status,
      payable: row.payable_paisa,
      paid: row.paid_paisa,
      surplus: row.surplus_paisa,
      heldUntil: row.held_until ?? undefined,
    }
  )
}

type Taking = {
  now: Date
  /** Attempts made in this time. */
  madeAfter: Date
  madeBefore: Date
  /** Attempts that were last asked about before this instant. */
  askedBefore: Date
  /** The same for those under review, which take staff hours or days. */
  reviewAskedBefore: Date
  limit: number
  /** No clock that is right comes here: what lies beyond was written before the clock was set back. */
  impossible: Date
}

/** Takes attempts whose end is unknown, so that several processes ask about different ones. */
export async function takeUnsettledAttempts(db: Db, taking: Taking): Promise<{ id: string; createdAt: Date }[]> {
  const rows = await db.query<{ id: string; created_at: Date }>(
    `update payment_attempt set asked_at = $1
     where id in (
       select id from payment_attempt
       where state in ('created', 'open', 'review') and created_at > $2 and (created_at <= $3 or created_at > $7)
         and (asked_at is null or asked_at > $7
              or asked_at < case state when 'review' then $5::timestamptz else $4::timestamptz end)
       order by created_at limit $6
       for no key update skip locked
     )
     returning id, created_at`,
    [
      taking.now,
      taking.madeAfter,
      taking.madeBefore,
      taking.askedBefore,
      taking.reviewAskedBefore,
      taking.limit,
      taking.impossible,
    ],
  )
  return rows.map(({ id, created_at }) => ({ id, createdAt: created_at }))
}
