import { randomUUID } from 'node:crypto'
import type { DataOf } from '#contract/endpoint.ts'
import {
  cancelForGuest,
  decideRefund,
  giveRefund,
  listOpenRefunds,
  markPaidOut,
  proposeRefund,
  quoteDeskCancellation,
  readAllowance,
} from '#contract/desk/refunds.ts'
import { readData } from '../guests.ts'
import type { Answer, TestApi } from '../test-api.ts'
import type { TestStaff } from './members.ts'

type PayOut = { IsCash?: boolean; Reference?: string }

/** What a member of staff does with money that goes back. */
export function refundsBy(api: TestApi, member: TestStaff) {
  const caller = member
  const Reason = 'boiler broke'
  return {
    quote: (Code: string): Promise<Answer> => api.call(quoteDeskCancellation, { params: { Code } }, caller),
    cancel: (Code: string, terms: { Refund: number; IsByPolicy: boolean }): Promise<Answer> => {
      const body = { ActivityId: randomUUID(), Code, Reason: 'called, mother ill', ...terms }
      return api.call(cancelForGuest, { body }, caller)
    },
    propose: (Code: string, Amount: number): Promise<Answer> =>
      api.call(proposeRefund, { body: { ActivityId: randomUUID(), Code, Amount, Reason } }, caller),
    give: (Code: string, Amount: number): Promise<Answer> =>
      api.call(giveRefund, { body: { ActivityId: randomUUID(), Code, Amount, Reason } }, caller),
    decide: (ProposalId = 0, IsApproved = true): Promise<Answer> =>
      api.call(decideRefund, { body: { ActivityId: randomUUID(), ProposalId, IsApproved } }, caller),
    payOut: (RefundId = 'none', how: PayOut = {}): Promise<Answer> => {
      const body = { ActivityId: randomUUID(), RefundId, IsCash: true, Reference: '', ...how }
      return api.call(markPaidOut, { body }, caller)
    },
    openRefunds: async (): Promise<DataOf<typeof listOpenRefunds>> =>
      readData(listOpenRefunds, await api.call(listOpenRefunds, {}, caller)),
    allowance: async (Code: string): Promise<DataOf<typeof readAllowance>> =>
      readData(readAllowance, await api.call(readAllowance, { params: { Code } }, caller)),
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
