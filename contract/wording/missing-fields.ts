import type { RequiredField } from '#contract/values/required-fields.ts'

const labels: Readonly<Record<RequiredField, string>> = {
  Name: 'Name',
  Email: 'Email',
  Phone: 'Phone',
  PhoneNumber: 'Phone',
  Message: 'Message',
  File: 'CV',
  FirstName: 'First Name',
  LastName: 'Last Name',
  IdentityType: 'Identity',
  IdentityNumber: 'Id Number',
  IdentityExpireDate: 'Expiry Date',
  DateOfBirth: 'Date of Birth',
}

/** 'First Name, Last Name are required.' in the specification's words. */
export function requiredSentence(fields: readonly RequiredField[]): string {
  return `${fields.map((field) => labels[field]).join(', ')} ${fields.length === 1 ? 'is' : 'are'} required.`
}

/** 'A CV may have at most 5 MB'. */
export function fileTooLarge(field: RequiredField, bytes: number): string {
  return `A ${labels[field]} may have at most ${bytes / 1024 / 1024} MB`
}
