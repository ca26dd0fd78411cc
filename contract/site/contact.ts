import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { ActivityId, line, text } from '#contract/wire.ts'
import { missingFields, type MissingField } from '#contract/values/required-fields.ts'

/** The fields with the labels that a warning lists (specification, section 5). */
const requiredForContact = [
  ['Name', 'Name'],
  ['Email', 'Email'],
  ['PhoneNumber', 'Phone'],
  ['Message', 'Message'],
] as const

/** No format of e-mail or phone is required, as specified; only that nothing is empty. */
export const sendContactMessage = endpoint({
  method: 'POST',
  path: 'ContactArea/Contact/Add',
  area: 'Resort',
  summary: 'Sends the resort a message',
  caller: 'anyone',
  once: 'answer',
  limits: { contactsPerAddress: 'network', contactsPerDay: 'all' },
  body: z.strictObject({
    ActivityId,
    Name: line(120),
    PhoneNumber: line(60),
    Email: line(200),
    Message: text(5_000),
    changeLog: z.literal(''),
  }),
  required: requiredForContact,
  data: z.null(),
})

export type ContactField = (typeof requiredForContact)[number][0]

export function missingContactFields(message: Readonly<Record<ContactField, string>>): MissingField<ContactField>[] {
  return missingFields(requiredForContact, message)
}
