// A review of a house in which its author stayed, by the link of the message that asked for it.

import { formMachine } from './parts/form.ts'
import { missingText } from './parts/problems.ts'
import { texts } from './parts/texts.ts'

export type StayReview = { Text: string }

export const stayReviewMachine = formMachine({
  id: 'stayReview',
  start: (): StayReview => ({ Text: '' }),
  validate: ({ fields: { Text } }) => ({ Text: missingText(Text) }),
  after: () => ({ Text: '' }),
  thanks: texts.reviewPosted,
})
