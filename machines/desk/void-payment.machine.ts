// A payment that was recorded wrongly is void, and the sum is due again.

import type { Till } from '#contract/money/till.ts'
import { type DialogForm, dialogMachine } from '#machines/parts/dialog.ts'
import { missingText } from '#machines/parts/problems.ts'

export type TillPayment = Till['Payments'][number]

export const voidPaymentMachine = dialogMachine({
  id: 'voidPayment',
  start: () => ({ reason: '' }),
  validate: ({ fields }: DialogForm<{ reason: string }, TillPayment>) => ({ reason: missingText(fields.reason) }),
})
