import type { ChargeKind } from '#contract/values/charge-kinds.ts'

/** What charges are called; an extra has its label alone. */
export const chargeNames: Readonly<Record<ChargeKind, string>> = {
  discount: 'Discount',
  extra: '',
  allowance: 'Allowance',
  fee: 'Kept for what was given up',
  adjustment: 'Discount for what was given up',
}

type Named = { kind: ChargeKind; label: string }

/** A charge as its guest reads it. Why money was given away is the resort's own note. */
export function chargeName({ kind, label }: Named): string {
  return chargeNames[kind] || label
}

/** A charge as staff read it, with why. */
export function chargeNameForStaff({ kind, label }: Named): string {
  return [chargeNames[kind], label].filter(Boolean).join(': ')
}
