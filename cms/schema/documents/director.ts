import { UserIcon } from '@sanity/icons/User'
import { defineType } from 'sanity'
import { pictureField } from '../fields/picture.ts'
import { byRank, rankField } from '../fields/rank.ts'
import { lineField } from '../fields/text.ts'

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
    lineField('name', 'Name', 'Up to 60 characters.', { longest: 60 }),
    lineField('title', 'Title', 'Such as “Managing Director”. Up to 60 characters.', { longest: 60 }),
    rankField('The order on the about page: 1 comes first.'),
  ],
  preview: { select: { title: 'name', subtitle: 'title', media: 'image' } },
})
