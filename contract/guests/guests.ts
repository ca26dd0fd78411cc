import * as z from 'zod/mini'
import { isCalendarDate, fromDayFirst } from '#contract/values/calendar.ts'
import { endpoint } from '#contract/endpoint.ts'
import { ActivityId, line, RowId } from '#contract/wire.ts'
import { isBlank, visibleLine } from '#contract/values/typed.ts'

export const genders = ['Male', 'Female', 'Other'] as const
export const identityTypes = ['Passport', 'Driving License', 'National ID'] as const

const orEmpty = <Values extends readonly string[]>(values: Values) => z.enum(['', ...values])

/** `dd-MM-yyyy`, or empty. */
const DayFirstDate = z
  .string()
  .check(z.refine((text) => text === '' || isDayFirst(text), 'is not a date of the form dd-MM-yyyy'))

function isDayFirst(text: string): boolean {
  const date = /^\d{2}-\d{2}-\d{4}$/.test(text) ? fromDayFirst(text) : undefined
  return date !== undefined && isCalendarDate(date) && date >= '1900-01-01'
}

const details = {
  FirstName: line(60),
  LastName: line(60),
  Gender: orEmpty(genders),
  Email: line(120),
  Country: line(80),
  City: line(80),
  State: line(80),
  PostalCode: line(20),
  Fax: line(30),
  Address: line(300),
  IdentityType: orEmpty(identityTypes),
  IdentityNumber: line(40),
  IdentityExpireDate: DayFirstDate,
  DateOfBirth: DayFirstDate,
}

/** A guest's profile. Unknown values are empty strings; `Phone` cannot be changed. `IdentityNumber` is masked, and sent back so it stays. */
export const Profile = z.object({ Id: z.int(), Phone: z.string(), ...details })
export type Profile = z.infer<typeof Profile>

/** The details that staff see on the page of a guest and with their orders. */
export const DetailsAtDesk = z.object({ Email: z.string(), Country: z.string() })
export type DetailsAtDesk = z.infer<typeof DetailsAtDesk>

export const getProfile = endpoint({
  method: 'GET',
  path: 'AppUser/Profile',
  area: 'Guests',
  summary: "The guest's profile",
  caller: 'guest',
  data: Profile,
})

export const saveProfile = endpoint({
  method: 'POST',
  path: 'AppUser/Profile',
  area: 'Guests',
  summary: "Saves the guest's profile",
  caller: 'guest',
  once: 'effect',
  problems: ['forbidden', 'phone_invalid', 'guest_wrong'],
  body: z.strictObject({
    ActivityId,
    Id: RowId,
    Phone: line(32),
    ...details,
    Remarks: line(200),
    ChangeLog: line(200),
  }),
  data: Profile,
})

/** What a booking needs to know of its guest. */
export const requiredForBooking = [
  'FirstName',
  'LastName',
  'IdentityType',
  'IdentityNumber',
  'IdentityExpireDate',
  'DateOfBirth',
] as const satisfies readonly (keyof Profile)[]

const HIDDEN = '•'
const SHOWN_DIGITS = 4

/** `••4567`: enough to recognise one's own document by. What is masked stays so, and no number is none. */
export function maskedNumber(identityNumber: string): string {
  // As it comes back: no half of a sign, and no joiner without what it joins.
  const end = visibleLine(identityNumber.replaceAll(HIDDEN, '').slice(-SHOWN_DIGITS))
  return end && `${HIDDEN}${HIDDEN}${end}`
}

/** Whether a number is sent back as it was shown masked. */
export function isMasked(identityNumber: string): boolean {
  return identityNumber !== '' && identityNumber === maskedNumber(identityNumber)
}

/** Fields that may be filled in wrongly. Whether they may be empty is another question. */
type CheckedField = 'Email' | 'IdentityNumber' | 'IdentityExpireDate'

/** Whether it can be the address of one mailbox: one @, a dot in what follows it, and none of the signs that list or frame addresses. */
export function isEmailAddress(text: string): boolean {
  return /^[^\s@<>,]+@[^\s@.<>,]+(\.[^\s@.<>,]+)*\.[^\s@.<>,]{2,}$/.test(visibleLine(text))
}

export type GuestProblem = 'emailInvalid' | 'documentExpired' | 'numberHidden'

/** What is wrong with a guest's details, by field, on this day in Dhaka. */
export function guestProblems(
  { Email, IdentityNumber = '', IdentityExpireDate }: Pick<Profile, 'Email' | 'IdentityExpireDate'> & Partial<Profile>,
  today: string,
): { [Field in CheckedField]?: GuestProblem } {
  const expires = fromDayFirst(IdentityExpireDate)
  return {
    ...(!isBlank(Email) && !isEmailAddress(Email) && { Email: 'emailInvalid' as const }),
    ...(IdentityNumber.includes(HIDDEN) && !isMasked(IdentityNumber) && { IdentityNumber: 'numberHidden' as const }),
    ...(expires !== undefined && expires < today && { IdentityExpireDate: 'documentExpired' as const }),
  }
}
