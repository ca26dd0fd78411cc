import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { ActivityId, line, text } from '#contract/wire.ts'

export const requiredForContact = ['Name', 'Email', 'PhoneNumber', 'Message'] as const

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

export type ContactField = (typeof requiredForContact)[number]
