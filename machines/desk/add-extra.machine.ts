// What a guest has besides the nights is put on the bill: what it is, how many, and what one of it costs.

import { asciiDigits } from '#contract/values/digits.ts'
import { amountIn } from './parts/amount.ts'
import { formDialog } from './parts/form-dialog.ts'

export type ExtraFields = { label: string; quantity: string; price: string }

export const addExtraMachine = formDialog<ExtraFields, { code: string }>({
  id: 'addExtra',
  fill: () => ({ label: '', quantity: '1', price: '' }),
  wrongIn: ({ fields }) => [
    ...(fields.label.trim() === '' ? ['label'] : []),
    ...(quantityIn(fields) === undefined ? ['quantity'] : []),
    ...(amountIn(fields.price) === undefined ? ['price'] : []),
  ],
})

/** From 1 to 999, also in Bangla digits. */
export function quantityIn({ quantity }: Pick<ExtraFields, 'quantity'>): number | undefined {
  const plain = asciiDigits(quantity).trim()
  return /^[1-9]\d{0,2}$/.test(plain) ? Number(plain) : undefined
}

/** Before tax, BDT; undefined while a figure is missing. */
export function sumOf(fields: Pick<ExtraFields, 'quantity' | 'price'>): number | undefined {
  const price = amountIn(fields.price)
  const quantity = quantityIn(fields)
  return price === undefined || quantity === undefined ? undefined : Math.round(price * quantity * 100) / 100
}
