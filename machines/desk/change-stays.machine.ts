// Which rooms and nights a booking has is changed: other days or another room, one room less, one more, or what was cancelled again. What
// that costs is read first, and again with each other wish. What was sent is what was seen.

import type { ChangeQuote, ReinstatementQuote } from '#contract/reception/changes.ts'
import { quoteOf, toPaisa, toTaka } from '#contract/values/money.ts'
import type { Stay } from '#contract/values/stay.ts'
import { isBlank } from '#contract/values/typed.ts'
import { type DialogForm, readingDialogMachine } from '#machines/parts/dialog.ts'
import { missingText } from '#machines/parts/problems.ts'
import { amountIn, amountProblem } from './parts/amount.ts'

/** As typed; `allowance` is taken off the change, BDT before VAT, where it is not empty. `tell`: absent until someone decides it. */
export type ChangeFields = { allowance: string; reason: string; tell?: boolean }

/** The room is '' until one is chosen: then the first that is free is taken. */
export type Wish = { unitId: string } & Stay

/** What is changed. `typed`: what was typed before the wish was another. */
export type ChangeSubject = { code: string; room: string; typed?: ChangeFields } &
  /** `days`: those that it has. `own`: its room now, where it may be another one. `since`: guests in the house keep their arrival, and have another room from this day on. */
  (
    | { kind: 'dates'; stayId: number; wish: Wish; days: Stay; own?: FreeRoom; since?: string }
    | { kind: 'addRoom'; wish: Wish }
    | { kind: 'cancelRoom'; stayId: number }
    | { kind: 'reinstateRoom' | 'reinstateOrder'; stayId: number }
  )

export type FreeRoom = { UnitId: string; Room: string; House: string }

/**
 * `rooms`: those that are free on the days of the wish, and the own one. Without a room there is no quote. `again`: of each stay of the quote the room that it
 * gets where it is reinstated.
 */
export type ChangeData = {
  quote: ChangeQuote | undefined
  unitId: string
  rooms: readonly FreeRoom[]
  again?: ReinstatementQuote['Rooms']
}

export type ChangeForm = DialogForm<ChangeFields, ChangeSubject, ChangeData>

export const changeStaysMachine = readingDialogMachine({
  id: 'changeStays',
  start: (subject?: ChangeSubject): ChangeFields => subject?.typed ?? { allowance: '', reason: '' },
  validate: ({ fields: { allowance, reason }, data }: ChangeForm) => {
    const hasAllowance = !isBlank(allowance)
    const needsReason = hasAllowance || data.quote?.NeedsReason === true
    const problem = amountProblem(allowance, { most: data.quote?.Charged ?? 0 })
    return {
      allowance: hasAllowance ? problem : undefined,
      reason: needsReason ? missingText(reason) : undefined,
    }
  },
})

/** What is taken off, BDT before VAT. */
export function allowanceOf({ allowance }: Pick<ChangeFields, 'allowance'>): number {
  return amountIn(allowance) ?? 0
}

/** The sums of a quote once this is taken off, BDT. */
export function sumsWith({ Before, After, Due, Refund }: ChangeQuote, allowance: number) {
  const { payable } = quoteOf(toPaisa(After.Charge) - toPaisa(allowance))
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
export function isTold({
  fields,
  subject,
  quote,
}: {
  fields: ChangeFields
  subject: ChangeSubject
  quote: ChangeQuote
}): boolean {
  const { before, payable } = sumsWith(quote, allowanceOf(fields))
  return fields.tell ?? (before !== payable || hasOtherDays(subject))
}

function hasOtherDays(subject: ChangeSubject): boolean {
  if (subject.kind !== 'dates') return true
  const { wish, days } = subject
  return wish.arrival !== days.arrival || wish.departure !== days.departure
}
