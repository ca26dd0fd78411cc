// Cash that was recorded wrongly is taken back by a second entry.

import type { TillEntry } from '#contract/money/till.ts'
import { type DialogForm, dialogMachine } from '#machines/parts/dialog.ts'
import { missingText } from '#machines/parts/problems.ts'

export const reverseEntryMachine = dialogMachine({
  id: 'reverseEntry',
  start: () => ({ reason: '' }),
  validate: ({ fields }: DialogForm<{ reason: string }, TillEntry>) => ({ reason: missingText(fields.reason) }),
})
