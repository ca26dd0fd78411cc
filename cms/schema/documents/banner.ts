import { ImagesIcon } from '@sanity/icons/Images'
import { defineField, defineType } from 'sanity'
import {
  lastToEnd,
  PHONE_BANNER,
  placeOfBanner,
  someBanners,
  visibleSomewhere,
  WIDE_BANNER,
} from '../fields/banner-rules.ts'
import { otherCutField, pictureField } from '../fields/picture.ts'
import { byRank, rankField, rankNote } from '../fields/rank.ts'
import { buttonLinkField } from '../fields/safe-link.ts'
import { lineField } from '../fields/text.ts'
import { visibilityFields, visibilityNote } from '../fields/visibility.ts'

const viewports = [
  { title: 'On every screen', value: 'all', inList: 'all screens' },
  { title: 'On phones only', value: 'phone', inList: 'phones' },
  { title: 'On tablets and computers only', value: 'desktop', inList: 'computers' },
]

/** One slide at the top of the home page. */
export const banner = defineType({
  name: 'banner',
  title: 'Banner',
  type: 'document',
  icon: ImagesIcon,
  orderings: byRank,
  groups: [
    { name: 'picture', title: 'Picture' },
    { name: 'words', title: 'Words and button' },
    { name: 'place', title: 'Place' },
  ],
  fields: [
    {
      ...pictureField(
        'image',
        'Picture',
        'Fills the top of the home page. Wide, 2000 × 1100 or more; for phones only: tall, 720 × 1100 or more. Set the hotspot where the eye should rest: the edges are cut on some screens.',
        WIDE_BANNER,
        { Computer: 1.9, Tablet: 1.1, Phone: 0.75 },
        placeOfBanner,
      ),
      group: 'picture',
    },
    {
      ...otherCutField(
        'phoneImage',
        'Picture for phones',
        'Shown on phones in place of the picture above, whose words are read with it. Tall, 720 × 1100 or more. Left empty, phones show the middle of the wide one, around its hotspot.',
        PHONE_BANNER,
      ),
      group: 'picture',
      hidden: ({ document }) => document?.['Viewport'] !== 'all',
    },
    lineField(
      'Heading',
      'Heading',
      'Large, over the picture. Up to 60 characters; about 40 stay on two lines on a phone.',
      { longest: 60, group: 'words' },
    ),
    lineField('SubHeading', 'Line below the heading', 'One sentence, up to 100 characters.', {
      longest: 100,
      group: 'words',
    }),
    lineField(
      'BtnText',
      'Words on the button',
      'What happens when it is pressed, such as “Find your dates”. Up to 24 characters. On a phone it is an underlined line, and the heading above it leads there too.',
      { longest: 24, group: 'words' },
    ),
    buttonLinkField('A page of this site, such as /room or /searchroom, or a web address that begins with https://.', {
      group: 'words',
    }),
    { ...rankField('Its turn among the slides: 1 is the first that visitors see.'), group: 'place' },
    defineField({
      name: 'Viewport',
      title: 'Shown',
      type: 'string',
      group: 'place',
      description: 'On one kind of screen only, if the others are not meant.',
      options: { list: viewports, layout: 'radio' },
      initialValue: 'all',
      validation: (rule) => [
        rule.required().error('Please choose where the banner is shown.'),
        rule.custom(visibleSomewhere).warning(),
        rule.custom(someBanners).warning(),
      ],
    }),
    ...visibilityFields('place', lastToEnd),
  ],
  preview: {
    select: {
      title: 'Heading',
      rank: 'Rank',
      viewport: 'Viewport',
      from: 'visibleFrom',
      until: 'visibleUntil',
      media: 'image',
    },
    prepare: ({ title, rank, viewport, from, until, media }) => ({
      title,
      subtitle: [
        `${rankNote(rank)} ${visibilityNote({ from, until })}`,
        viewports.find(({ value }) => value === viewport)?.inList,
      ]
        .filter(Boolean)
        .join(', '),
      media,
    }),
  },
})
