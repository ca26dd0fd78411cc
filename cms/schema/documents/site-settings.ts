import { CogIcon } from '@sanity/icons/Cog'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { seoField, seoGroup } from '../parts/seo-field.ts'
import { optionalText, requiredText } from '../rules/text.ts'

/** What every page shows in its head and its foot. */
export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Site settings',
  type: 'document',
  icon: CogIcon,
  groups: [
    { name: 'brand', title: 'Name', default: true },
    { name: 'contact', title: 'Contact' },
    { name: 'links', title: 'Links' },
    { name: 'foot', title: 'Foot of the page' },
    seoGroup,
  ],
  fields: [
    defineField({
      name: 'brand',
      title: 'Name of the resort',
      type: 'string',
      group: 'brand',
      description: 'At the top and at the foot of every page. Up to 24 characters.',
      validation: requiredText(24),
    }),
    defineField({
      name: 'tagline',
      title: 'Line below the name',
      type: 'string',
      group: 'brand',
      description: 'Up to 40 characters.',
      validation: requiredText(40),
    }),
    defineField({
      name: 'phone',
      title: 'Phone',
      type: 'string',
      group: 'contact',
      description: 'With the country’s code, as people should read it: +880 1700 000000.',
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
    defineField({
      name: 'address',
      title: 'Address',
      type: 'text',
      rows: 2,
      group: 'contact',
      description: 'On the contact page and at the foot of every page. Up to 160 characters.',
      validation: requiredText(160),
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
    defineField({
      name: 'tradeLicence',
      title: 'Trade licence number',
      type: 'string',
      group: 'foot',
      description: 'The law asks for it. As it stands on the licence, up to 40 characters.',
      validation: requiredText(40),
    }),
    defineField({
      name: 'colophon',
      title: 'Last line',
      type: 'string',
      group: 'foot',
      description: 'A word about the pictures, at the very foot of every page. Up to 160 characters; may be left out.',
      validation: optionalText(160),
    }),
    { ...seoField, description: 'What search engines and chats show of pages that have no words of their own.' },
  ],
  preview: { select: { title: 'brand', subtitle: 'tagline' } },
})
