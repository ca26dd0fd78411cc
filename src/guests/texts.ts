// Every word of the guest's details.

import { requiredText } from '#contract/wording/required.ts'
import { guestTexts } from '#contract/wording/rules.ts'

const fields = {
  FirstName: 'First Name',
  LastName: 'Last Name',
  Phone: 'Phone',
  Gender: 'Gender',
  Email: 'Email',
  Country: 'Country',
  City: 'City',
  State: 'State',
  PostalCode: 'Postal Code',
  Fax: 'Fax',
  Address: 'Address',
  IdentityType: 'Identity Type',
  IdentityNumber: 'Identity Number',
  IdentityExpireDate: 'Expiry Date',
  DateOfBirth: 'Date of Birth',
} as const

type Words = typeof guestTexts & { missing: string }

function problemsOf<Field extends string>(labels: Readonly<Record<Field, string>>): Readonly<Record<Field, Words>>
function problemsOf(labels: Readonly<Record<string, string>>): Readonly<Record<string, Words>> {
  return Object.fromEntries(
    Object.entries(labels).map(([field, label]) => [field, { missing: requiredText(label), ...guestTexts }]),
  )
}

export const texts = {
  who: 'Who is coming',
  more: 'Address and more (optional)',
  identityLead: 'The law asks every hotel to see an identity document at check-in.',
  fields,
  problems: problemsOf(fields),
  phoneHint: 'This is how you sign in; it cannot be changed here.',
  emailHint: 'For your confirmation and invoice.',
  dateHint: 'Day, month and year, such as 25-03-1988',
  lastNameHint: 'If you have one name, enter it again here.',
  expiryHint: (year: number, latest: number) =>
    `Day, month and year, such as 31-12-${year}. If your document shows none, enter 31-12-${latest}.`,
  storedNumberHint: 'Only its last characters are shown. For another document, enter the whole number.',
  choose: 'Please choose',
} as const
