import {
  type GuardedField,
  type GuardedPerson,
  guardedFields,
  type readDocuments,
} from '#contract/reception/registration.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { approveWithinLimit } from '#api/platform/staff-limits/permit.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import type { Call } from '#api/platform/http/call.ts'
import { requireOrder } from '#api/orders/locked-order.ts'
import { appendEvent, byStaff } from '#api/orders/order-events.ts'
import { readNumber, resealNumbers, type SecretDeps } from '#api/platform/sealing/sealed-numbers.ts'
import { requireOpenIdentity } from './identity-access.ts'
import { replaceSealedOfPerson, selectPersons, selectPersonsToReseal, type PersonRow } from './registration.sql.ts'

/** What the desk reads back with a code alone. */
export type Guarded = Pick<GuardedPerson, GuardedField>

/** The documents of an order's persons, once it is in the history who looked; each of them counts as a look. */
export async function showDocuments(
  deps: Pick<Deps, 'db' | 'now' | 'log' | 'secrets'> & Throws<'not_found' | 'forbidden' | 'sign_in_again'>,
  { body: { Code }, staff, permit }: Call<typeof readDocuments>,
): Promise<DataOf<typeof readDocuments>> {
  const persons = await deps.db.inTransaction(async (db) => {
    const order = await requireOrder(db, deps, { code: Code })
    await requireOpenIdentity(db, deps, order, staff)
    const found = await selectPersons(db, Code)
    await approveWithinLimit(db, deps, permit, { amount: Math.max(1, found.length) })
    await appendEvent(db, order, byStaff(staff.id, deps.now()), { Kind: 'readIdentity' })
    return found
  })
  return { Persons: persons.map((person) => ({ Id: person.id, ...openGuarded(deps, person) })) }
}

type Kept = Pick<PersonRow, 'id' | 'numberSealed' | 'expires' | 'visaUntil' | 'born' | 'address'>

/** Opens the document of a person: for who was approved to. */
export function openGuarded(deps: SecretDeps, { id, numberSealed, expires, visaUntil, born, address }: Kept): Guarded {
  return {
    Number: readNumber(deps, { owner: ownerOf(id), sealed: numberSealed }),
    Expires: expires ?? '',
    VisaUntil: visaUntil ?? '',
    Born: born ?? '',
    Address: address,
  }
}

/** Which of the guarded fields are filled. */
export function recordedOf({ numberSealed, expires, visaUntil, born, address }: Omit<Kept, 'id'>): GuardedField[] {
  const values = { Number: numberSealed, Expires: expires, VisaUntil: visaUntil, Born: born, Address: address }
  return guardedFields.filter((field) => values[field] !== '' && values[field] !== null)
}

/** A job: reseals what an older key had sealed. Returns how many numbers it was. */
export async function resealRegisteredNumbers(deps: SecretDeps & Pick<Deps, 'db'>): Promise<number> {
  return resealNumbers(deps, {
    first: '',
    ownerOf,
    select: selectPersonsToReseal,
    replace: replaceSealedOfPerson,
  })
}

/** Whose a sealed document number is. */
export function ownerOf(personId: string): string {
  return `person:${personId}`
}
