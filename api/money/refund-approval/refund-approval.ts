import type { decideRefund, giveRefund, markPaidOut, proposeRefund } from '#contract/money/refunds.ts'
import { refundRefusal } from '#contract/orders/order-rules.ts'
import { toPaisa, toTaka } from '#contract/values/money.ts'
import { can } from '#contract/values/roles.ts'
import { approveWithinLimit, type Permit, type Approval } from '#api/platform/staff-limits/permit.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import type { Call } from '#api/platform/http/call.ts'
import { refundableOf } from '#api/orders/order-cancellation.ts'
import { requireOrder, type LockedOrder } from '#api/orders/locked-order.ts'
import { appendEvent, byStaff } from '#api/orders/order-events.ts'
import { requireAllowed } from '#api/orders/require-allowed.ts'
import { createRefunds } from '../refunds/create-refunds.ts'
import type { Refund } from '../refunds/refund.ts'
import { lockManualRefund, payRefundManually, settleRefundsOf, type RefundDeps } from '../refunds/settle-refund.ts'
import type { Staff } from '#api/platform/sessions/staff-sessions.ts'
import { recordCash, requireShift } from '../till/till.ts'
import {
  insertProposal,
  selectOrderOfProposal,
  selectProposal,
  selectWaitingOf,
  updateProposal,
} from './proposals.sql.ts'

type LargeThrows = Throws<'amount_too_large'>

export async function propose(
  deps: Pick<Deps, 'now'> & LargeThrows & Throws<'not_found'>,
  { body: { Code: code, Amount, Reason: reason }, staff, once }: Call<typeof proposeRefund>,
): Promise<null> {
  return once(async (db) => {
    const at = deps.now()
    const amount = toPaisa(Amount)
    const order = await requireOrder(db, deps, { code })
    await requireRefundable(db, deps, order, amount)
    await insertProposal(db, order, { amount, reason, by: staff.id, at })
    const what = { Kind: 'proposedRefund', Amount, Reason: reason } as const
    await appendEvent(db, order, byStaff(staff.id, at), what)
    return null
  })
}

export function decide(
  deps: RefundDeps & LargeThrows & Throws<'not_found' | 'forbidden' | 'sign_in_again' | 'changed_elsewhere'>,
  { body: { ProposalId: id, IsApproved }, staff, permit, once }: Call<typeof decideRefund>,
): Promise<null> {
  return once({
    async begin(db) {
      const at = deps.now()
      const code = await selectOrderOfProposal(db, id)
      if (code === undefined) throw deps.problem('not_found', (t) => t.desk.unknownProposal)
      const order = await requireOrder(db, deps, { code })
      const proposal = await selectProposal(db, order, id)
      if (proposal?.state !== 'waiting') throw deps.problem('changed_elsewhere', (t) => t.desk.decided)
      if (proposal.proposedBy === staff.id) throw deps.problem('forbidden', (t) => t.desk.ownProposal)
      const { amount, reason } = proposal
      if (IsApproved) {
        await give(db, deps, order, { amount, reason, kind: 'approvedRefund', permit })
      } else {
        const what = { Kind: 'declinedRefund', Amount: toTaka(amount) } as const
        await appendEvent(db, order, byStaff(staff.id, at), what)
      }
      await updateProposal(db, proposal, { state: IsApproved ? 'approved' : 'declined', by: staff.id, at })
      return { resource: code, made: code }
    },
    async finish({ resource }, store) {
      await settleRefundsOf(deps, resource)
      return store(deps.db, null)
    },
  })
}

/** What was proposed to give back of a cancelled order is no question any more. */
export async function stopProposals(
  db: Transaction,
  order: LockedOrder,
  { by, at }: { by: number; at: Date },
): Promise<void> {
  for (const proposal of await selectWaitingOf(db, order)) {
    const decider = proposal.proposedBy === by ? null : by
    await updateProposal(db, proposal, { state: 'declined', by: decider, at })
    const what = { Kind: 'declinedRefund', Amount: toTaka(proposal.amount) } as const
    await appendEvent(db, order, byStaff(by, at), what)
  }
}

