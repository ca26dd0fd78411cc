import type { decideRefund, giveRefund, listOpenRefunds, markPaidOut, proposeRefund } from '#contract/desk/refunds.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { toPaisa, toTaka } from '#contract/values/money.ts'
import { refundLimits } from '#contract/values/roles.ts'
import type { Db } from '../db/db.ts'
import type { Deps, Throws } from '../deps.ts'
import { phoneOf } from '../guests/guests.ts'
import type { Call } from '../http/call.ts'
import { takaText } from '../messages/taka-text.ts'
import { lockOwnOrder } from '../orders/give-up-order.ts'
import { appendOrderEvent } from '../orders/order-status.ts'
import { createRefunds } from '../payments/refunds/create-refunds.ts'
import { settleByHand, settleRefundsOf, type RefundDeps } from '../payments/refunds/settle-refund.ts'
import type { Staff } from '../sessions/staff-sessions.ts'
import { moveCash } from '../till/till.ts'
import { texts } from '../texts.ts'
import {
  insertProposal,
  lockProposal,
  selectRefundsByHand,
  selectWaitingProposals,
  updateProposal,
} from './refunds.sql.ts'

const JOB_WAITS_MS = 60_000

type Goodwill = { code: string; amount: number; reason: string; actor: string }

export async function propose(
  deps: Pick<Deps, 'now'> & Throws<'not_found' | 'amount_too_large'>,
  { body: { Code: code, Amount, Reason: reason }, staff, once }: Call<typeof proposeRefund>,
): Promise<null> {
  return once(async (db) => {
    const at = deps.now()
    const amount = toPaisa(Amount)
    await requireRefundable(db, deps, { code, amount })
    await insertProposal(db, { orderCode: code, amount, reason, by: staff.id, at })
    const detail = `${amount} paisa: ${reason}`
    await appendOrderEvent(db, { orderCode: code, at, actor: `staff:${staff.id}`, event: 'refund proposed', detail })
    return null
  })
}

export function decide(
  deps: RefundDeps & Throws<'not_found' | 'forbidden' | 'amount_too_large' | 'changed_elsewhere'>,
  { body: { ProposalId: id, IsApproved }, staff, once }: Call<typeof decideRefund>,
): Promise<null> {
  return once({
    async begin(db) {
      const at = deps.now()
      const proposal = await lockProposal(db, id)
      if (!proposal) throw deps.problem('not_found', texts.desk.unknownProposal)
      if (proposal.state !== 'waiting') throw deps.problem('changed_elsewhere', texts.desk.decided)
      if (proposal.proposedBy === staff.id) throw deps.problem('forbidden', texts.desk.ownProposal)
      const { orderCode, amount, reason } = proposal
      const actor = `staff:${staff.id}`
      if (IsApproved) {
        requireWithinLimit(deps, staff, amount)
        await give(db, deps, { code: orderCode, amount, reason, actor })
      } else {
        await lockOwnOrder(db, deps, { code: orderCode })
        await appendOrderEvent(db, { orderCode, at, actor, event: 'refund declined', detail: `${amount} paisa` })
      }
      await updateProposal(db, { id, state: IsApproved ? 'approved' : 'declined', by: staff.id, at })
      return { resource: orderCode, made: orderCode }
    },
    async finish({ resource }, store) {
      await settleRefundsOf(deps, resource)
      return store(deps.db, null)
    },
  })
}

export function giveBack(
  deps: RefundDeps & Throws<'not_found' | 'forbidden' | 'amount_too_large'>,
  { body: { Code: code, Amount, Reason: reason }, staff, once }: Call<typeof giveRefund>,
): Promise<null> {
  return once({
    async begin(db) {
      const amount = toPaisa(Amount)
      requireWithinLimit(deps, staff, amount)
      await give(db, deps, { code, amount, reason, actor: `staff:${staff.id}` })
      return { resource: code, made: code }
    },
    async finish(_begun, store) {
      await settleRefundsOf(deps, code)
      return store(deps.db, null)
    },
  })
}

export async function recordPaidOut(
  deps: RefundDeps & Throws<'not_found' | 'changed_elsewhere' | 'till_closed'>,
  { body: { RefundId, IsCash, Reference }, staff, once }: Call<typeof markPaidOut>,
): Promise<null> {
  return once(async (db) => {
    const change = { id: RefundId, reference: Reference, actor: `staff:${staff.id}`, at: deps.now() }
    const paid = await settleByHand(db, change)
    if (paid === 'unknown') throw deps.problem('not_found', texts.desk.unknownRefund)
    if (paid === 'not by hand') throw deps.problem('changed_elsewhere', texts.desk.notByHand)
    if (IsCash)
      await moveCash(db, deps, { staffId: staff.id, amount: -paid.amount, reason: `Refund of ${paid.orderCode}` })
    return null
  })
}

export async function listRefunds(
  { db }: Pick<Deps, 'db'>,
  { staff }: Call<typeof listOpenRefunds>,
): Promise<DataOf<typeof listOpenRefunds>> {
  const [proposals, byHand] = await Promise.all([selectWaitingProposals(db), selectRefundsByHand(db)])
  return {
    Proposals: proposals.map(({ id, code, guest, amount, reason, proposedBy, proposer, proposedAt }) => ({
      Id: id,
      Code: code,
      Guest: guest,
      Amount: toTaka(amount),
      Reason: reason,
      ProposedBy: proposer,
      ProposedAt: proposedAt.toISOString(),
      CanDecide: proposedBy !== staff.id && isWithinLimit(staff, amount),
    })),
    ByHand: byHand.map(({ id, code, guest, phone, amount, failure, method, reference }) => ({
      Id: id,
      Code: code,
      Guest: guest,
      Phone: phoneOf(phone),
      Amount: toTaka(amount),
      Failure: failure,
      Method: method,
      Reference: reference,
    })),
  }
}

/** Joins the caller's transaction; the gateway is asked after it. */
async function give(
  db: Db,
  deps: Pick<Deps, 'now'> & Throws<'not_found' | 'amount_too_large'>,
  { code, amount, reason, actor }: Goodwill,
): Promise<void> {
  const at = deps.now()
  await requireRefundable(db, deps, { code, amount })
  const askAfter = new Date(at.getTime() + JOB_WAITS_MS)
  await createRefunds(db, {
    orderCode: code,
    amount,
    cause: 'goodwill',
    reason: 'Goodwill of the resort',
    at,
    askAfter,
  })
  await appendOrderEvent(db, {
    orderCode: code,
    at,
    actor,
    event: 'refund given',
    detail: `${amount} paisa: ${reason}`,
  })
}

/** Locks the order. What was sent back already, or will be, is not there any more. */
async function requireRefundable(
  db: Db,
  deps: Throws<'not_found' | 'amount_too_large'>,
  { code, amount }: { code: string; amount: number },
): Promise<void> {
  const { paid, refunded } = await lockOwnOrder(db, deps, { code })
  if (amount > paid - refunded) {
    throw deps.problem('amount_too_large', texts.desk.tooMuch(takaText(paid - refunded)))
  }
}

function isWithinLimit({ role }: Staff, amount: number): boolean {
  return amount <= toPaisa(refundLimits[role])
}

function requireWithinLimit({ problem }: Throws<'forbidden'>, staff: Staff, amount: number): void {
  if (isWithinLimit(staff, amount)) return
  throw problem('forbidden', texts.desk.aboveLimit(takaText(toPaisa(refundLimits[staff.role]))))
}
