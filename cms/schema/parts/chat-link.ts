import { CommentIcon } from '@sanity/icons/Comment'
import { defineField, defineType } from 'sanity'
import { safeLink } from '../rules/link.ts'

const kinds = [
  { title: 'Messenger', value: 'messenger' },
  { title: 'WhatsApp', value: 'whatsapp' },
  { title: 'Phone', value: 'phone' },
]

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
      description: 'https://m.me/… for Messenger, https://wa.me/… for WhatsApp, tel:+880… for the phone.',
      validation: (rule) => [rule.required().error('Please give the link.'), rule.custom(safeLink)],
    }),
  ],
  preview: { select: { title: 'kind', subtitle: 'url' } },
})
