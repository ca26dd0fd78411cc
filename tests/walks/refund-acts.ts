import { randomUUID } from 'node:crypto'
import {
  cancelForGuest,
  decideRefund,
  listOpenRefunds,
  markPaidOut,
  proposeRefund,
  quoteDeskCancellation,
} from '#contract/money/refunds.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { toPaisa } from '#contract/values/money.ts'
import type { TestStaff } from '#tests/support/desk/members.ts'
import { callAsStaff, moveCash, type DeskAct } from './desk-calls.ts'
import { accountOf, between, chance, oneOf, unrefused, type Walk } from './walk.ts'

export const refundActs = {
  'a desk cancels for a guest': { weight: 30, perform: cancel },
  'a desk proposes a refund': { weight: 35, perform: propose },
  'a desk decides on a refund': { weight: 35, perform: decide },
  'a desk pays a refund by hand': { weight: 30, perform: payOut },
} satisfies Record<string, DeskAct>

/** Cancels by the policy, or for BDT 1,000 more where the role may. */
async function cancel(walk: Walk, member: TestStaff): Promise<void> {
  const { code } = oneOf(walk, walk.orders.slice(-40))
  const { Refund, Paid } = await callAsStaff(walk, member, quoteDeskCancellation, { params: { Code: code } })
  const IsByPolicy = chance(walk, 0.7)
  const agreed = IsByPolicy ? Refund : Math.min(Paid, Refund + 1_000)
  const body = { ActivityId: randomUUID(), Code: code, Refund: agreed, IsByPolicy, Reason: 'mother ill' }
  await callAsStaff(walk, member, cancelForGuest, { body })
  accountOf(walk, code).cancelled = toPaisa(agreed)
}

async function propose(walk: Walk, member: TestStaff): Promise<void> {
  const { code } = oneOf(walk, walk.orders.slice(-60))
  const body = { ActivityId: randomUUID(), Code: code, Amount: between(walk, 1, 12) * 250, Reason: 'boiler broke' }
  await callAsStaff(walk, member, proposeRefund, { body })
}

function openRefunds(walk: Walk, member: TestStaff): Promise<DataOf<typeof listOpenRefunds>> {
  return unrefused(callAsStaff(walk, member, listOpenRefunds, {}))
}

async function decide(walk: Walk, member: TestStaff): Promise<void> {
  const proposal = oneOf(walk, (await openRefunds(walk, member)).Proposals)
  const IsApproved = chance(walk, 0.8)
  const body = { ActivityId: randomUUID(), ProposalId: proposal.Id, IsApproved }
  await callAsStaff(walk, member, decideRefund, { body })
  if (IsApproved) accountOf(walk, proposal.Code).goodwill += toPaisa(proposal.Amount)
}

async function payOut(walk: Walk, member: TestStaff): Promise<void> {
  const { ByHand } = await openRefunds(walk, member)
  // Refunds of one instant come in any order: the walk goes by what they are of.
  const sorted = ByHand.toSorted((a, b) => a.Reference.localeCompare(b.Reference) || a.Amount - b.Amount)
  const refund = oneOf(walk, sorted)
  const IsCash = chance(walk, 0.6)
  const body = { ActivityId: randomUUID(), RefundId: refund.Id, IsCash, Reference: IsCash ? 'in cash' : 'bKash 8N7A' }
  await callAsStaff(walk, member, markPaidOut, { body })
  const amount = toPaisa(refund.Amount)
  accountOf(walk, refund.Code).paidOut += amount
  if (IsCash) moveCash(walk, member, -amount)
}
