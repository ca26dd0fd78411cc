import { advanceOf, type PayPercent, toPaisa, toTaka } from '#contract/values/money.ts'

/** BDT, and whether a share of it may be paid. */
export type PayableSums = { payable: number; due: number; canPayPart: boolean }

/** What a chosen share comes to, BDT, and what is asked of the API: all that is due of what may only be paid as a whole. */
export function chosenPayment(
  { payable, due, canPayPart }: PayableSums,
  chosen: PayPercent,
): { sum: number; percent: PayPercent } {
  if (!canPayPart) return { sum: due, percent: '100%' }
  return { sum: toTaka(advanceOf(toPaisa(payable), chosen)), percent: chosen }
}
