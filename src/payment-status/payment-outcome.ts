import type { OrderStatus } from '#contract/orders/orders.ts'
import type { PaymentReport } from '#machines/payment-status.machine.ts'
import { orderWords } from '#src/orders/texts.ts'
import { takaText } from '#ui/lib/figures.ts'
import { texts } from './texts.ts'

/** The states of the page in which the API has decided on the payment. */
export type DecidedState = 'success' | 'failed' | 'cancelled' | 'inReview'

export type ResultAction = 'payAgain' | 'payBalance' | 'viewOrder' | 'sameAgain' | 'bookAgain'

/** What a decided payment means for its order. */
export type PaymentOutcome = {
  /** Heads the page where the specified headline would be false of the order. */
  title?: string
  sentences: readonly string[]
  actions: readonly ResultAction[]
  /** When the resort calls to reconfirm. */
  reconfirmed: 'now' | 'once paid' | 'once booked again'
}

type Standing = 'held' | 'lapsed' | 'placed' | 'completed' | 'unplaced' | 'cancelled' | 'requested'

const standings = {
  Requested: 'requested',
  Pending: 'held',
  Confirmed: 'placed',
  'Paid-unplaced': 'unplaced',
  Cancelled: 'cancelled',
  Expired: 'lapsed',
  Refunded: 'cancelled',
  Completed: 'completed',
} as const satisfies Record<OrderStatus, Standing>

/** `isHeld`: the hold of an unpaid order has not run out since the API was asked. */
export function outcomeOf(state: DecidedState, report: PaymentReport, isHeld: boolean): PaymentOutcome {
  const standing = report.Status === 'Pending' && !isHeld ? 'lapsed' : standings[report.Status]
  switch (state) {
    case 'success':
      return afterSuccess(standing, report)
    case 'inReview':
      return afterReview(standing, report)
    default:
      return afterNoPayment(state, standing, report)
  }
}

function afterSuccess(standing: Standing, { Type }: PaymentReport): PaymentOutcome {
  const words = orderWords[Type]
  switch (standing) {
    case 'placed':
    case 'completed':
      return { sentences: [], actions: ['viewOrder'], reconfirmed: 'now' }
    case 'cancelled':
      return {
        title: texts.cancelledSince,
        sentences: [texts.refundInOrder],
        actions: ['viewOrder', 'bookAgain'],
        reconfirmed: 'once booked again',
      }
    default:
      return {
        title: texts.paidAndUnplaced,
        sentences: [standing === 'unplaced' ? texts.takenMeanwhile(words.held) : texts.staffWillPlace],
        actions: ['viewOrder'],
        reconfirmed: 'now',
      }
  }
}

/** The money was taken, and staff look at it: the page's own headline is true of every order. */
function afterReview(standing: Standing, { Type }: PaymentReport): PaymentOutcome {
  const words = orderWords[Type]
  const sentences = {
    held: texts.heldMeanwhile(words.held),
    placed: texts.safeMeanwhile(words.thing),
    completed: texts.safeMeanwhile(words.thing),
    requested: texts.reviewedByCall,
    lapsed: texts.reviewedByCall,
    unplaced: texts.reviewedByCall,
    cancelled: texts.reviewedByCall,
  } as const satisfies Record<Standing, string>
  return { sentences: [sentences[standing]], actions: ['viewOrder'], reconfirmed: 'now' }
}

/** Failed or cancelled: of a first payment the order is lost or will be, of any later one it stays what it was. */
function afterNoPayment(
  state: 'failed' | 'cancelled',
  standing: Standing,
  { Type, Due }: PaymentReport,
): PaymentOutcome {
  const words = orderWords[Type]
  const again: ResultAction[] = Type === 'Room' ? ['sameAgain', 'bookAgain'] : ['bookAgain']
  switch (standing) {
    case 'held':
      return {
        title: texts.stillHeld(words.held),
        sentences: [texts.failedHeld(words.held)],
        actions: ['payAgain', 'viewOrder'],
        reconfirmed: 'once paid',
      }
    case 'lapsed':
      return {
        sentences: [texts.released(words.held)],
        actions: [...again, 'viewOrder'],
        reconfirmed: 'once booked again',
      }
    case 'cancelled':
      return {
        sentences: [state === 'cancelled' ? texts.cancelledNote(words.held) : texts.released(words.held)],
        actions: [...again, 'viewOrder'],
        reconfirmed: 'once booked again',
      }
    case 'placed':
      return {
        title: texts.safe(words.thing),
        sentences: Due > 0 ? [texts.onlyThisPayment(takaText(Due)), texts.orAtResort] : [texts.nothingDue],
        actions: Due > 0 ? ['payBalance', 'viewOrder'] : ['viewOrder'],
        reconfirmed: 'now',
      }
    case 'completed':
      return { title: texts.notTaken, sentences: [texts.nothingDue], actions: ['viewOrder'], reconfirmed: 'now' }
    case 'unplaced':
      return {
        title: texts.paidAndUnplaced,
        sentences: [texts.earlierPayment],
        actions: ['viewOrder'],
        reconfirmed: 'now',
      }
    case 'requested':
      return { title: texts.requestStands, sentences: [texts.noMoneyTaken], actions: ['viewOrder'], reconfirmed: 'now' }
    default:
      return standing satisfies never
  }
}
