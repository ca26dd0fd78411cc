import { randomUUID } from 'node:crypto'
import {
  cancelForGuest,
  decideRefund,
  listOpenRefunds,
  markPaidOut,
  proposeRefund,
  quoteDeskCancellation,
} from '#contract/desk/refunds.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { toPaisa } from '#contract/values/money.ts'
import type { TestStaff } from '#tests/support/desk/members.ts'
import { callAsStaff, moveCash, type DeskAct } from './desk-calls.ts'
import { accountOf, between, chance, oneOf, type Outcome, type Walk } from './walk.ts'

export const refundActs = {
  'a desk cancels for a guest': { weight: 30, perform: cancel },
  'a desk proposes a refund': { weight: 35, perform: propose },
  'a desk decides on a refund': { weight: 35, perform: decide },
  'a desk pays a refund by hand': { weight: 30, perform: payOut },
} satisfies Record<string, DeskAct>

/** By the policy, or BDT 1,000 more where the role may. */
async function cancel(walk: Walk, member: TestStaff): Promise<Outcome> {
  const code = oneOf(walk, walk.orders.slice(-40))?.code
  if (code === undefined) return undefined
  const shown = await callAsStaff(walk, member, quoteDeskCancellation, { params: { Code: code } })
  if (!shown.isDone) return shown
  const { Refund, Paid } = shown.data
  const IsByPolicy = chance(walk, 0.7)
  const agreed = IsByPolicy ? Refund : Math.min(Paid, Refund + 1_000)
  const body = { ActivityId: randomUUID(), Code: code, Refund: agreed, IsByPolicy, Reason: 'mother ill' }
  const cancelled = await callAsStaff(walk, member, cancelForGuest, { body })
  if (!cancelled.isDone) return cancelled
  accountOf(walk, code).cancelled = toPaisa(agreed)
  return cancelled
}

async function propose(walk: Walk, member: TestStaff): Promise<Outcome> {
  const code = oneOf(walk, walk.orders.slice(-60))?.code
  if (code === undefined) return undefined
  const body = { ActivityId: randomUUID(), Code: code, Amount: between(walk, 1, 12) * 250, Reason: 'boiler broke' }
  return callAsStaff(walk, member, proposeRefund, { body })
}

async function openRefunds(walk: Walk, member: TestStaff): Promise<DataOf<typeof listOpenRefunds>> {
  const listed = await callAsStaff(walk, member, listOpenRefunds, {})
  if (!listed.isDone) throw new Error(`The list of refunds is refused: ${listed.code}`)
  return listed.data
}

async function decide(walk: Walk, member: TestStaff): Promise<Outcome> {
  const proposal = oneOf(walk, (await openRefunds(walk, member)).Proposals)
  if (!proposal) return undefined
  const IsApproved = chance(walk, 0.8)
  const body = { ActivityId: randomUUID(), ProposalId: proposal.Id, IsApproved }
  const decided = await callAsStaff(walk, member, decideRefund, { body })
  if (!decided.isDone) return decided
  if (IsApproved) accountOf(walk, proposal.Code).goodwill += toPaisa(proposal.Amount)
  return decided
}

async function payOut(walk: Walk, member: TestStaff): Promise<Outcome> {
  const { ByHand } = await openRefunds(walk, member)
  // Refunds of one instant come in any order: the walk goes by what they are of.
  const refund = oneOf(
    walk,
    ByHand.toSorted((a, b) => a.Reference.localeCompare(b.Reference) || a.Amount - b.Amount),
  )
  if (!refund) return undefined
  const IsCash = chance(walk, 0.6)
  const body = { ActivityId: randomUUID(), RefundId: refund.Id, IsCash, Reference: IsCash ? 'in cash' : 'bKash 8N7A' }
  const paid = await callAsStaff(walk, member, markPaidOut, { body })
  if (!paid.isDone) return paid
  const amount = toPaisa(refund.Amount)
  accountOf(walk, refund.Code).paidOut += amount
  if (IsCash) moveCash(walk, member, -amount)
  return paid
}
