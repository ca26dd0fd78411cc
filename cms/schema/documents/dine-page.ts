import { BasketIcon } from '@sanity/icons/Basket'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { pageOpening } from '../parts/page-opening.ts'
import { seoField, seoGroup } from '../parts/seo-field.ts'
import { chosenPicture } from '../rules/picture.ts'
import { requiredText } from '../rules/text.ts'

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
      of: [defineArrayMember({ type: 'picture', validation: (rule) => rule.custom(chosenPicture) })],
      validation: (rule) => [
        rule.required().min(1).error('Please choose a picture: the page opens with it.'),
        rule.max(8).error('Please keep to eight pictures: nobody waits for more.'),
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
    defineField({
      name: 'dishesHeading',
      title: 'Heading above the dishes',
      type: 'string',
      group: 'food',
      description: 'Up to 60 characters.',
      validation: requiredText(60),
    }),
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
    prepare: (shown) => ({ ...shown, title: 'Dine page' }),
  },
})
