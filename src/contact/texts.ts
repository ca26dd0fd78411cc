import type { ContactField } from '#contract/site/contact.ts'
import { requiredText } from '#contract/wording/required.ts'

/** These differ from the labels that the warning lists. */
const fields = {
  Name: 'Full Name',
  Email: 'Email Address',
  PhoneNumber: 'Phone Number',
  Message: 'Message',
} as const satisfies Record<ContactField, string>

export const texts = {
  eyebrow: 'Contact',
  heading: 'Write, call, or come by the river',
  lead: 'Someone is at the desk by day and by night.',
  description:
    'Address, phone and e-mail of the resort near Dhaka, the way to it, and a form for anything that you would like to know.',
  panel: 'How to reach us',
  address: 'Address',
  phone: 'Phone',
  email: 'E-mail',
  way: 'The way',
  openMap: 'Open the map',
  formHeading: 'How Can We Help?',
  fields,
  problems: {
    Name: { missing: requiredText(fields.Name) },
    Email: { missing: requiredText(fields.Email) },
    PhoneNumber: { missing: requiredText(fields.PhoneNumber) },
    Message: { missing: requiredText(fields.Message) },
  },
  send: 'Send Message',
} as const
