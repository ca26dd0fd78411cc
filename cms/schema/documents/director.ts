import { UserIcon } from '@sanity/icons/User'
import { defineField, defineType } from 'sanity'
import { pictureField } from '../fields/picture.ts'
import { byRank, rankField } from '../fields/rank.ts'
import { requiredText } from '../fields/text.ts'

export const director = defineType({
  name: 'director',
  title: 'Director',
  type: 'document',
  icon: UserIcon,
  orderings: byRank,
  fields: [
    pictureField('image', 'Portrait', 'Shown on the about page. Upright, 4 : 5, 600 × 750 or more.', {
      width: 600,
      height: 750,
    }),
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      description: 'Up to 60 characters.',
      validation: requiredText(60),
    }),
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: 'Such as “Managing Director”. Up to 60 characters.',
      validation: requiredText(60),
    }),
    rankField('director', 'The order on the about page: 1 comes first.'),
  ],
  preview: { select: { title: 'name', subtitle: 'title', media: 'image' } },
})
