// A message to the resort. Nothing in it may be empty, as specified, and nothing else is asked of it.

import { missingContactFields, type ContactField } from '#contract/contact.ts'
import { formMachine, requiredProblems, requiredWarning } from './parts/site-form.ts'
import { texts } from './parts/texts.ts'

export type ContactMessage = Readonly<Record<ContactField, string>>

const unwritten: ContactMessage = { Name: '', Email: '', PhoneNumber: '', Message: '' }

/** The labels of the fields, which differ from those that the warning lists. */
export const contactLabels = {
  Name: 'Full Name',
  Email: 'Email Address',
  PhoneNumber: 'Phone Number',
  Message: 'Message',
} as const satisfies ContactMessage

export const contactMachine = formMachine<ContactMessage>({
  id: 'contact',
  open: () => unwritten,
  problemsOf: (message) =>
    requiredProblems(missingContactFields(message).map(({ field }) => ({ field, label: contactLabels[field] }))),
  messageOf: (message) => requiredWarning(missingContactFields(message)),
  cleared: () => unwritten,
  thanks: texts.messageSent,
  isFailureShown: true,
})