export function refundGoodwill(
  deps: RefundDeps & LargeThrows & Throws<'not_found' | 'forbidden' | 'sign_in_again'>,
  { body: { Code: code, Amount, Reason: reason }, permit, once }: Call<typeof giveRefund>,
): Promise<null> {
  return once({
    async begin(db) {
      const order = await requireOrder(db, deps, { code })
      await give(db, deps, order, { amount: toPaisa(Amount), reason, kind: 'gaveRefund', permit })
      return { resource: code, made: code }
    },
    async finish(_begun, store) {
      await settleRefundsOf(deps, code)
      return store(deps.db, null)
    },
  })
}

type PayOutThrows = Throws<
  | 'not_found'
  | 'forbidden'
  | 'sign_in_again'
  | 'changed_elsewhere'
  | 'till_closed'
  | 'till_too_old'
  | 'till_too_low'
  | 'reference_missing'
>

export async function recordPaidOut(
  deps: RefundDeps & PayOutThrows,
  { body: { RefundId: id, IsCash, Reference: reference }, staff, permit, once }: Call<typeof markPaidOut>,
): Promise<null> {
  return once(async (db) => {
    const found = await lockManualRefund(db, id)
    if (found === 'unknown') throw deps.problem('not_found', (t) => t.desk.unknownRefund)
    if (found === 'not by hand') throw deps.problem('changed_elsewhere', (t) => t.desk.notByHand)
    const { refund } = found
    const { approvedBy, amount } = refund
    if (!mayPayOut(staff, refund, { isCash: IsCash })) throw deps.problem('forbidden', (t) => t.desk.payOutNeedsManager)
    if (!IsCash && reference === '') throw deps.problem('reference_missing', (t) => t.desk.referenceMissing)
    // Who decided that it goes back pays it out alone only up to a limit.
    if (approvedBy === staff.id) await approveWithinLimit(db, deps, permit, { amount })
    if (IsCash) {
      const shift = await requireShift(db, deps, staff.id)
      await recordCash(db, deps, shift, { amount: -amount, refund })
    }
    const how = IsCash ? 'cash' : 'otherwise'
    await payRefundManually(db, found, { how, reference, ...byStaff(staff.id, deps.now()) })
    return null
  })
}

type PayOut = Pick<Refund, 'approvedBy' | 'approverRole' | 'channel' | 'method'>

/**
 * Reception pays in cash what a manager or an owner approved. The others pay any refund in any way, but in cash only what came in cash or
 * by the gateway: a card payment that was typed at the desk leaves as cash when someone else decided so.
 */
export function mayPayOut({ id, role }: Staff, refund: PayOut, { isCash }: { isCash: boolean }): boolean {
  const { approvedBy, approverRole, channel, method } = refund
  const isDecidedByOther = approvedBy !== null && approvedBy !== id
  if (can(role, 'refund.approve')) return !isCash || isDecidedByOther || channel === 'gateway' || method === 'cash'
  const isApproved = isDecidedByOther && approverRole !== null && can(approverRole, 'refund.approve')
  return isCash && can(role, 'money.take') && isApproved
}

type Giving = { amount: number; reason: string; kind: 'approvedRefund' | 'gaveRefund'; permit: Permit }

/** Joins the caller's transaction; the gateway is asked after it. */
async function give(
  db: Transaction,
  deps: Pick<Deps, 'now'> & LargeThrows & Throws<'forbidden' | 'sign_in_again'>,
  order: LockedOrder,
  { amount, reason, kind, permit }: Giving,
): Promise<void> {
  const at = deps.now()
  await requireRefundable(db, deps, order, amount)
  const approved: Approval = await approveWithinLimit(db, deps, permit, { amount, orderCode: order.code })
  await createRefunds(db, order, { amount, cause: 'goodwill', at, approved })
  const what = { Kind: kind, Amount: toTaka(amount), Reason: reason }
  await appendEvent(db, order, byStaff(permit.member.id, at), what)
}

/** What was sent back already, or will be, is not there any more. */
async function requireRefundable(
  db: Transaction,
  deps: LargeThrows,
  order: LockedOrder,
  amount: number,
): Promise<void> {
  const most = await refundableOf(db, order)
  requireAllowed(deps, refundRefusal(most))
  if (amount > most) throw deps.problem('amount_too_large', (t) => t.desk.tooMuch(most))
}
