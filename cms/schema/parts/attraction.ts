import { PinIcon } from '@sanity/icons/Pin'
import { defineField, defineType } from 'sanity'
import { requiredText } from '../rules/text.ts'

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
      description: 'As it stands on the road signs. Up to 60 characters.',
      validation: requiredText(60),
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
