// One's own shift begins with the cash that is in the drawer: 0 where it is empty.

import { formMachine } from '#machines/parts/form.ts'
import { amountProblem } from './parts/amount.ts'

export const openShiftMachine = formMachine({
  id: 'openShift',
  start: () => ({ float: '' }),
  validate: ({ fields }) => ({ float: amountProblem(fields.float, { least: 0 }) }),
  after: () => ({ float: '' }),
})
