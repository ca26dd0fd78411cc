import { fromPromise } from 'xstate'
import {
  cancelForGuest,
  giveRefund,
  markPaidOut,
  proposeRefund,
  quoteDeskCancellation,
  readStaffLimit,
} from '#contract/money/refunds.ts'
import { giveAllowance, quoteAllowance } from '#contract/money/charges.ts'
import { amountIn } from '#machines/desk/parts/amount.ts'
import { type giveAllowanceMachine, offIn } from '#machines/desk/bill-dialogs.machine.ts'
import {
  type assignRoomsMachine,
  type cancelAtDeskMachine,
  type giveBackMachine,
  isWithinLimit,
  type payOutMachine,
  refundOf,
} from '#machines/desk/refund-dialogs.machine.ts'
import { submitter } from '#ui/lib/api/submitter.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'
import type { DeskApi } from '../session/desk-api.ts'
import { listRoomsForOrder, assignOrderRooms } from '#contract/reception/walk-in.ts'

type Sources = { api: DeskApi }

export function createGiveBackActors({ api }: Sources): ActorsOf<typeof giveBackMachine> {
  const give = submitter(api, giveRefund)
  const propose = submitter(api, proposeRefund)
  return {
    read: fromPromise(({ input: { subject }, signal }) =>
      api.call(readStaffLimit, { params: { Code: subject.code } }, { signal }),
    ),
    send: fromPromise(({ input }) => {
      const { fields, subject } = input
      const body = { Code: subject.code, Amount: amountIn(fields.amount) ?? 0, Reason: fields.reason.trim() }
      return isWithinLimit(input) ? give(body) : propose(body)
    }),
  }
}

export function createAllowanceActors({ api }: Sources): ActorsOf<typeof giveAllowanceMachine> {
  const give = submitter(api, giveAllowance)
  return {
    read: fromPromise(({ input: { subject }, signal }) =>
      api.call(quoteAllowance, { params: { Code: subject.code } }, { signal }),
    ),
    send: fromPromise(({ input: { fields, subject, data } }) => {
      const off = offIn(fields)
      const { cause, reason } = fields
      if (!off || cause === '') throw new Error('The form has problems')
      return give({ Code: subject.code, Payable: data.Payable, Off: off, Cause: cause, Reason: reason.trim() })
    }),
  }
}

export function createPayOutActors({ api }: Sources): ActorsOf<typeof payOutMachine> {
  const record = submitter(api, markPaidOut)
  return {
    send: fromPromise(({ input: { fields, subject } }) =>
      record({
        RefundId: subject.Id,
        IsCash: fields.isCash,
        Reference: fields.isCash ? '' : fields.reference.trim(),
      }),
    ),
  }
}

export function createCancelActors({ api }: Sources): ActorsOf<typeof cancelAtDeskMachine> {
  const cancel = submitter(api, cancelForGuest)
  return {
    read: fromPromise(({ input: { subject }, signal }) =>
      api.call(quoteDeskCancellation, { params: { Code: subject.code } }, { signal }),
    ),
    send: fromPromise(({ input }) => {
      const { fields, subject } = input
      const Refund = refundOf(input) ?? 0
      return cancel({ Code: subject.code, Refund, IsByPolicy: !fields.isAgreed, Reason: fields.reason.trim() })
    }),
  }
}

export function createAssignActors({ api }: Sources): ActorsOf<typeof assignRoomsMachine> {
  const assign = submitter(api, assignOrderRooms)
  return {
    read: fromPromise(({ input: { subject }, signal }) =>
      api.call(listRoomsForOrder, { params: { Code: subject.code } }, { signal }),
    ),
    send: fromPromise(({ input: { fields, subject } }) => assign({ Code: subject.code, UnitIds: [...fields.unitIds] })),
  }
}
