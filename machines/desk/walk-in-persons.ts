import type { KnownGuest } from '#contract/reception/walk-in.ts'
import type { Registration, TypedPerson } from '#contract/reception/registration.ts'
import type { House } from '#contract/catalogue/houses.ts'
import { isBlank } from '#contract/values/typed.ts'
import { HOME, isNameless, type PersonRow, personsOf } from './parts/person-rows.ts'
import { partyIn } from './parts/party-fields.ts'
import { type Draft, type DraftProblems, quantityOf } from './walk-in-draft.ts'

// Who is registered as soon as a booking is made at the desk, in the first of its rooms. Only a name holds the booking up:
// without one, what was typed of a person could not be registered.

/** `expected`: how many come, as far as it was said. */
export type Registering = { persons: TypedPerson[]; expected: number }

/** `none`: a booking that is held has no rooms yet. `missing`: someone, or a document. */
export type Registered = 'none' | 'missing' | 'complete' | 'failed'

type PersonsContext = { known: KnownGuest | null | undefined; offers: readonly House[] }

/** The rows of the page: the guest of the booking is called as above, and a known one keeps the nationality on record, until it is typed. */
export function shownPersons(draft: Draft, known: PersonsContext['known']): PersonRow[] {
  const guest = !draft.isWithoutPhone && draft.isForKnown && known ? known : undefined
  return draft.persons.map((row) =>
    row.IsLead ? { ...row, Name: guest?.Name ?? draft.name, Nationality: guest ? '' : HOME, ...draft.lead } : row,
  )
}

/** Whether what was typed in a row of the page needs a name. */
export function needsName({ lead }: Draft, row: PersonRow): boolean {
  return isNameless(row) && (!row.IsLead || Object.values(lead).some((typed) => typed !== ''))
}

export function personsProblems(draft: Draft, known: PersonsContext['known']): Pick<DraftProblems, 'persons'> {
  const isTyped = draft.isRegistering && draft.terms !== 'hold'
  return isTyped && shownPersons(draft, known).some((row) => needsName(draft, row)) ? { persons: 'missing' } : {}
}

/** Undefined where there are no rooms to register anyone in. A guest without a name is left for later. */
export function registeringOf(draft: Draft, { known, offers }: PersonsContext): Registering | undefined {
  if (draft.terms === 'hold') return undefined
  const named = shownPersons(draft, known).filter(({ Name }) => !isBlank(Name))
  const { Count } = partyIn(draft)
  return {
    persons: draft.isRegistering ? personsOf(named) : [],
    expected: Count ? Count.Adults + Count.Children : placesIn(draft, offers),
  }
}

/** Whether there are others than the room in which they are registered. */
export function hasSeveralRooms(draft: Draft, offers: readonly House[]): boolean {
  return placesIn(draft, offers) > 1 || offers.some((offer) => offer.Type === 'HOUSE' && quantityOf(draft, offer) > 0)
}

function placesIn(draft: Draft, offers: readonly House[]): number {
  return offers.reduce((sum, offer) => sum + quantityOf(draft, offer), 0)
}

/** Whether someone or a document is missing among the registered persons. */
export function registeredOf(
  { persons, expected }: Registering,
  { Recorded }: Pick<Registration['Lead'], 'Recorded'>,
): Registered {
  const isDocumented = ({ Number, IsLead }: TypedPerson) => Number !== '' || (IsLead && Recorded.includes('Number'))
  return persons.length >= expected && persons.every(isDocumented) ? 'complete' : 'missing'
}
