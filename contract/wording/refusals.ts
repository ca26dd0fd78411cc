import type { AllowanceRefusal } from '#contract/orders/allowance-rules.ts'
import type { OrderRefusal } from '#contract/orders/order-rules.ts'
import type { RoomRefusal, StayRefusal, UndoRefusal } from '#contract/reception/stay-rules.ts'
import type { OrderStatus } from '#contract/orders/orders.ts'
import { dayText, formatPaisa, formatTaka } from './format.ts'
import type { StayState } from '#contract/orders/stays.ts'

export type Refusal = StayRefusal | UndoRefusal | RoomRefusal | OrderRefusal | AllowanceRefusal

/** Why something is not possible, in the words of the API's answer and of the desk's buttons. */
export function refusalText(refusal: Refusal): string {
  switch (refusal.Code) {
    case 'stayIs':
      return texts.stayIs[refusal.State]
    case 'orderIs':
    case 'orderNotConfirmed':
      return texts.orderIs(texts.statuses[refusal.Status])
    case 'notCancellable':
      return texts.notCancellable(texts.statuses[refusal.Status])
    case 'arrivesLater':
      return texts.arrivesLater(dayText(refusal.Day))
    case 'arrivalPast':
      return texts.arrivalPast(dayText(refusal.Day))
    case 'refundUnanswered':
      return texts.refundUnanswered(formatTaka(refusal.Amount))
    case 'overBefore':
      return texts.overBefore(dayText(refusal.Day))
    case 'stayEnded':
      return texts.stayEnded(refusal.Room)
    case 'roomOccupied':
      return texts.roomOccupied(refusal.Room, refusal.Guest)
    case 'billedAlready':
      return texts.billedAlready(refusal.Company)
    case 'mayStillCome':
      return texts.mayStillCome(refusal.From)
    case 'aboveBill':
    case 'paidAlready':
      return texts[refusal.Code](formatPaisa(refusal.Most))
    default:
      return texts[refusal.Code]
  }
}

const texts = {
  stayIs: {
    expected: 'These guests have not arrived yet',
    inHouse: 'These guests are checked in',
    departed: 'These guests have checked out',
    noShow: 'These guests did not arrive',
    moved: 'These guests have moved to another room',
    gone: 'This booking was cancelled',
  } satisfies Record<StayState, string>,
  statuses: {
    Requested: 'a request',
    Pending: 'not paid yet',
    Confirmed: 'confirmed',
    'Paid-unplaced': 'paid, but has no room',
    Cancelled: 'cancelled',
    Expired: 'expired',
    Refunded: 'refunded',
    Completed: 'completed',
  } satisfies Record<OrderStatus, string>,
  orderIs: (status: string) => `This booking is ${status}`,
  notCancellable: (status: string) => `This booking can no longer be cancelled: it is ${status}`,
  arrivesLater: (day: string) => `Arrives on ${day}`,
  arrivalPast: (day: string) => `The arrival was on ${day}: make a new booking instead`,
  refundUnanswered: (sum: string) =>
    `The gateway has not said yet whether it refunds ${sum}: try again in a few minutes`,
  notGivenUp: 'This room was not cancelled: add a room instead',
  stayEnded: (room: string) => `The stay in ${room} has ended`,
  roomOccupied: (room: string, guest: string) => `${guest || 'A guest'} is still in ${room}`,
  mayStillCome: (time: string) => `A no-show can be marked from ${time} on the day of arrival`,
  wasInHouse: 'These guests were checked in before: check them out instead',
  wholeHouse: 'A whole-house stay cannot change one room',
  leavesToday: 'These guests leave today',
  nothingChanged: 'Nothing was changed',
  onlyRoom: 'This is the only room: cancel the booking instead',
  tooLateToUndo: 'It is too late to undo this',
  refundLeft: 'The refund has been sent, so this cannot be undone any more',
  overBefore: (day: string) => `Before this change the stay ended on ${day}: make another change instead`,
  holdOver: 'This booking is no longer held',
  nothingDue: 'Nothing is due',
  billedAlready: (company: string) => `This booking is billed to ${company} already`,
  notBilled: 'This booking is not billed to a company',
  nothingToRefund: 'There is nothing to refund',
  notUnplaced: 'This booking does not wait for rooms',
  nothingTakenOff: 'This takes nothing off the bill',
  allPaid: 'All of this bill is paid: give it back as a refund',
  aboveBill: (most: string) => `This bill comes to ${most} before VAT: no more can be taken off`,
  paidAlready: (most: string) =>
    `At most ${most} before VAT is still to be paid. To give back what was paid, make a refund.`,
  stayBegun: 'This stay has begun: check the guests out instead',
} as const
