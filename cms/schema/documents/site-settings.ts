import { CogIcon } from '@sanity/icons/Cog'
import { CommentIcon } from '@sanity/icons/Comment'
import { ShareIcon } from '@sanity/icons/Share'
import { type CustomValidator, defineArrayMember, defineField, defineType } from 'sanity'
import { safeLink } from '../fields/safe-link.ts'
import { seoField, seoGroup } from '../fields/seo.ts'
import { lineField, optionalText, textField } from '../fields/text.ts'
import { optionalTime } from '../fields/time-of-day.ts'

const networks = [
  { title: 'Facebook', value: 'facebook' },
  { title: 'Instagram', value: 'instagram' },
  { title: 'YouTube', value: 'youtube' },
]

export const socialLink = defineType({
  name: 'socialLink',
  title: 'Social network',
  type: 'object',
  icon: ShareIcon,
  fields: [
    defineField({
      name: 'network',
      title: 'Network',
      type: 'string',
      description: 'Decides which sign is shown.',
      options: { list: networks, layout: 'radio' },
      validation: (rule) => rule.required().error('Please choose the network.'),
    }),
    defineField({
      name: 'url',
      title: 'Our page there',
      type: 'string',
      description: 'A web address that begins with https://.',
      validation: (rule) => [rule.required().error('Please give the address of our page.'), rule.custom(safeLink)],
    }),
  ],
  preview: { select: { title: 'network', subtitle: 'url' } },
})

const kinds = [
  { title: 'Messenger', value: 'messenger' },
  { title: 'WhatsApp', value: 'whatsapp' },
  { title: 'Phone', value: 'phone' },
]

/** What dials has its number from Contact. */
const messengerLink: CustomValidator<string | undefined> = (value, { parent }) => {
  const isMessenger = typeof parent === 'object' && parent !== null && 'kind' in parent && parent.kind === 'messenger'
  return !isMessenger || Boolean(value) || 'Please give the link.'
}

export const chatLink = defineType({
  name: 'chatLink',
  title: 'Way to reach us',
  type: 'object',
  icon: CommentIcon,
  fields: [
    defineField({
      name: 'kind',
      title: 'By',
      type: 'string',
      description: 'Decides which sign and which words are shown.',
      options: { list: kinds, layout: 'radio' },
      validation: (rule) => rule.required().error('Please choose how we are reached.'),
    }),
    defineField({
      name: 'url',
      title: 'Link',
      type: 'string',
      description:
        'Our page in Messenger: https://m.me/…. WhatsApp and the phone need none: they ring the number under Contact.',
      hidden: ({ parent }) => parent?.kind !== 'messenger',
      validation: (rule) => [rule.custom(messengerLink), rule.custom(safeLink)],
    }),
  ],
  preview: { select: { title: 'kind', subtitle: 'url' } },
})

/** What every page shows in its head and its foot. */
export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Site settings',
  type: 'document',
  icon: CogIcon,
  groups: [
    { name: 'brand', title: 'Name', default: true },
    { name: 'contact', title: 'Contact' },
    { name: 'stay', title: 'Check-in and check-out' },
    { name: 'links', title: 'Links' },
    { name: 'foot', title: 'Foot of the page' },
    seoGroup,
  ],
  fields: [
    lineField('brand', 'Name of the resort', 'At the top and at the foot of every page. Up to 24 characters.', {
      longest: 24,
      group: 'brand',
    }),
    lineField('tagline', 'Line below the name', 'Up to 40 characters.', { longest: 40, group: 'brand' }),
    defineField({
      name: 'phone',
      title: 'Phone',
      type: 'string',
      group: 'contact',
      description:
        'With the country’s code, as people should read it: +880 1700 000000. The phone and WhatsApp of the help button use it too.',
      validation: (rule) => [
        rule.required().error('Please give the phone number.'),
        rule.regex(/^\+?[\d ()-]{6,24}$/).error('A phone number has digits and spaces, and may begin with +.'),
      ],
    }),
    defineField({
      name: 'email',
      title: 'E-mail',
      type: 'string',
      group: 'contact',
      description: 'Where guests write to.',
      validation: (rule) => [
        rule.required().error('Please give the e-mail address.'),
        rule.email().error('Please check the e-mail address: it should look like stay@resort.example.'),
      ],
    }),
    textField('address', 'Address', 'On the contact page and at the foot of every page. Up to 160 characters.', {
      longest: 160,
      rows: 2,
      group: 'contact',
    }),
    defineField({
      name: 'checkIn',
      title: 'Check-in from',
      type: 'string',
      group: 'stay',
      description:
        'Dhaka time, 24 hours, such as 14:00, which it is if left empty. On the home page, in the terms, and in what guests get when they book.',
      validation: optionalTime,
    }),
    defineField({
      name: 'checkOut',
      title: 'Check-out until',
      type: 'string',
      group: 'stay',
      description: 'The same for the day on which they leave; left empty, it is 11:00.',
      validation: optionalTime,
    }),
    defineField({
      name: 'chatLinks',
      title: 'Ways to reach us',
      type: 'array',
      group: 'links',
      description: 'Behind the round help button, in this order. Drag to change it.',
      of: [defineArrayMember({ type: 'chatLink' })],
      validation: (rule) => rule.max(3).error('There is room for three: Messenger, WhatsApp and the phone.'),
    }),
    defineField({
      name: 'socialLinks',
      title: 'Social networks',
      type: 'array',
      group: 'links',
      description: 'Signs at the top and at the foot of every page, in this order.',
      of: [defineArrayMember({ type: 'socialLink' })],
      validation: (rule) => rule.max(3).error('There is room for three: Facebook, Instagram and YouTube.'),
    }),
    lineField(
      'tradeLicence',
      'Trade licence number',
      'Required by law. Exactly as on the licence, up to 40 characters.',
      { longest: 40, group: 'foot' },
    ),
    defineField({
      name: 'bin',
      title: 'Business Identification Number (BIN)',
      type: 'string',
      group: 'foot',
      description: 'Of the VAT registration, 13 digits. Shown on invoices and receipts; may be left out.',
      validation: (rule) => rule.regex(/^\d{13}$/).error('A BIN has 13 digits.'),
    }),
    defineField({
      name: 'colophon',
      title: 'Last line',
      type: 'string',
      group: 'foot',
      description: 'A word about the pictures, at the very foot of every page. Up to 160 characters; may be left out.',
      validation: optionalText(160),
    }),
    defineField({
      name: 'titleTail',
      title: 'End of every title',
      type: 'string',
      group: 'seo',
      description:
        'In the browser’s tab and in the results of a search, behind the page’s own title. Search engines show about 60 characters of both. Up to 80 characters; without it the site’s usual one stands there.',
      validation: optionalText(80),
    }),
    { ...seoField, description: 'What search engines and chats show of pages without their own words.' },
  ],
  preview: { select: { title: 'brand', subtitle: 'tagline' } },
})
