import { ImagesIcon } from '@sanity/icons/Images'
import { defineField, defineType } from 'sanity'
import { lastToEnd, placeOfBanner, sameAsWideTwin, someBanners, visibleSomewhere } from '../fields/banner-rules.ts'
import { pictureField } from '../fields/picture.ts'
import { byRank, rankField } from '../fields/rank.ts'
import { requiredLink } from '../fields/safe-link.ts'
import { requiredText } from '../fields/text.ts'
import { visibilityFields, visibilityNote } from '../fields/visibility.ts'

const viewports = [
  { title: 'On every screen', value: 'all', inList: 'all screens' },
  { title: 'On phones only', value: 'phone', inList: 'phones' },
  { title: 'On tablets and computers only', value: 'desktop', inList: 'computers' },
]

/** One slide at the top of the home page. Two banners of one rank, one for phones and one for the rest, are one slide. */
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
        placeOfBanner,
      ),
      group: 'picture',
    },
    defineField({
      name: 'Heading',
      title: 'Heading',
      type: 'string',
      group: 'words',
      description: 'Large, over the picture. Up to 60 characters; about 40 stay on two lines on a phone.',
      validation: (rule) => [...requiredText(60)(rule), rule.custom(sameAsWideTwin('Heading')).warning()],
    }),
    defineField({
      name: 'SubHeading',
      title: 'Line below the heading',
      type: 'string',
      group: 'words',
      description: 'One sentence, up to 100 characters.',
      validation: (rule) => [...requiredText(100)(rule), rule.custom(sameAsWideTwin('SubHeading')).warning()],
    }),
    defineField({
      name: 'BtnText',
      title: 'Words on the button',
      type: 'string',
      group: 'words',
      description:
        'What happens when it is pressed, such as “Find your dates”. Up to 24 characters. On a phone it is an underlined line, and the heading above it leads there too.',
      validation: (rule) => [...requiredText(24)(rule), rule.custom(sameAsWideTwin('BtnText')).warning()],
    }),
    defineField({
      name: 'URL',
      title: 'The button leads to',
      type: 'string',
      group: 'words',
      description: 'A page of this site, such as /room or /searchroom, or a web address that begins with https://.',
      validation: (rule) => [
        ...requiredLink('Please say where the button leads.')(rule),
        rule.custom(sameAsWideTwin('URL')).warning(),
      ],
    }),
    { ...rankField('banner', 'Its turn among the slides: 1 is the first that visitors see.'), group: 'place' },
    defineField({
      name: 'Viewport',
      title: 'Shown',
      type: 'string',
      group: 'place',
      description:
        'Give a banner for phones the rank of its wide twin: together they are one slide, with the words of the wide one.',
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
        `${rank}. ${visibilityNote({ from, until })}`,
        viewports.find(({ value }) => value === viewport)?.inList,
      ]
        .filter(Boolean)
        .join(', '),
      media,
    }),
  },
})
