import type { Role } from '#contract/values/roles.ts'
import type { Db } from '#api/platform/db/db.ts'
import { GUEST_NAME } from '#api/guests/guests.sql.ts'
import { locked, type Locked } from '#api/platform/db/locked.ts'
import type { LockedOrder } from '#api/orders/locked-order.ts'

export type ProposalState = 'waiting' | 'approved' | 'declined'

export type Proposal = {
  id: number
  orderCode: string
  amount: number
  reason: string
  state: ProposalState
  proposedBy: number
}

type NewProposal = { amount: number; reason: string; by: number; at: Date }

export async function insertProposal(
  db: Db,
  { code }: LockedOrder,
  { amount, reason, by, at }: NewProposal,
): Promise<void> {
  await db.change(
    `insert into refund_proposal (order_code, amount_paisa, reason, proposed_by, proposed_at) values ($1, $2, $3, $4, $5)`,
    [code, amount, reason, by, at],
  )
}

/** The order that a proposal belongs to; undefined where there is none. */
export async function selectOrderOfProposal(db: Db, id: number): Promise<string | undefined> {
  const [row] = await db.query<{ code: string }>('select order_code as code from refund_proposal where id = $1', [id])
  return row?.code
}

/** A proposal of the order. Nobody can decide it while the order is locked. */
export async function selectProposal(db: Db, { code }: LockedOrder, id: number): Promise<Locked<Proposal> | undefined> {
  const [row] = await db.query<Proposal>(
    `select id, order_code as "orderCode", amount_paisa as amount, reason, state, proposed_by as "proposedBy"
     from refund_proposal where id = $1 and order_code = $2 for no key update`,
    [id, code],
  )
  return row && locked(row)
}

/** Those of an order that nobody has decided. */
export async function selectWaitingOf(db: Db, { code }: LockedOrder): Promise<Locked<Proposal>[]> {
  const rows = await db.query<Proposal>(
    `select id, order_code as "orderCode", amount_paisa as amount, reason, state, proposed_by as "proposedBy"
     from refund_proposal where order_code = $1 and state = 'waiting' order by id for no key update`,
    [code],
  )
  return rows.map((row) => locked(row))
}

/** `by`: null where nobody but its proposer declines it. */
export async function updateProposal(
  db: Db,
  { id }: Locked<Proposal>,
  { state, by, at }: { state: ProposalState; by: number | null; at: Date },
): Promise<void> {
  const statement = 'update refund_proposal set state = $2, decided_by = $3, decided_at = $4 where id = $1'
  await db.change(statement, [id, state, by, at])
}

export type WaitingRow = {
  id: number
  code: string
  guest: string
  amount: number
  reason: string
  proposedBy: number
  proposer: string
  proposedAt: Date
  /** What the guests of the order were given back before. */
  refunded: number
}

export async function selectWaitingProposals(db: Db): Promise<WaitingRow[]> {
  return db.query<WaitingRow>(
    `select p.id, p.order_code as code, ${GUEST_NAME} as guest, p.amount_paisa as amount, p.reason,
       p.proposed_by as "proposedBy", s.name as proposer, p.proposed_at as "proposedAt",
       (select coalesce(sum(r.amount_paisa), 0) from refund r where r.order_code = o.code and r.state <> 'failed') as refunded
     from refund_proposal p join orders o on o.code = p.order_code join guest g on g.id = o.guest_id
       join staff s on s.id = p.proposed_by
     where p.state = 'waiting' order by p.proposed_at, p.id limit 100`,
    [],
  )
}

type ByHandRow = {
  id: string
  code: string
  guest: string
  phone: string
  amount: number
  failure: string
  method: string
  reference: string
  channel: 'gateway' | 'desk'
  approvedBy: number | null
  approverRole: Role | null
  approver: string | null
}

export async function selectManualRefunds(db: Db): Promise<ByHandRow[]> {
  return db.query<ByHandRow>(
    `select r.id, r.order_code as code, ${GUEST_NAME} as guest, g.phone, r.amount_paisa as amount,
       coalesce(r.failure, '') as failure, p.method, p.gateway_transaction as reference,
       r.channel, r.approved_by as "approvedBy", m.role as "approverRole", m.name as approver
     from refund r join payment p on p.attempt_id = r.attempt_id join orders o on o.code = r.order_code
       join guest g on g.id = o.guest_id left join staff m on m.id = r.approved_by
     where r.state = 'failed' or (r.channel = 'desk' and r.state = 'created') order by r.created_at, r.id limit 100`,
    [],
  )
}

/** How many wait for a decision, and how many to be paid by hand. */
export async function selectWaitingCounts(db: Db): Promise<{ proposals: number; byHand: number }> {
  const [row] = await db.query<{ proposals: number; byHand: number }>(
    `select (select count(*) from refund_proposal where state = 'waiting') as proposals,
       (select count(*) from refund where state = 'failed' or (channel = 'desk' and state = 'created')) as "byHand"`,
    [],
  )
  return row ?? { proposals: 0, byHand: 0 }
}
