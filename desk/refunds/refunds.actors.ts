import { fromPromise } from 'xstate'
import {
  cancelForGuest,
  giveRefund,
  listPlacesFor,
  markPaidOut,
  placeOrder,
  proposeRefund,
  quoteDeskCancellation,
  readAllowance,
} from '#contract/desk/refunds.ts'
import { amountIn } from '#machines/desk/parts/amount.ts'
import { type cancelAtDeskMachine, refundOf } from '#machines/desk/cancel-at-desk.machine.ts'
import { type giveBackMachine, isWithinLimit } from '#machines/desk/give-back.machine.ts'
import type { payOutMachine } from '#machines/desk/pay-out.machine.ts'
import type { assignRoomsMachine } from '#machines/desk/assign-rooms.machine.ts'
import { idempotent } from '#ui/lib/api/activity-id.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'
import type { DeskApi } from '../session/desk-api.ts'

type Sources = { api: DeskApi }
type Goodwill = { Code: string; Amount: number; Reason: string }

export function createGiveBackActors({ api }: Sources): ActorsOf<typeof giveBackMachine> {
  const give = idempotent((body: Goodwill, ActivityId) => api.call(giveRefund, { body: { ActivityId, ...body } }))
  const propose = idempotent((body: Goodwill, ActivityId) => api.call(proposeRefund, { body: { ActivityId, ...body } }))
  return {
    read: fromPromise(({ input: { subject }, signal }) =>
      api.call(readAllowance, { params: { Code: subject.code } }, { signal }),
    ),
    send: fromPromise(({ input }) => {
      const { fields, subject } = input
      const body = { Code: subject.code, Amount: amountIn(fields.amount) ?? 0, Reason: fields.reason.trim() }
      return isWithinLimit(input) ? give(body) : propose(body)
    }),
  }
}

export function createPayOutActors({ api }: Sources): ActorsOf<typeof payOutMachine> {
  const record = idempotent((body: { RefundId: string; IsCash: boolean; Reference: string }, ActivityId) =>
    api.call(markPaidOut, { body: { ActivityId, ...body } }),
  )
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
  const cancel = idempotent((body: { Code: string; Refund: number; IsByPolicy: boolean; Reason: string }, ActivityId) =>
    api.call(cancelForGuest, { body: { ActivityId, ...body } }),
  )
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
  const assign = idempotent((body: { Code: string; UnitIds: string[] }, ActivityId) =>
    api.call(placeOrder, { body: { ActivityId, ...body } }),
  )
  return {
    read: fromPromise(({ input: { subject }, signal }) =>
      api.call(listPlacesFor, { params: { Code: subject.code } }, { signal }),
    ),
    send: fromPromise(({ input: { fields, subject } }) => assign({ Code: subject.code, UnitIds: [...fields.unitIds] })),
  }
}
