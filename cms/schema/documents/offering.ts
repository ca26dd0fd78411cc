import { SparklesIcon } from '@sanity/icons/Sparkles'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { pictureIn } from '../fields/picture.ts'
import { seoField, seoGroup } from '../fields/seo.ts'
import { lineField, textField } from '../fields/text.ts'
import { isOneDay, timeOfDay } from '../fields/time-of-day.ts'

export const offeringFact = defineType({
  name: 'offeringFact',
  title: 'Fact',
  type: 'object',
  fields: [
    lineField('label', 'What', 'Such as “Capacity”. Up to 24 characters.', { longest: 24 }),
    lineField('value', 'How much, or which', 'Such as “Up to 400 people”. Up to 80 characters.', { longest: 80 }),
  ],
  preview: { select: { title: 'label', subtitle: 'value' } },
})

export const openingHours = defineType({
  name: 'openingHours',
  title: 'Opening hours',
  type: 'object',
  fields: [
    defineField({
      name: 'from',
      title: 'From',
      type: 'string',
      description: 'Dhaka time, 24 hours, such as 06:00.',
      validation: timeOfDay,
    }),
    defineField({
      name: 'to',
      title: 'Until',
      type: 'string',
      description: 'Dhaka time, 24 hours, such as 20:00.',
      validation: timeOfDay,
    }),
  ],
})

/** What guests can book other than rooms: the whole resort, the convention hall, the swimming pool. */
export const offering = defineType({
  name: 'offering',
  title: 'Offering',
  type: 'document',
  icon: SparklesIcon,
  groups: [
    { name: 'words', title: 'Words', default: true },
    { name: 'facts', title: 'Facts' },
    { name: 'pictures', title: 'Pictures' },
    seoGroup,
  ],
  fields: [
    lineField('eyebrow', 'What it is', 'Small, above the heading: its plain name. Up to 40 characters.', {
      longest: 40,
      group: 'words',
    }),
    lineField('heading', 'Heading', 'Large, over the first picture. Up to 60 characters.', {
      longest: 60,
      group: 'words',
    }),
    textField('lead', 'First words', 'One sentence below the heading. Up to 160 characters.', {
      longest: 160,
      rows: 2,
      group: 'words',
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'richText',
      group: 'words',
      description: 'Three short paragraphs: what it is, what is part of it, how to have it.',
      validation: (rule) => rule.required().error('Please describe it.'),
    }),
    defineField({
      name: 'facts',
      title: 'Facts',
      type: 'array',
      group: 'facts',
      description: 'A short table next to the description. Three or four rows read well.',
      of: [defineArrayMember({ type: 'offeringFact' })],
      validation: (rule) => rule.max(6).error('Please keep to six rows.'),
    }),
    defineField({
      name: 'openingHours',
      title: 'Opening hours',
      type: 'openingHours',
      group: 'facts',
      description: 'Times outside are not offered to guests who book the pool.',
      options: { columns: 2 },
      // The hall and the whole resort are requested by the day.
      hidden: ({ document }) => !document?._id.endsWith('swimmingpool'),
      validation: (rule) => rule.custom(isOneDay),
    }),
    defineField({
      name: 'pictures',
      title: 'Pictures',
      type: 'array',
      group: 'pictures',
      description:
        'The first stands over the page, wide, 1600 × 1000 or more; the others follow. Drag to change their order.',
      options: { layout: 'grid' },
      of: [defineArrayMember(pictureIn({ width: 1600, height: 1000 }))],
      validation: (rule) => [
        rule.required().min(1).error('Please choose a picture: the page opens with it.'),
        rule.max(6).error('Please keep to six pictures.'),
      ],
    }),
    seoField,
  ],
  preview: { select: { title: 'heading', subtitle: 'eyebrow', media: 'pictures.0' } },
})
