import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { safeLink } from '../rules/link.ts'
import { requiredText } from '../rules/text.ts'
import { pictureField } from './picture-field.ts'

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
    pictureField('picture', 'Picture', 'Stands where others have a map. Wide, 1600 × 900 or more.'),
    defineField({
      name: 'mapUrl',
      title: 'Link to the map',
      type: 'string',
      description: 'Opens when somebody presses the picture. A web address that begins with https://.',
      validation: (rule) => [rule.required().error('Please give the link to the map.'), rule.custom(safeLink)],
    }),
    defineField({
      name: 'attractions',
      title: 'Places nearby',
      type: 'array',
      description: 'Listed beside the picture in this order. Drag to change it; four to six read well.',
      of: [defineArrayMember({ type: 'attraction' })],
      validation: (rule) => rule.max(10).error('Please keep to ten places at most.'),
    }),
  ],
})
