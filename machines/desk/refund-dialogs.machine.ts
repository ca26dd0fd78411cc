// The dialogs in which money goes back, and in which an order that was paid too late gets rooms.

import { type DialogForm, dialogMachine, readingDialogMachine } from '#machines/parts/dialog.ts'
import { missingText } from '#machines/parts/problems.ts'
import { giveableOf, type StaffLimit } from './parts/staff-limit.ts'
import { amountIn, amountProblem } from './parts/amount.ts'
import type { listOpenRefunds, quoteDeskCancellation } from '#contract/money/refunds.ts'
import type { DataOf } from '#contract/endpoint.ts'
import type { listRoomsForOrder } from '#contract/reception/walk-in.ts'

// Money of a booking goes back beyond what the policy gives: at once where the member may still give the sum, and otherwise as a proposal
// that someone else decides. What the member may still give is read first, and again when something was changed or refused.

export type GiveBackFields = { amount: string; reason: string }

/** `most`: what was paid and has not gone back, BDT. */
type Booking = { code: string; most: number }

type GiveBackForm = DialogForm<GiveBackFields, Booking, StaffLimit>

export const giveBackMachine = readingDialogMachine({
  id: 'giveBack',
  start: (): GiveBackFields => ({ amount: '', reason: '' }),
  validate: ({ fields, subject: { most } }: GiveBackForm) => ({
    amount: amountProblem(fields.amount, { most }),
    reason: missingText(fields.reason),
  }),
})

/** Whether it is given at once, and not proposed. */
export function isWithinLimit({ fields, data }: Pick<GiveBackForm, 'fields' | 'data'>): boolean {
  return amountProblem(fields.amount, { most: giveableOf(data) }) === undefined
}

// A refund that the gateway does not send, or was paid at the desk: who paid the guest by hand records how, in cash out of their own shift
// or under a number. Cash needs no number: the shift has it.

export type PayOutFields = { isCash: boolean; reference: string }

export type RefundByHand = DataOf<typeof listOpenRefunds>['ByHand'][number]

export const payOutMachine = dialogMachine({
  id: 'payOut',
  start: (refund): PayOutFields => ({ isCash: refund !== undefined && isUsuallyCash(refund), reference: '' }),
  validate: ({ fields: { isCash, reference } }: DialogForm<PayOutFields, RefundByHand>) => ({
    reference: isCash ? undefined : missingText(reference),
  }),
})

/** As it was paid, where the member may pay it so. */
function isUsuallyCash({ Method, CanPayCash, CanPayOtherwise }: RefundByHand): boolean {
  return CanPayCash && (Method === 'cash' || !CanPayOtherwise)
}

// A booking is cancelled for a guest who calls, or a request is declined: by the policy, or on another sum that was agreed. The terms are
// read first, and again once a cancellation was refused: what was sent is what was seen.

/** As typed; `sum` counts where it is agreed. */
export type CancelFields = { isAgreed: boolean; sum: string; reason: string }

/** BDT. */
export type CancelTerms = DataOf<typeof quoteDeskCancellation>

type CancelForm = DialogForm<CancelFields, { code: string }, CancelTerms>

export const cancelAtDeskMachine = readingDialogMachine({
  id: 'cancelAtDesk',
  start: (): CancelFields => ({ isAgreed: false, sum: '', reason: '' }),
  validate: (form: CancelForm) => ({ sum: sumProblem(form), reason: missingText(form.fields.reason) }),
})

/** What goes back, BDT; undefined where that is not a sum that was paid. */
export function refundOf({ fields, data }: Pick<CancelForm, 'fields' | 'data'>): number | undefined {
  if (!fields.isAgreed) return data.Refund
  return sumProblem({ fields, data }) === undefined ? amountIn(fields.sum, { least: 0 }) : undefined
}

function sumProblem({ fields, data }: Pick<CancelForm, 'fields' | 'data'>) {
  return fields.isAgreed ? amountProblem(fields.sum, { least: 0, most: data.Paid }) : undefined
}

// A booking whose rooms were sold before its money came gets as many others that are free on all of its nights.

export type AssignFields = { unitIds: readonly string[] }

export type FreeRooms = DataOf<typeof listRoomsForOrder>

export const assignRoomsMachine = readingDialogMachine({
  id: 'assignRooms',
  start: (): AssignFields => ({ unitIds: [] }),
  validate: ({ fields, data }: DialogForm<AssignFields, { code: string }, FreeRooms>) => ({
    unitIds: fields.unitIds.length === data.Rooms ? undefined : ('tooFew' as const),
  }),
  reconcile: ({ unitIds }, { Data: rooms }) => ({
    unitIds: unitIds.filter((unitId) => rooms.some(({ UnitId }) => UnitId === unitId)),
  }),
})
