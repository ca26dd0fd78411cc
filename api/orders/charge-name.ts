import { texts } from '../platform/texts/texts.ts'
import type { Charge } from './order-charges.sql.ts'

/** A charge as its guest reads it. Why money was given away is the resort's own note. */
export function chargeName({ kind, label }: Pick<Charge, 'kind' | 'label'>): string {
  return kind === 'discount' || kind === 'allowance' ? texts.orders[kind] : label
}
