import { guestProblems, type Profile } from '#contract/guests.ts'
import type { MissingField } from '#contract/values/required-fields.ts'

/** What a guest may change of their details. */
export type GuestField = Exclude<keyof Profile, 'Id' | 'Phone'>

/** Stands for a guest until their profile is read. */
export const unknownGuest: Profile = {
  Id: 0,
  Phone: '',
  FirstName: '',
  LastName: '',
  Gender: '',
  Email: '',
  Country: 'Bangladesh',
  City: '',
  State: '',
  PostalCode: '',
  Fax: '',
  Address: '',
  IdentityType: '',
  IdentityNumber: '',
  IdentityExpireDate: '',
  DateOfBirth: '',
}

/** A guest who named no country is offered Bangladesh. */
export function withDefaults(guest: Profile): Profile {
  return guest.Country === '' ? { ...guest, Country: unknownGuest.Country } : guest
}

/** The fields that a submission must stop at: what is missing, then what is wrong. */
export function wrongGuestFields(
  guest: Profile,
  missing: readonly MissingField<GuestField>[],
  today: string,
): GuestField[] {
  const faults = guestProblems(guest, today)
  const wrong = (['Email', 'IdentityExpireDate'] as const).filter((field) => faults[field] !== undefined)
  return [...missing.map(({ field }) => field), ...wrong]
}
