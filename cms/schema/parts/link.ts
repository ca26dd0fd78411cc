import { LinkIcon } from '@sanity/icons/Link'
import { defineField, defineType } from 'sanity'
import { safeLink } from '../rules/link.ts'

/** What a word in a text leads to. */
export const link = defineType({
  name: 'link',
  title: 'Link',
  type: 'object',
  icon: LinkIcon,
  fields: [
    defineField({
      name: 'href',
      title: 'Leads to',
      type: 'string',
      description:
        'A page of this site (/dine), a web address (https://…), a mail address (mailto:…) or a phone number (tel:+880…).',
      validation: (rule) => [rule.required().error('Please say where the link leads.'), rule.custom(safeLink)],
    }),
  ],
})
