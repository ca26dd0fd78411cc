// How many guests of a booking come, and about when: as they say it on the phone. What nobody said is empty.

import type { Registration } from '#contract/reception/registration.ts'
import { type DialogForm, dialogMachine } from '#machines/parts/dialog.ts'
import { emptyParty, type PartyFields, partyFieldsOf, partyProblems } from './parts/party-fields.ts'

type Subject = { code: string; party: Registration['Party'] }

export const setPartyMachine = dialogMachine({
  id: 'setParty',
  start: (subject?: Subject): PartyFields => (subject ? partyFieldsOf(subject.party) : emptyParty),
  validate: ({ fields }: DialogForm<PartyFields, Subject>) => partyProblems(fields),
})
