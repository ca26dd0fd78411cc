import { ShareIcon } from '@sanity/icons/Share'
import { defineField, defineType } from 'sanity'
import { safeLink } from '../rules/link.ts'

const networks = [
  { title: 'Facebook', value: 'facebook' },
  { title: 'Instagram', value: 'instagram' },
  { title: 'YouTube', value: 'youtube' },
]

export const socialLink = defineType({
  name: 'socialLink',
  title: 'Social network',
  type: 'object',
  icon: ShareIcon,
  fields: [
    defineField({
      name: 'network',
      title: 'Network',
      type: 'string',
      description: 'Decides which sign is shown.',
      options: { list: networks, layout: 'radio' },
      validation: (rule) => rule.required().error('Please choose the network.'),
    }),
    defineField({
      name: 'url',
      title: 'Our page there',
      type: 'string',
      description: 'A web address that begins with https://.',
      validation: (rule) => [rule.required().error('Please give the address of our page.'), rule.custom(safeLink)],
    }),
  ],
  preview: { select: { title: 'network', subtitle: 'url' } },
})
