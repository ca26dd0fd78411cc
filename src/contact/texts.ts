import { contactLabels } from '#machines/contact.machine.ts'

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
  fields: contactLabels,
  send: 'Send Message',
} as const
