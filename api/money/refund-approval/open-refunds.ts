import type { readCounts } from '#contract/reception/orders.ts'
import type { listOpenRefunds, readStaffLimit } from '#contract/money/refunds.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { toTaka } from '#contract/values/money.ts'
import { can } from '#contract/values/roles.ts'
import { readStaffLimits, type StaffLimit } from '#api/platform/staff-limits/staff-limits.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import { phoneOf } from '#api/guests/guests.ts'
import type { Call } from '#api/platform/http/call.ts'
import type { Staff } from '#api/platform/sessions/staff-sessions.ts'
import { selectOrder } from '#api/orders/order-row.sql.ts'
import { mayPayOut } from './refund-approval.ts'
import { selectManualRefunds, selectWaitingCounts, selectWaitingProposals, type WaitingRow } from './proposals.sql.ts'
import { selectSummary } from '#api/orders/summaries.sql.ts'

/** What waits for a decision, and what is to be paid by hand. */
export async function listRefunds(
  deps: Pick<Deps, 'db' | 'now'>,
  { staff }: Call<typeof listOpenRefunds>,
): Promise<DataOf<typeof listOpenRefunds>> {
  const [proposals, byHand] = await Promise.all([selectWaitingProposals(deps.db), selectManualRefunds(deps.db)])
  return {
    Proposals: await Promise.all(proposals.map((row) => proposalOf(deps, staff, row))),
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

async function proposalOf(
  deps: Pick<Deps, 'db' | 'now'>,
  staff: Staff,
  { id, code, guest, amount, reason, proposedBy, proposer, proposedAt, refunded }: WaitingRow,
): Promise<DataOf<typeof listOpenRefunds>['Proposals'][number]> {
  const [left, booked] = await Promise.all([
    readStaffLimits(deps, staff, { kind: 'giveAway', orderCode: code }),
    selectSummary(deps.db, { at: deps.now(), code }),
  ])
  if (!booked) throw new Error(`There is no order ${code}`)
  return {
    Id: id,
    Code: code,
    Guest: guest,
    Amount: toTaka(amount),
    Reason: reason,
    ProposedBy: proposer,
    ProposedAt: proposedAt.toISOString(),
    CanDecide: proposedBy !== staff.id && hasLeft(left.order, amount) && hasLeft(left.day, amount),
    CanDecline: proposedBy !== staff.id && can(staff.role, 'refund.approve'),
    Grounds: {
      Arrival: booked.arrival,
      Departure: booked.departure,
      Paid: toTaka(booked.paid),
      Refunded: toTaka(refunded),
      Left: { Order: onWire(left.order), Day: onWire(left.day) },
    },
  }
}

export async function readWaitingCounts({ db }: Pick<Deps, 'db'>): Promise<DataOf<typeof readCounts>> {
  const { proposals, byHand } = await selectWaitingCounts(db)
  return { Proposals: proposals, ByHand: byHand }
}

/** What the caller may still give back or waive, of an order and today. */
export async function readOwnStaffLimit(
  deps: Pick<Deps, 'db' | 'now'> & Throws<'not_found'>,
  { params: { Code }, staff }: Call<typeof readStaffLimit>,
): Promise<DataOf<typeof readStaffLimit>> {
  if (!(await selectOrder(deps.db, Code))) throw deps.problem('not_found', (t) => t.orders.unknown)
  const { order, day } = await readStaffLimits(deps, staff, { kind: 'giveAway', orderCode: Code })
  return { Order: onWire(order), Day: onWire(day) }
}

function hasLeft({ used, most }: StaffLimit, amount: number): boolean {
  return used + amount <= most
}

function onWire({ used, most }: StaffLimit) {
  return { Used: toTaka(used), Most: Number.isFinite(most) ? toTaka(most) : null }
}
