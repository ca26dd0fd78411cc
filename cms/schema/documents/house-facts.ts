import { HomeIcon } from '@sanity/icons/Home'
import { type CustomValidator, defineField, defineType } from 'sanity'
import { askContent, publishedIdOf } from '../fields/ask-content.ts'
import { existingPage } from '../fields/existing-page.ts'
import { optionalText } from '../fields/text.ts'

const LARGEST_M2 = 2000

/** What can be told of one room, or of a house as a whole. All of it may be left out: the site then says nothing about it. */
export const placeFacts = defineType({
  name: 'placeFacts',
  title: 'Beds, size and plan',
  type: 'object',
  fields: [
    defineField({
      name: 'beds',
      title: 'Beds',
      type: 'string',
      description: 'Such as “One king bed”. Up to 40 characters.',
      validation: optionalText(40),
    }),
    defineField({
      name: 'size',
      title: 'Size in m²',
      type: 'number',
      description: 'A whole number, as measured.',
      validation: (rule) =>
        rule.integer().min(1).max(LARGEST_M2).error(`A size is a whole number of square metres, up to ${LARGEST_M2}.`),
    }),
    defineField({
      name: 'plan',
      title: 'Floor plan',
      type: 'picture',
      description:
        'Opens when a guest presses “Floor plan”. 1200 pixels or more across, so that its words can be read.',
    }),
  ],
})

const housePage: CustomValidator<string | undefined> = (value) =>
  value === undefined ||
  /^\/suits\/[a-z0-9-]+$/.test(value) ||
  'The address of the house’s page on this site, such as /suits/mud-house.'

const onlyOne: CustomValidator<string | undefined> = async (page, context) => {
  if (!page) return true
  const count = await askContent<number>(
    context,
    'drafts',
    'count(*[_type == "houseFacts" && _id != $id && page == $page])',
    { id: publishedIdOf(context), page },
  )
  return count === 0 || 'This house has an entry already.'
}

/** What staff measured in a house. Its name, prices and pictures are the booking system's. */
export const houseFacts = defineType({
  name: 'houseFacts',
  title: 'House',
  type: 'document',
  icon: HomeIcon,
  orderings: [{ title: 'By house', name: 'page', by: [{ field: 'page', direction: 'asc' }] }],
  fields: [
    defineField({
      name: 'page',
      title: 'Page of the house',
      type: 'string',
      description: 'The address of its page on this site, such as /suits/mud-house.',
      validation: (rule) => [
        rule.required().error('Please say which house it is.'),
        rule.custom(housePage),
        rule.custom(onlyOne),
        rule.custom(existingPage).warning(),
      ],
    }),
    defineField({
      name: 'room',
      title: 'One of its rooms',
      type: 'placeFacts',
      description: 'Shown where a single room is offered. What is left empty is not shown.',
    }),
    defineField({
      name: 'whole',
      title: 'The entire house',
      type: 'placeFacts',
      description: 'Shown where the house is offered as a whole. What is left empty is not shown.',
    }),
  ],
  preview: { select: { title: 'page', subtitle: 'room.beds', media: 'room.plan' } },
})
