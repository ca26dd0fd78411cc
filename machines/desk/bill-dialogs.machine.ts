// The dialogs that change what a booking costs, and who pays it.

import { plainSigns } from '#contract/values/typed.ts'
import { type DialogForm, dialogMachine, readingDialogMachine } from '#machines/parts/dialog.ts'
import { missingText } from '#machines/parts/problems.ts'
import { amountIn } from './parts/amount.ts'
import { type AllowanceCause, amountOff, lowerRefusal, type Off } from '#contract/orders/allowance-rules.ts'
import type { AllowanceQuote } from '#contract/money/charges.ts'
import { leviesOf } from '#contract/values/levies.ts'
import { quoteOf, toPaisa, toTaka } from '#contract/values/money.ts'
import { binProblem } from './parts/bin.ts'

// Adds an extra to the bill: what it is, how many, and the price of one.

export type ExtraFields = { label: string; quantity: string; price: string }

export const addExtraMachine = dialogMachine({
  id: 'addExtra',
  start: (): ExtraFields => ({ label: '', quantity: '1', price: '' }),
  validate: ({ fields }: DialogForm<ExtraFields, { code: string }>) => ({
    label: missingText(fields.label),
    quantity: quantityIn(fields) === undefined ? ('unreadable' as const) : undefined,
    price: amountIn(fields.price) === undefined ? ('unreadable' as const) : undefined,
  }),
})

/** From 1 to 999, also in Bangla digits. */
export function quantityIn({ quantity }: Pick<ExtraFields, 'quantity'>): number | undefined {
  const plain = plainSigns(quantity)
  return /^[1-9]\d{0,2}$/.test(plain) ? Number(plain) : undefined
}

/** Before tax, BDT; undefined while a figure is missing. */
export function sumOf(fields: Pick<ExtraFields, 'quantity' | 'price'>): number | undefined {
  const price = amountIn(fields.price)
  const quantity = quantityIn(fields)
  return price === undefined || quantity === undefined ? undefined : Math.round(price * quantity * 100) / 100
}

// Something is taken off the bill of a booking: a sum, or a percentage of the room charge. What the bill is, and what of it is still to be
// paid, is read first, and again when something was changed or refused.

/** `value` is BDT before VAT, or percent. */
export type AllowanceFields = { unit: Off['Kind']; value: string; cause: AllowanceCause | ''; reason: string }

export type AllowanceForm = DialogForm<AllowanceFields, { code: string }, AllowanceQuote>

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

function valueProblem({ fields, data }: AllowanceForm): 'unreadable' | 'tooMuch' | undefined {
  const off = offIn(fields)
  if (!off) return 'unreadable'
  const bill = lowerable(data)
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
  const bill = lowerable(form.data)
  const amount = amountOff(bill, off)
  const { payable } = quoteOf(bill.charge - amount, bill.levies)
  return { off: toTaka(amount), payable: toTaka(payable), due: toTaka(payable - bill.held) }
}

function lowerable({ Charge, RoomCharge, Held, ...levied }: AllowanceQuote) {
  return { levies: leviesOf(levied), charge: toPaisa(Charge), roomCharge: toPaisa(RoomCharge), held: toPaisa(Held) }
}

// What is due of a booking goes to a company, once its guest has agreed. Who agreed is mostly the guest, whose name is there already.

type CompanyFields = { company: string; address: string; bin: string; reference: string; agreedBy: string }

export const billCompanyMachine = dialogMachine({
  id: 'billCompany',
  start: (subject?: { code: string; guest: string }): CompanyFields => ({
    company: '',
    address: '',
    bin: '',
    reference: '',
    agreedBy: subject?.guest ?? '',
  }),
  validate: ({ fields }: DialogForm<CompanyFields, { code: string; guest: string }>) => ({
    company: missingText(fields.company),
    address: missingText(fields.address),
    bin: binProblem(fields.bin),
    reference: undefined,
    agreedBy: missingText(fields.agreedBy),
  }),
})
