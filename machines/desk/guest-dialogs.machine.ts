// The dialogs about who a guest is, and who comes with them.

import { isEmailAddress } from '#contract/guests/guests.ts'
import { isBlank } from '#contract/values/typed.ts'
import { type DialogForm, dialogMachine } from '#machines/parts/dialog.ts'
import { missingText } from '#machines/parts/problems.ts'
import type { Registration } from '#contract/reception/registration.ts'
import { emptyParty, type PartyFields, partyFieldsOf, partyProblems } from './parts/party-fields.ts'

// Corrects how a guest is called and reached. A phone is what the guest signs in with: replacing it needs a reason, and so does removing it, which only managers may do.

export type GuestFields = { firstName: string; lastName: string; email: string; phone: string; reason: string }

/** As the page showed the guest. */
export type SeenGuest = { id: number; mayLosePhone?: boolean } & Omit<GuestFields, 'reason'>

export const correctGuestMachine = dialogMachine({
  id: 'correctGuest',
  start: (guest?: SeenGuest): GuestFields => ({
    firstName: guest?.firstName ?? '',
    lastName: guest?.lastName ?? '',
    email: guest?.email ?? '',
    phone: guest?.phone ?? '',
    reason: '',
  }),
  validate: ({ fields, subject }: DialogForm<GuestFields, SeenGuest>) => ({
    firstName: missingText(fields.firstName),
    email: isEmailAddress(fields.email) || isBlank(fields.email) ? undefined : ('unreadable' as const),
    phone: isBlank(fields.phone) && subject.phone !== '' && !subject.mayLosePhone ? ('missing' as const) : undefined,
    reason: isOtherPhone({ fields, subject }) ? missingText(fields.reason) : undefined,
  }),
})

export function isOtherPhone({ fields, subject }: { fields: GuestFields; subject: SeenGuest | undefined }): boolean {
  return fields.phone.trim() !== (subject?.phone ?? '')
}

// Writes down what a guest likes, and what else staff should know. What was written may be emptied; nothing alone is not saved.

export type CardFields = { likes: string; note: string }

/** `version`: of the texts as the page showed them. */
export type SeenCard = { id: number; version: number } & CardFields

export const guestCardMachine = dialogMachine({
  id: 'guestCard',
  start: (card?: SeenCard): CardFields => ({ likes: card?.likes ?? '', note: card?.note ?? '' }),
  validate: ({ fields, subject }: DialogForm<CardFields, SeenCard>) => ({
    likes: subject.version === 0 && isBlank(fields.note) ? missingText(fields.likes) : undefined,
  }),
})

// How many guests of a booking come, and about when: as they say it on the phone. What nobody said is empty.

type Subject = { code: string; party: Registration['Party'] }

export const setPartyMachine = dialogMachine({
  id: 'setParty',
  start: (subject?: Subject): PartyFields => (subject ? partyFieldsOf(subject.party) : emptyParty),
  validate: ({ fields }: DialogForm<PartyFields, Subject>) => partyProblems(fields),
})
