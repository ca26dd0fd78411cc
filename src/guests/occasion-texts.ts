import { requiredText } from '#contract/wording/required.ts'

/** What the forms about an occasion say at their fields. */
export const datesMissing = 'Please select start and end dates.'

export const whoProblems = {
  persons: { missing: 'Person is empty', unreadable: 'Person must be a whole number, 1 or more' },
  name: { missing: requiredText('Name') },
  phone: { missing: requiredText('Phone') },
} as const
