// A review of a house in which its author stayed, by the link of the message that asked for it.

import { formMachine } from './parts/form.ts'
import { missingText } from './parts/problems.ts'
import { texts } from './parts/texts.ts'

/** `Score` is '1' to '5', or empty. */
export type StayReview = { Text: string; Score: string }

export const stayReviewMachine = formMachine({
  id: 'stayReview',
  start: (): StayReview => ({ Text: '', Score: '' }),
  validate: ({ fields: { Text, Score } }) => ({ Text: missingText(Text), Score: missingText(Score) }),
  after: () => ({ Text: '', Score: '' }),
  thanks: texts.reviewPosted,
})
