import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { HomeIcon } from '@sanity/icons/Home'
import { type CustomValidator, defineArrayMember, defineField, defineType } from 'sanity'
import { type FacilityIcon, facilityIcons } from '../../../contract/values/facility-icons.ts'
import { askContent, publishedIdOf } from '../fields/ask-content.ts'
import { existingPage } from '../fields/existing-page.ts'
import { housePage } from '../fields/house-page.ts'
import { pictureField, pictureIn } from '../fields/picture.ts'
import { lineField, optionalText } from '../fields/text.ts'

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

const onlyOne: CustomValidator<string | undefined> = async (page, context) => {
  if (!page) return true
  const count = await askContent<number>(
    context,
    'drafts',
    'count(*[_type == "house" && _id != $id && page == $page])',
    { id: publishedIdOf(context), page },
  )
  return count === 0 || 'This house has an entry already.'
}

const iconTitles: Record<FacilityIcon, string> = {
  breakfast: 'Breakfast',
  tea: 'Tea and coffee',
  minibar: 'Minibar',
  air: 'Air conditioning',
  fan: 'Fan',
  bath: 'Bathroom',
  view: 'Garden or view',
  terrace: 'Terrace or veranda',
  pool: 'Pool',
  boat: 'Boat',
  fire: 'Bonfire',
  wifi: 'Wi-Fi',
  cleaning: 'Housekeeping',
  family: 'For families',
  parking: 'Parking',
  other: 'A tick',
}

/** What a guest finds in a house. */
export const facility = defineType({
  name: 'facility',
  title: 'Facility',
  type: 'object',
  icon: CheckmarkCircleIcon,
  fields: [
    defineField({
      name: 'icon',
      title: 'Sign',
      type: 'string',
      description: 'Stands before the words.',
      initialValue: 'other',
      options: { list: facilityIcons.map((value) => ({ value, title: iconTitles[value] })) },
      validation: (rule) => rule.required().error('Please choose a sign.'),
    }),
    lineField('name', 'Words', 'Such as “Breakfast on the veranda”. Up to 40 characters.', { longest: 40 }),
  ],
  preview: { select: { title: 'name' } },
})

const place = { width: 1600, height: 1000 }

/** A house as guests see it. What is sold of it, and for how much, is the booking system's. */
export const house = defineType({
  name: 'house',
  title: 'House',
  type: 'document',
  icon: HomeIcon,
  orderings: [{ title: 'By house', name: 'page', by: [{ field: 'page', direction: 'asc' }] }],
  groups: [
    { name: 'words', title: 'Words', default: true },
    { name: 'pictures', title: 'Pictures' },
    { name: 'facts', title: 'Beds, size and plan' },
  ],
  fields: [
    defineField({
      name: 'page',
      title: 'Page of the house',
      type: 'string',
      group: 'words',
      description: 'The address of its page on this site, such as /suits/mud-house.',
      validation: (rule) => [
        rule.required().error('Please say which house it is.'),
        rule.custom(housePage),
        rule.custom(onlyOne),
        rule.custom(existingPage).warning(),
      ],
    }),
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      group: 'words',
      description:
        'On every page, at the front desk, in messages and on bills. Left empty, it is called as in the booking system. Up to 40 characters.',
      validation: optionalText(40),
    }),
    defineField({
      name: 'description',
      title: 'The house in words',
      type: 'text',
      rows: 6,
      group: 'words',
      description: 'Its first sentences stand in lists, all of it on its page. Up to 800 characters.',
      validation: optionalText(800),
    }),
    defineField({
      name: 'roomDescription',
      title: 'One of its rooms in words',
      type: 'text',
      rows: 4,
      group: 'words',
      description: 'Where a single room is offered. Up to 500 characters.',
      validation: optionalText(500),
    }),
    defineField({
      name: 'facilities',
      title: 'Facilities',
      type: 'array',
      group: 'words',
      description: 'The most welcome first: lists show three of them.',
      of: [defineArrayMember({ type: 'facility' })],
      validation: (rule) => rule.max(16).error('Please keep to the 16 that matter most.'),
    }),
    {
      ...pictureField(
        'houseCover',
        'The whole house',
        'Its first picture in lists, in search results and on shared links. Wide, 1600 × 1000 or more.',
        place,
      ),
      group: 'pictures',
    },
    {
      ...pictureField(
        'roomCover',
        'One of its rooms',
        'Where a single room is offered. Wide, 1600 × 1000 or more.',
        place,
      ),
      group: 'pictures',
    },
    defineField({
      name: 'pictures',
      title: 'More pictures',
      type: 'array',
      group: 'pictures',
      description: 'What follows the first picture, in this order. Wide, 1600 × 1000 or more.',
      of: [defineArrayMember(pictureIn(place))],
      options: { layout: 'grid' },
      validation: (rule) => rule.max(24).error('Please keep to 24 pictures.'),
    }),
    defineField({
      name: 'room',
      title: 'One of its rooms',
      type: 'placeFacts',
      group: 'facts',
      description: 'Shown where a single room is offered. What is left empty is not shown.',
    }),
    defineField({
      name: 'whole',
      title: 'The entire house',
      type: 'placeFacts',
      group: 'facts',
      description: 'Shown where the house is offered as a whole. What is left empty is not shown.',
    }),
  ],
  preview: {
    select: { name: 'name', page: 'page', media: 'houseCover' },
    prepare: ({ name, page, media }) => ({ title: name ?? page, ...(name && { subtitle: page }), media }),
  },
})
