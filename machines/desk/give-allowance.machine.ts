// Something is taken off the bill of a booking: a sum, or a percentage of the room charge. What the bill is, and what of it is still to be
// paid, is read first, and again when something was changed or refused.

import { amountOff, lowerRefusal, type AllowanceCause, type Off } from '#contract/orders/allowance-rules.ts'
import type { AllowanceQuote } from '#contract/money/charges.ts'
import { type OrderType, taxOf } from '#contract/orders/orders.ts'
import { plainSigns } from '#contract/values/typed.ts'
import { quoteOf, toPaisa, toTaka } from '#contract/values/money.ts'
import { type DialogForm, readingDialogMachine } from '#machines/parts/dialog.ts'
import { missingText } from '#machines/parts/problems.ts'
import { amountIn } from './parts/amount.ts'

/** `value` is BDT before VAT, or percent. */
export type AllowanceFields = { unit: Off['Kind']; value: string; cause: AllowanceCause | ''; reason: string }

type Booking = { code: string; type: OrderType }

export type AllowanceForm = DialogForm<AllowanceFields, Booking, AllowanceQuote>

export const giveAllowanceMachine = readingDialogMachine({
  id: 'giveAllowance',
  start: (): AllowanceFields => ({ unit: 'amount', value: '', cause: '', reason: '' }),
  validate: (form: AllowanceForm) => {
    const { cause, reason } = form.fields
    return {
      value: valueProblem(form),
      cause: missingText(cause),
      reason: cause === 'other' ? missingText(reason) : undefined,
    }
  },
})

function valueProblem({ fields, subject, data }: AllowanceForm): 'unreadable' | 'tooMuch' | undefined {
  const off = offIn(fields)
  if (!off) return 'unreadable'
  const bill = lowerable(subject, data)
  return lowerRefusal(bill, amountOff(bill, off)) ? 'tooMuch' : undefined
}

/** What is taken off, as it was typed; undefined where that is nothing. */
export function offIn({ unit, value }: AllowanceFields): Off | undefined {
  if (unit === 'amount') {
    const amount = amountIn(value, { least: 0.01 })
    return amount === undefined ? undefined : { Kind: unit, Amount: amount }
  }
  const digits = plainSigns(value)
  const percent = /^\d{1,3}$/.test(digits) ? Number(digits) : 0
  return percent >= 1 && percent <= 100 ? { Kind: unit, Percent: percent } : undefined
}

/** What is taken off before VAT, what the bill comes to afterwards, and what is due then, BDT; undefined where it cannot be taken off. */
export function lowered(form: AllowanceForm): { off: number; payable: number; due: number } | undefined {
  const off = offIn(form.fields)
  if (!off || valueProblem(form)) return undefined
  const bill = lowerable(form.subject, form.data)
  const amount = amountOff(bill, off)
  const { payable } = quoteOf(bill.charge - amount, taxOf(bill.type))
  return { off: toTaka(amount), payable: toTaka(payable), due: toTaka(payable - bill.held) }
}

function lowerable({ type }: Booking, { Charge, RoomCharge, Held }: AllowanceQuote) {
  return { type, charge: toPaisa(Charge), roomCharge: toPaisa(RoomCharge), held: toPaisa(Held) }
}
