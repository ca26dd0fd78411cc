// Adds an extra to the bill: what it is, how many, and the price of one.

import { plainSigns } from '#contract/values/typed.ts'
import { type DialogForm, dialogMachine } from '#machines/parts/dialog.ts'
import { missingText } from '#machines/parts/problems.ts'
import { amountIn } from './parts/amount.ts'

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
