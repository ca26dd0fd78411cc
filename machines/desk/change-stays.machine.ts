// Which rooms and nights a booking has is changed: other days or another room, one room less, one more, or what was cancelled again. What
// that costs is read first, and again with each other wish. What was sent is what was seen.

import { leviesOf } from '#contract/values/levies.ts'
import type { ChangeQuote, StayWish } from '#contract/reception/changes.ts'
import type { DeskStay } from '#contract/reception/stays.ts'
import { quoteOf, toPaisa, toTaka } from '#contract/values/money.ts'
import type { Stay } from '#contract/values/stay.ts'
import { isBlank } from '#contract/values/typed.ts'
import { type DialogForm, readingDialogMachine } from '#machines/parts/dialog.ts'
import { missingText } from '#machines/parts/problems.ts'
import { amountIn, amountProblem } from './parts/amount.ts'

/** As typed; `allowance` is taken off the change, BDT before VAT, where it is not empty. `tell`: absent until someone decides it. */
export type ChangeFields = { allowance: string; reason: string; tell?: boolean }

/** What is changed. */
export type ChangeSubject = {
  code: string
  /** The room, as people call it; empty for a whole booking and for a room that is added. */
  title: string
  wish: StayWish
  /** The days that a stay has. */
  days?: Stay
  /** Guests in the house keep their arrival. */
  keepsArrival?: boolean
  /** Opened for another room: the rooms are shown at once. */
  isMove?: boolean
  /** A cancelled booking with all its rooms. */
  isWholeOrder?: boolean
  /** What was typed before the wish was another. */
  typed?: ChangeFields
}

export type Change = DialogForm<ChangeFields, ChangeSubject, ChangeQuote>

export const changeStaysMachine = readingDialogMachine({
  id: 'changeStays',
  start: (subject?: ChangeSubject): ChangeFields => subject?.typed ?? { allowance: '', reason: '' },
  validate: ({ fields: { allowance, reason }, data }: Change) => {
    const hasAllowance = !isBlank(allowance)
    const problem = amountProblem(allowance, { most: data.Charged })
    return {
      allowance: hasAllowance ? problem : undefined,
      reason: hasAllowance || data.NeedsReason ? missingText(reason) : undefined,
    }
  },
})

type Subjected = Pick<
  DeskStay,
  'Id' | 'Code' | 'UnitId' | 'Room' | 'House' | 'Type' | 'State' | 'Arrival' | 'Departure'
>

/** Other days or another room for a stay. */
export function changeOf(stay: Subjected): ChangeSubject {
  const { Id, Code, UnitId, Room, House, Type, State, Arrival, Departure } = stay
  return {
    code: Code,
    title: Type === 'HOUSE' ? House : Room,
    wish: { Kind: 'change', StayId: Id, UnitId, Arrival, Departure },
    days: { arrival: Arrival, departure: Departure },
    keepsArrival: State === 'inHouse',
  }
}

/** What is taken off, BDT before VAT. */
export function allowanceOf({ allowance }: Pick<ChangeFields, 'allowance'>): number {
  return amountIn(allowance) ?? 0
}

/** The sums of a quote once this is taken off, BDT. */
export function sumsWith({ Before, After, Due, Refund, ...levied }: ChangeQuote, allowance: number) {
  const { payable } = quoteOf(toPaisa(After.Charge) - toPaisa(allowance), leviesOf(levied))
  const less = toPaisa(After.Payable) - payable
  const open = toPaisa(Due) - less
  return {
    before: Before.Payable,
    payable: toTaka(payable),
    due: toTaka(Math.max(0, open)),
    refund: toTaka(toPaisa(Refund) + Math.max(0, -open)),
  }
}

/** One rule for each change: the guest is told of other dates and another sum, unless someone decides otherwise. */
export function isTold({ fields, subject, data }: Change): boolean {
  const { before, payable } = sumsWith(data, allowanceOf(fields))
  return fields.tell ?? (before !== payable || hasOtherDays(subject))
}

function hasOtherDays({ wish, days }: ChangeSubject): boolean {
  return wish.Kind !== 'change' || wish.Arrival !== days?.arrival || wish.Departure !== days.departure
}
