import type { BodyOf } from '../post.ts'
import type { billCompany } from '#contract/money/company-bills.ts'

/** A company that pays, as its guest has agreed. */
export function aCompany(changed: Partial<BodyOf<typeof billCompany>> = {}): Omit<BodyOf<typeof billCompany>, 'Code'> {
  return {
    Company: 'Padma Textiles Ltd',
    Address: 'Savar, Dhaka',
    Bin: '0098765432109',
    Reference: 'PO 4711',
    AgreedBy: 'Salma Rahman',
    ...changed,
  }
}
