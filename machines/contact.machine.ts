// A message to the resort. Nothing in it may be empty, as specified, and nothing else is asked of it.

import { requiredForContact, type ContactField } from '#contract/site/contact.ts'
import { missingFields } from '#contract/values/required-fields.ts'
import { formMachine } from './parts/form.ts'
import { missingText, missingWarning } from './parts/problems.ts'
import { texts } from './parts/texts.ts'

export type ContactMessage = Readonly<Record<ContactField, string>>

const empty: ContactMessage = { Name: '', Email: '', PhoneNumber: '', Message: '' }

export const contactMachine = formMachine({
  id: 'contact',
  start: () => empty,
  validate: ({ fields: { Name, Email, PhoneNumber, Message } }) => ({
    Name: missingText(Name),
    Email: missingText(Email),
    PhoneNumber: missingText(PhoneNumber),
    Message: missingText(Message),
  }),
  warningOf: (message) => missingWarning(missingFields(requiredForContact, message)),
  after: () => empty,
  thanks: texts.messageSent,
  refusedIn: 'toast',
})
