import type { ChargeNote } from '#contract/orders/charge-note.ts'
import type { ChargeKind } from '#contract/values/charge-kinds.ts'
import { allowanceReason } from './allowance-words.ts'

/** What charges are called. An extra has a label of its own, until its guest's data is erased. */
export const chargeNames: Readonly<Record<ChargeKind, string>> = {
  discount: 'Discount',
  extra: 'Extra',
  allowance: 'Allowance',
  fee: 'Kept for what was given up',
  adjustment: 'Discount for what was given up',
}

type Charge = { kind: ChargeKind; note: ChargeNote }

/** A charge as its guest reads it. Why money was given away is the resort's own note. */
export function chargeName({ kind, note: { Label, From, To } }: Charge): string {
  return From === undefined || To === undefined ? (Label ?? chargeNames[kind]) : `Room move, ${From} to ${To}`
}

/** A charge as staff read it, with why. */
export function chargeNameForStaff(charge: Charge): string {
  return [chargeName(charge), chargeReason(charge)].filter(Boolean).join(': ')
}

/** Why something was taken off a bill; '' of what was put on it. */
export function chargeReason({ kind, note: { Percent: percent, Cause: cause, Reason: words = '' } }: Charge): string {
  if (kind === 'discount') return [`${percent} %`, words].filter(Boolean).join(', ')
  return allowanceReason({ cause, percent, words })
}
