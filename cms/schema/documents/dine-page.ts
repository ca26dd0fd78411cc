import { BasketIcon } from '@sanity/icons/Basket'
import { ClockIcon } from '@sanity/icons/Clock'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { pictureIn } from '../fields/picture.ts'
import { seoField, seoGroup } from '../fields/seo.ts'
import { lineField, pageOpening } from '../fields/text.ts'
import { timeOfDay } from '../fields/time-of-day.ts'

export const meal = defineType({
  name: 'meal',
  title: 'Meal',
  type: 'object',
  icon: ClockIcon,
  fields: [
    lineField('name', 'Name', 'Such as “Breakfast”. Up to 24 characters.', { longest: 24 }),
    defineField({
      name: 'from',
      title: 'From',
      type: 'string',
      description: 'Dhaka time, 24 hours, such as 07:30.',
      validation: timeOfDay,
    }),
    defineField({
      name: 'to',
      title: 'Until',
      type: 'string',
      description: 'Dhaka time, 24 hours, such as 10:30.',
      validation: timeOfDay,
    }),
    lineField('text', 'What there is', 'One sentence, up to 120 characters.', { longest: 120 }),
  ],
  preview: {
    select: { title: 'name', from: 'from', to: 'to' },
    prepare: ({ title, from, to }) => ({ title, subtitle: `${from ?? '?'} to ${to ?? '?'}` }),
  },
})

export const dish = defineType({
  name: 'dish',
  title: 'Dish',
  type: 'object',
  fields: [
    lineField('name', 'Name', 'As the cooks say it. Up to 40 characters.', { longest: 40 }),
    lineField('text', 'What it is', 'For someone who never ate it: one sentence, up to 120 characters.', {
      longest: 120,
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'text' } },
})

/** The restaurant. */
export const dinePage = defineType({
  name: 'dinePage',
  title: 'Dine page',
  type: 'document',
  icon: BasketIcon,
  groups: [
    { name: 'words', title: 'Words', default: true },
    { name: 'pictures', title: 'Slides' },
    { name: 'food', title: 'Meals and dishes' },
    seoGroup,
  ],
  fields: [
    ...pageOpening('words'),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'richText',
      group: 'words',
      description: 'Three or four short paragraphs.',
      validation: (rule) => rule.required().error('Please write the text of the page.'),
    }),
    defineField({
      name: 'slides',
      title: 'Slides',
      type: 'array',
      group: 'pictures',
      description:
        'Pictures at the top of the page, shown in turn. Wide, 1600 × 1000 or more. Drag to change their order.',
      options: { layout: 'grid' },
      of: [defineArrayMember(pictureIn({ width: 1600, height: 1000 }))],
      validation: (rule) => [
        rule.required().min(1).error('Please choose a picture: the page opens with it.'),
        rule.max(8).error('Please use at most eight pictures: nobody waits for more.'),
      ],
    }),
    defineField({
      name: 'meals',
      title: 'Meals',
      type: 'array',
      group: 'food',
      description: 'When the kitchen serves what, in the order of the day.',
      of: [defineArrayMember({ type: 'meal' })],
    }),
    lineField('dishesHeading', 'Heading above the dishes', 'Up to 60 characters.', { longest: 60, group: 'food' }),
    defineField({
      name: 'dishes',
      title: 'Dishes',
      type: 'array',
      group: 'food',
      description: 'Six stand well together.',
      of: [defineArrayMember({ type: 'dish' })],
      validation: (rule) => rule.max(12).error('Please keep to twelve dishes.'),
    }),
    seoField,
  ],
  preview: {
    select: { subtitle: 'heading', media: 'slides.0' },
    prepare: (shown) => ({ ...shown, title: 'Dine' }),
  },
})
