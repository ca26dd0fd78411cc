import type { TypedPerson } from '#contract/desk/registration.ts'

/** A person as reception types one, with a document. */
export function aPerson(changes: Partial<TypedPerson> = {}): TypedPerson {
  return {
    Id: '',
    IsLead: false,
    Name: 'Salma Begum',
    Nationality: 'Bangladesh',
    DocumentType: 'National ID',
    Number: '5501234567',
    Expires: '',
    VisaUntil: '',
    Born: '',
    Address: '12 Lake Road, Dhaka',
    ...changes,
  }
}
