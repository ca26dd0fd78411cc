// Every word of the two requests.

import { requiredText } from '#contract/wording/required.ts'
import { hallTooSmall, requestTexts } from '#contract/wording/rules.ts'
import { datesMissing, whoProblems } from '#src/guests/occasion-texts.ts'

export const texts = {
  package: {
    title: 'Request the whole resort',
    lead: 'Tell us your dates and group size. We will call you to confirm.',
    open: 'Request the resort',
    promise: 'Quote by phone, free',
  },
  convention: {
    title: 'Request the convention hall',
    lead: 'Tell us your dates and group size. We will call you to confirm.',
    open: 'Request the hall',
    promise: 'Up to 400 people',
  },
  nothingDue: 'Nothing is held or charged before you agree to our quote.',
  received: {
    label: 'Your request',
    title: 'We have it',
    next: 'We will call you with a quote. Nothing is held or charged before you agree to it.',
    view: 'View request',
    whatsApp: 'Ask us on WhatsApp',
    question: (code: string) => `My request ${code}: `,
  },
  problems: {
    ...whoProblems,
    start: { datesMissing, past: requestTexts.past },
    end: { datesMissing, missing: requiredText('End Date'), endFirst: requestTexts.endFirst },
    persons: { ...whoProblems.persons, tooMany: hallTooSmall },
  },
  start: 'Start Date',
  end: 'End Date',
  persons: 'Person',
  personsHint: 'How many of you will come',
  hallHint: 'Up to 400 people',
  name: 'Name',
  phone: 'Phone',
  remark: 'Remarks',
  remarkHint: 'What you have in mind: the occasion, meals, rooms',
  send: 'Send the request',
  sendAgain: 'Send it again',
} as const
