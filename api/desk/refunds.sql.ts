import type { Db } from '../db/db.ts'

export type ProposalState = 'waiting' | 'approved' | 'declined'

export type Proposal = {
  id: number
  orderCode: string
  amount: number
  reason: string
  state: ProposalState
  proposedBy: number
}

type NewProposal = { orderCode: string; amount: number; reason: string; by: number; at: Date }

export async function insertProposal(db: Db, { orderCode, amount, reason, by, at }: NewProposal): Promise<void> {
  await db.change(
    `insert into refund_proposal (order_code, amount_paisa, reason, proposed_by, proposed_at) values ($1, $2, $3, $4, $5)`,
    [orderCode, amount, reason, by, at],
  )
}

export async function lockProposal(db: Db, id: number): Promise<Proposal | undefined> {
  const [row] = await db.query<Proposal>(
    `select id, order_code as "orderCode", amount_paisa as amount, reason, state, proposed_by as "proposedBy"
     from refund_proposal where id = $1 for update`,
    [id],
  )
  return row
}

export async function updateProposal(
  db: Db,
  { id, state, by, at }: { id: number; state: ProposalState; by: number; at: Date },
): Promise<void> {
  await db.change('update refund_proposal set state = $2, decided_by = $3, decided_at = $4 where id = $1', [
    id,
    state,
    by,
    at,
  ])
}

type WaitingRow = {
  id: number
  code: string
  guest: string
  amount: number
  reason: string
  proposedBy: number
  proposer: string
  proposedAt: Date
}

export async function selectWaitingProposals(db: Db): Promise<WaitingRow[]> {
  return db.query<WaitingRow>(
    `select p.id, p.order_code as code, trim(g.first_name || ' ' || g.last_name) as guest, p.amount_paisa as amount, p.reason,
       p.proposed_by as "proposedBy", s.name as proposer, p.proposed_at as "proposedAt"
     from refund_proposal p join orders o on o.code = p.order_code join guest g on g.id = o.guest_id
       join staff s on s.id = p.proposed_by
     where p.state = 'waiting' order by p.proposed_at, p.id limit 100`,
    [],
  )
}

type FailedRow = {
  id: string
  code: string
  guest: string
  phone: string
  amount: number
  failure: string
  method: string
  reference: string
}

export async function selectRefundsByHand(db: Db): Promise<FailedRow[]> {
  return db.query<FailedRow>(
    `select r.id, r.order_code as code, trim(g.first_name || ' ' || g.last_name) as guest, g.phone, r.amount_paisa as amount,
       coalesce(r.failure, '') as failure, p.method, p.gateway_transaction as reference
     from refund r join payment p on p.attempt_id = r.attempt_id join orders o on o.code = r.order_code
       join guest g on g.id = o.guest_id
     where r.state = 'failed' or (r.channel = 'desk' and r.state = 'created') order by r.created_at, r.id limit 100`,
    [],
  )
}
