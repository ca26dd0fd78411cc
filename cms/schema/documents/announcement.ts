import { BellIcon } from '@sanity/icons/Bell'
import { defineField, defineType } from 'sanity'
import { existingPage } from '../fields/existing-page.ts'
import { asLink, safeLink } from '../fields/safe-link.ts'
import { lineField } from '../fields/text.ts'
import { visibilityFields, visibilityNote } from '../fields/visibility.ts'

/** One line above the head of every page, until a visitor closes it. */
export const announcement = defineType({
  name: 'announcement',
  title: 'Announcement',
  type: 'document',
  icon: BellIcon,
  groups: [
    { name: 'words', title: 'Words', default: true },
    { name: 'time', title: 'When' },
  ],
  fields: [
    lineField(
      'text',
      'Text',
      'One sentence above the head of every page, such as “Iftar bookings are open”. Up to 90 characters; about 40 stay on one line on a phone.',
      { longest: 90, group: 'words' },
    ),
    defineField({
      name: 'URL',
      title: 'Leads to',
      type: 'string',
      group: 'words',
      description:
        'A page of this site, such as /offers/iftar, or a web address that begins with https://. Left empty, the line leads nowhere.',
      options: asLink,
      validation: (rule) => [rule.custom(safeLink), rule.custom(existingPage).warning()],
    }),
    ...visibilityFields('time'),
  ],
  preview: {
    select: { title: 'text', from: 'visibleFrom', until: 'visibleUntil' },
    prepare: ({ title, from, until }) => ({ title, subtitle: visibilityNote({ from, until }) }),
  },
})
