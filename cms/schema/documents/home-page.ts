import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { HomeIcon } from '@sanity/icons/Home'
import { PinIcon } from '@sanity/icons/Pin'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { pictureField } from '../fields/picture.ts'
import { safeLink } from '../fields/safe-link.ts'
import { seoField, seoGroup } from '../fields/seo.ts'
import { requiredText } from '../fields/text.ts'

export const counter = defineType({
  name: 'counter',
  title: 'Counter',
  type: 'object',
  fields: [
    defineField({
      name: 'label',
      title: 'What is counted',
      type: 'string',
      description: 'One or two words under the number, such as “Customers”. Up to 24 characters.',
      validation: requiredText(24),
    }),
    defineField({
      name: 'value',
      title: 'Number',
      type: 'number',
      description: 'A whole number, up to 999,999. The site writes its commas.',
      validation: (rule) => [
        rule.required().error('Please give the number.'),
        rule.integer().min(0).error('A counter shows a whole number, 0 or more.'),
        rule.max(999_999).error('A number of more than six digits does not fit on a phone.'),
      ],
    }),
  ],
  preview: {
    select: { title: 'label', value: 'value' },
    prepare: ({ title, value }) => ({ title, subtitle: String(value ?? '') }),
  },
})

export const attraction = defineType({
  name: 'attraction',
  title: 'Place nearby',
  type: 'object',
  icon: PinIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      description: 'As on the road signs. Up to 40 characters.',
      validation: requiredText(40),
    }),
    defineField({
      name: 'distanceKm',
      title: 'Distance in kilometres',
      type: 'number',
      description: 'From the gate, by road.',
      validation: (rule) => [
        rule.required().error('Please give the distance.'),
        rule.min(0).error('A distance is 0 or more.'),
        rule.max(1000).error('That is more than 1,000 kilometres away: please check it.'),
      ],
    }),
  ],
  preview: {
    select: { title: 'name', distance: 'distanceKm' },
    prepare: ({ title, distance }) => ({ title, subtitle: `${distance ?? '?'} km` }),
  },
})

/** Where the resort is, and what else is near. */
export const location = defineType({
  name: 'location',
  title: 'The way to us',
  type: 'object',
  icon: EarthGlobeIcon,
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      description: 'Up to 80 characters.',
      validation: requiredText(80),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 4,
      description: 'How to come, in two or three sentences. Up to 300 characters.',
      validation: requiredText(300),
    }),
    pictureField('picture', 'Picture', 'Stands above the address on the contact page. Wide, 1600 × 900 or more.', {
      width: 1600,
      height: 900,
    }),
    defineField({
      name: 'mapUrl',
      title: 'Link to the map',
      type: 'string',
      description: 'Opens from the link below the drawn map. A web address that begins with https://.',
      validation: (rule) => [rule.required().error('Please give the link to the map.'), rule.custom(safeLink)],
    }),
    defineField({
      name: 'attractions',
      title: 'Places nearby',
      type: 'array',
      description:
        'Listed next to the drawn map in this order; the map shows the nearest, five at most. Drag to change it; four to six read well.',
      of: [defineArrayMember({ type: 'attraction' })],
      validation: (rule) => rule.max(10).error('Please keep to ten places at most.'),
    }),
  ],
})

/** The words of the home page. Its banners and tiles are separate documents. */
export const homePage = defineType({
  name: 'homePage',
  title: 'Home page',
  type: 'document',
  icon: HomeIcon,
  groups: [
    { name: 'words', title: 'Words', default: true },
    { name: 'counters', title: 'Counters' },
    { name: 'location', title: 'The way to us' },
    seoGroup,
  ],
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      group: 'words',
      description: 'Below the banners. Up to 80 characters.',
      validation: requiredText(80),
    }),
    defineField({
      name: 'intro',
      title: 'Introduction',
      type: 'text',
      rows: 4,
      group: 'words',
      description: 'Two or three sentences below the heading. Up to 300 characters.',
      validation: requiredText(300),
    }),
    defineField({
      name: 'counters',
      title: 'Counters',
      type: 'array',
      group: 'counters',
      description: 'Numbers that count up when they come into view. Four stand well in a row.',
      of: [defineArrayMember({ type: 'counter' })],
      validation: (rule) => rule.max(4).error('There is room for four counters.'),
    }),
    defineField({
      name: 'location',
      title: 'The way to us',
      type: 'location',
      group: 'location',
      validation: (rule) => rule.required().error('Please say how to come.'),
    }),
    seoField,
  ],
  preview: {
    select: { subtitle: 'heading', media: 'location.picture' },
    prepare: (shown) => ({ ...shown, title: 'Texts of the home page' }),
  },
})
