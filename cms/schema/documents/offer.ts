import { TagIcon } from '@sanity/icons/Tag'
import { type CustomValidator, defineArrayMember, defineField, defineType } from 'sanity'
import { addressField, redirectedAddress } from '../fields/address.ts'
import { existingPage } from '../fields/existing-page.ts'
import { pictureField } from '../fields/picture.ts'
import { byRank, rankField, rankNote } from '../fields/rank.ts'
import { asLink, buttonFields } from '../fields/safe-link.ts'
import { seoGroup } from '../fields/seo.ts'
import { lineField, optionalText, textField } from '../fields/text.ts'
import { visibilityFields, visibilityNote } from '../fields/visibility.ts'
import { sectionsField, sectionsGroup } from '../sections/sections-field.ts'

const ownPath: CustomValidator<string | undefined> = (value) =>
  value === undefined ||
  /^\/[a-z][a-z0-9/-]*$/.test(value) ||
  'A page of this site, such as /package or /suits/mud-house.'

/** Something that the resort offers for a time, with its own page. Prices come from the booking, never from an offer. */
export const offer = defineType({
  name: 'offer',
  title: 'Offer',
  type: 'document',
  icon: TagIcon,
  orderings: byRank,
  groups: [
    { name: 'words', title: 'Words', default: true },
    { name: 'picture', title: 'Picture' },
    sectionsGroup,
    { name: 'place', title: 'When and where' },
    seoGroup,
  ],
  fields: [
    lineField('title', 'Title', 'What it is, in a few words. Up to 60 characters.', { longest: 60, group: 'words' }),
    addressField({
      group: 'words',
      description: 'The last part of the page’s address: /offers/monsoon-week.',
      what: 'the page',
      known: redirectedAddress('this offer', '/offers/'),
    }),
    textField(
      'lead',
      'First words',
      'One or two sentences, shown in lists and by search engines. Up to 160 characters.',
      { longest: 160, rows: 3, group: 'words' },
    ),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'richText',
      group: 'words',
      description: 'What a guest gets, and for whom it is. Write no price here: the booking says what a stay costs.',
      validation: (rule) => rule.required().error('Please write what the offer is.'),
    }),
    defineField({
      name: 'terms',
      title: 'Terms',
      type: 'array',
      group: 'words',
      description: 'A line for each condition, such as “Sunday to Thursday”. Up to 160 characters a line.',
      of: [defineArrayMember({ type: 'string', validation: optionalText(160) })],
    }),
    ...buttonFields(
      'A page of this site, such as /searchroom or /package, or a web address that begins with https://.',
      {
        group: 'words',
      },
    ),
    {
      ...pictureField('image', 'Picture', 'At the top of its page and in lists. Wide, 1600 × 1000 or more.', {
        width: 1600,
        height: 1000,
      }),
      group: 'picture',
    },
    sectionsField({
      description: 'What its page also shows, below its text: pictures, facts, questions. They may be left out.',
      atLeast: 0,
    }),
    { ...rankField('Its place among the offers: 1 is the first.'), group: 'place' },
    ...visibilityFields('place'),
    defineField({
      name: 'pages',
      title: 'Pages that link to it',
      type: 'array',
      group: 'place',
      description: 'What it belongs to, such as /suits/mud-house or /package: those pages lead to it.',
      of: [
        defineArrayMember({
          type: 'string',
          options: asLink,
          validation: (rule) => [rule.custom(ownPath), rule.custom(existingPage).warning()],
        }),
      ],
      validation: (rule) => rule.unique().error('A page is named twice.'),
    }),
    defineField({
      name: 'seo',
      title: 'Search and sharing',
      type: 'seo',
      group: 'seo',
      description:
        'What search engines and chats show of its page. Left empty, they show the title, the first words and the picture.',
    }),
  ],
  preview: {
    select: { title: 'title', rank: 'Rank', from: 'visibleFrom', until: 'visibleUntil', media: 'image' },
    prepare: ({ title, rank, from, until, media }) => ({
      title,
      subtitle: `${rankNote(rank)} ${visibilityNote({ from, until })}`,
      media,
    }),
  },
})
