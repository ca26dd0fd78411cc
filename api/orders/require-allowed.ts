import type { ProblemCode } from '#contract/problem.ts'
import type { Refusal } from '#contract/wording/refusals.ts'
import type { Throws } from '../platform/deps.ts'

const problemCodes = {
  stayIs: 'stay_not_ready',
  orderNotConfirmed: 'stay_not_ready',
  arrivesLater: 'stay_not_ready',
  arrivalPast: 'stay_not_ready',
  notGivenUp: 'stay_not_ready',
  refundUnanswered: 'stay_not_ready',
  stayEnded: 'stay_not_ready',
  mayStillCome: 'stay_not_ready',
  wasInHouse: 'stay_not_ready',
  wholeHouse: 'stay_not_ready',
  leavesToday: 'stay_not_ready',
  nothingChanged: 'stay_not_ready',
  onlyRoom: 'stay_not_ready',
  tooLateToUndo: 'too_late',
  refundLeft: 'too_late',
  overBefore: 'too_late',
  roomOccupied: 'room_occupied',
  orderIs: 'order_settled',
  notCancellable: 'order_settled',
  stayBegun: 'order_settled',
  notUnplaced: 'order_settled',
  nothingDue: 'order_settled',
  billedAlready: 'order_settled',
  notBilled: 'order_settled',
  holdOver: 'hold_expired',
  nothingToRefund: 'amount_too_large',
  nothingTakenOff: 'amount_too_large',
  allPaid: 'amount_too_large',
  aboveBill: 'amount_too_large',
  paidAlready: 'amount_too_large',
} as const satisfies Record<Refusal['Code'], ProblemCode>

type CodeOf<R extends Refusal> = (typeof problemCodes)[R['Code']]

/** Throws what a rule of contract/reception/ refuses, with the refusal as data. */
export function requireAllowed<R extends Refusal>({ problem }: Throws<CodeOf<R>>, refusal: R | undefined): void {
  if (!refusal) return
  const { Code }: { Code: R['Code'] } = refusal
  throw problem(problemCodes[Code], (t) => t.refusal(refusal), { data: refusal })
}
