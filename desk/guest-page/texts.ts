import { plural } from '#contract/wording/format.ts'
import { requiredText } from '#contract/wording/required.ts'

const firstName = 'First name'
const phone = 'Phone'

export const texts = {
  since: (day: string) => `guest since ${day}`,
  correct: 'Correct',
  correctTitle: 'Correct the guest',
  firstName,
  lastName: 'Last name',
  email: 'E-mail',
  phone,
  phoneHint: 'The guest signs in to the website with it.',
  phoneHintOfManagers:
    'The guest signs in to the website with it. Leave it empty to free the number for another guest.',
  otherPhone: (isSignedIn: boolean, isGiven: boolean) =>
    [
      ...(isSignedIn ? ['The guest is signed in on the website now, and is signed out.'] : []),
      isGiven
        ? 'From then on only the new number signs in to these bookings; the old one finds none of them. Messages go to the new number.'
        : 'From then on nobody signs in to these bookings, and no SMS is sent.',
    ].join(' '),
  managerConfirms:
    'A manager confirms another phone first, unless the guest has never signed in, has booked today alone and paid nothing. The old number is told when it is changed.',
  reason: 'Why another phone',
  problems: {
    firstName: { missing: requiredText(firstName) },
    email: { unreadable: 'Not a valid e-mail address' },
    phone: { missing: requiredText(phone) },
    reason: { missing: 'Please enter why. It is saved with your name' },
  },
  save: 'Save',
  corrected: 'Saved',
  proposed: 'Another phone was proposed',
  proposedBy: (name: string, when: string) => `Proposed by ${name}, ${when}`,
  askFormer: 'Call the number of before, or see the guest with a document, before you confirm.',
  confirmPhone: 'Confirm the phone',
  declinePhone: 'Decline',
  phoneConfirmed: 'The guest has the new phone',
  phoneDeclined: 'Declined',
  waitsForOther: 'A manager or an owner, not who proposed it, confirms or declines it.',
  known: 'What we know',
  likes: 'Likes',
  likesHint: 'For example: a quiet room, tea without sugar',
  note: 'Note',
  noteHint: 'For colleagues; guests never read it.',
  cardProblems: { likes: { missing: 'Please write what they like, or a note' } },
  write: 'Write',
  writeTitle: 'What we know of the guest',
  written: 'Saved',
  writtenBy: (name: string) => `by ${name}`,
  nothingKnown: 'Nothing is written down yet.',
  sums: 'In all',
  stays: (stays: number, nights: number) => `${plural(stays, 'stay', 'stays')}, ${plural(nights, 'night', 'nights')}`,
  paid: (sum: string) => `${sum} paid`,
  due: (sum: string) => `${sum} due`,
  bookings: 'Bookings',
  noBookings: 'No bookings.',
  identity: 'Identity document recorded',
} as const
