import { ClockIcon } from '@sanity/icons/Clock'
import { defineField, defineType } from 'sanity'
import type { StringRule } from 'sanity'
import { requiredText } from '../rules/text.ts'

const timeOfDay = (rule: StringRule) => [
  rule.required().error('Please give the time.'),
  rule.regex(/^([01]\d|2[0-3]):[0-5]\d$/).error('Please write the time as hours and minutes, such as 07:30 or 19:30.'),
]

export const meal = defineType({
  name: 'meal',
  title: 'Meal',
  type: 'object',
  icon: ClockIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      description: 'Such as “Breakfast”. Up to 24 characters.',
      validation: requiredText(24),
    }),
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
    defineField({
      name: 'text',
      title: 'What there is',
      type: 'string',
      description: 'One sentence, up to 120 characters.',
      validation: requiredText(120),
    }),
  ],
  preview: {
    select: { title: 'name', from: 'from', to: 'to' },
    prepare: ({ title, from, to }) => ({ title, subtitle: `${from ?? '?'} to ${to ?? '?'}` }),
  },
})
