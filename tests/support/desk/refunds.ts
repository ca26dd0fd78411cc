import {
  cancelForGuest,
  decideRefund,
  giveRefund,
  listOpenRefunds,
  markPaidOut,
  proposeRefund,
  quoteDeskCancellation,
  readStaffLimit,
} from '#contract/money/refunds.ts'
import type { Calls } from '../post.ts'
import type { TestApi } from '../test-api.ts'

type PayOut = { IsCash?: boolean; Reference?: string }

/** What a member of staff does with money that goes back. */
export function refundsBy({ send, call, read }: Calls) {
  const Reason = 'boiler broke'
  return {
    quote: (Code: string) => call(quoteDeskCancellation, { params: { Code } }),
    cancel: (Code: string, terms: { Refund: number; IsByPolicy: boolean }) =>
      send(cancelForGuest, { Code, Reason: 'called, mother ill', ...terms }),
    propose: (Code: string, Amount: number) => send(proposeRefund, { Code, Amount, Reason }),
    give: (Code: string, Amount: number) => send(giveRefund, { Code, Amount, Reason }),
    decide: (ProposalId = 0, IsApproved = true) => send(decideRefund, { ProposalId, IsApproved }),
    payOut: (RefundId = 'none', how: PayOut = {}) =>
      send(markPaidOut, { RefundId, IsCash: true, Reference: '', ...how }),
    openRefunds: () => read(listOpenRefunds, {}),
    staffLimit: (Code: string) => read(readStaffLimit, { params: { Code } }),
  }
}

type RefundRow = { amount: number; cause: string; state: string; channel: string }

/** The refunds of an order, the smallest last. */
export function refundsOf({ deps }: TestApi, code: string): Promise<RefundRow[]> {
  return deps.db.query<RefundRow>(
    'select amount_paisa as amount, cause, state, channel from refund where order_code = $1 order by amount_paisa desc',
    [code],
  )
}
