import { SparklesIcon } from '@sanity/icons/Sparkles'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { pictureFor } from '../fields/picture.ts'
import { seoField, seoGroup } from '../fields/seo.ts'
import { requiredText } from '../fields/text.ts'
import { isOneDay, timeOfDay } from '../fields/time-of-day.ts'

export const offeringFact = defineType({
  name: 'offeringFact',
  title: 'Fact',
  type: 'object',
  fields: [
    defineField({
      name: 'label',
      title: 'What',
      type: 'string',
      description: 'Such as “Capacity”. Up to 24 characters.',
      validation: requiredText(24),
    }),
    defineField({
      name: 'value',
      title: 'How much, or which',
      type: 'string',
      description: 'Such as “Up to 400 people”. Up to 80 characters.',
      validation: requiredText(80),
    }),
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
    defineField({
      name: 'eyebrow',
      title: 'What it is',
      type: 'string',
      group: 'words',
      description: 'Small, above the heading: its plain name. Up to 40 characters.',
      validation: requiredText(40),
    }),
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      group: 'words',
      description: 'Large, over the first picture. Up to 60 characters.',
      validation: requiredText(60),
    }),
    defineField({
      name: 'lead',
      title: 'First words',
      type: 'text',
      rows: 2,
      group: 'words',
      description: 'One sentence below the heading. Up to 160 characters.',
      validation: requiredText(160),
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
      of: [defineArrayMember({ type: 'picture', validation: pictureFor({ width: 1600, height: 1000 }) })],
      validation: (rule) => [
        rule.required().min(1).error('Please choose a picture: the page opens with it.'),
        rule.max(6).error('Please keep to six pictures.'),
      ],
    }),
    seoField,
  ],
  preview: { select: { title: 'heading', subtitle: 'eyebrow', media: 'pictures.0' } },
})
