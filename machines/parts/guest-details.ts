import type { Profile } from '#contract/guests/guests.ts'

/** What a guest may change of their details. */
export type GuestField = Exclude<keyof Profile, 'Id' | 'Phone'>

/** Used for a guest until their profile is read. */
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
