// A note in the history of a booking, for staff alone. Once it is there, the next one can be written.

import { formMachine } from '#machines/parts/form.ts'
import { missingText } from '#machines/parts/problems.ts'

export const noteMachine = formMachine({
  id: 'note',
  start: () => ({ text: '' }),
  validate: ({ fields }) => ({ text: missingText(fields.text) }),
  after: () => ({ text: '' }),
})
