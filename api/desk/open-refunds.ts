import type { readCounts } from '#contract/desk/orders.ts'
import type { listOpenRefunds, readAllowance } from '#contract/desk/refunds.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { toTaka } from '#contract/values/money.ts'
import { can } from '#contract/values/roles.ts'
import { readAllowances, type Allowance } from '../allowances/allowances.ts'
import type { Deps, Throws } from '../deps.ts'
import { phoneOf } from '../guests/guests.ts'
import type { Call } from '../http/call.ts'
import { selectOrder } from '../orders/order-row.sql.ts'
import { mayPayOut } from './refunds.ts'
import { selectManualRefunds, selectWaitingCounts, selectWaitingProposals } from './refunds.sql.ts'

/** What waits for a decision, and what is to be paid by hand. */
export async function listRefunds(
  deps: Pick<Deps, 'db' | 'now'>,
  { staff }: Call<typeof listOpenRefunds>,
): Promise<DataOf<typeof listOpenRefunds>> {
  const [proposals, byHand] = await Promise.all([selectWaitingProposals(deps.db), selectManualRefunds(deps.db)])
  const decidable = await Promise.all(
    proposals.map(async ({ code, amount, proposedBy }) => {
      const left = await readAllowances(deps, staff, { kind: 'giveAway', orderCode: code })
      return proposedBy !== staff.id && hasLeft(left.order, amount) && hasLeft(left.day, amount)
    }),
  )
  return {
    Proposals: proposals.map(({ id, code, guest, amount, reason, proposedBy, proposer, proposedAt }, index) => ({
      Id: id,
      Code: code,
      Guest: guest,
      Amount: toTaka(amount),
      Reason: reason,
      ProposedBy: proposer,
      ProposedAt: proposedAt.toISOString(),
      CanDecide: decidable[index] ?? false,
      CanDecline: proposedBy !== staff.id && can(staff.role, 'refund.approve'),
    })),
    ByHand: byHand.map(({ id, code, guest, phone, amount, failure, method, reference, approver, ...refund }) => ({
      Id: id,
      Code: code,
      Guest: guest,
      Phone: phoneOf(phone),
      Amount: toTaka(amount),
      Failure: failure,
      Method: method,
      Reference: reference,
      ApprovedBy: approver ?? '',
      CanPayCash: mayPayOut(staff, { ...refund, method }, { isCash: true }),
      CanPayOtherwise: mayPayOut(staff, { ...refund, method }, { isCash: false }),
    })),
  }
}

export async function readWaitingCounts({ db }: Pick<Deps, 'db'>): Promise<DataOf<typeof readCounts>> {
  const { proposals, byHand } = await selectWaitingCounts(db)
  return { Proposals: proposals, ByHand: byHand }
}

/** What the caller may still give back or waive, of an order and today. */
export async function readOwnAllowance(
  deps: Pick<Deps, 'db' | 'now'> & Throws<'not_found'>,
  { params: { Code }, staff }: Call<typeof readAllowance>,
): Promise<DataOf<typeof readAllowance>> {
  if (!(await selectOrder(deps.db, Code))) throw deps.problem('not_found', (t) => t.orders.unknown)
  const { order, day } = await readAllowances(deps, staff, { kind: 'giveAway', orderCode: Code })
  return { Order: onWire(order), Day: onWire(day) }
}

function hasLeft({ used, most }: Allowance, amount: number): boolean {
  return used + amount <= most
}

function onWire({ used, most }: Allowance) {
  return { Used: toTaka(used), Most: Number.isFinite(most) ? toTaka(most) : null }
}
