import { ThLargeIcon } from '@sanity/icons/ThLarge'
import { defineField, defineType } from 'sanity'
import { pictureField } from '../fields/picture.ts'
import { linkField } from '../fields/safe-link.ts'
import { byRank, rankField, rankNote } from '../fields/rank.ts'
import { lineField } from '../fields/text.ts'
import { visibilityFields, visibilityNote } from '../fields/visibility.ts'

/** One tile of the grid below the banners of the home page. */
export const homeTile = defineType({
  name: 'homeTile',
  title: 'Tile',
  type: 'document',
  icon: ThLargeIcon,
  orderings: byRank,
  groups: [
    { name: 'picture', title: 'Picture' },
    { name: 'words', title: 'Words and link' },
    { name: 'place', title: 'Place' },
  ],
  fields: [
    {
      ...pictureField(
        'image',
        'Picture',
        'Fills the tile, under its words. Wide, 1600 × 1000 or more. Set the hotspot: narrow tiles cut the sides.',
        { width: 1600, height: 1000 },
        { 'The whole row': 2.3, Wide: 1.9, Narrow: 0.8, Phone: 1.1 },
      ),
      group: 'picture',
    },
    lineField('TitleText', 'Title', 'Up to 40 characters.', { longest: 40, group: 'words' }),
    lineField('Description', 'Line below the title', 'One sentence, up to 100 characters.', {
      longest: 100,
      group: 'words',
    }),
    lineField('LinkText', 'Words of the link', 'Such as “View the house”. Up to 24 characters.', {
      longest: 24,
      group: 'words',
    }),
    linkField(
      'DetailUrl',
      'The link leads to',
      'A page of this site, such as /dine or /suits/mud-house, or a web address that begins with https://.',
      { missing: 'Please say where the tile leads.', group: 'words' },
    ),
    {
      ...rankField('Its place in the grid: 1 is the first. Tiles fill the rows from the left.'),
      group: 'place',
    },
    defineField({
      name: 'Slot',
      title: 'Width',
      type: 'number',
      group: 'place',
      description:
        'How much of a row it takes. A wide tile and a narrow one, in a row, fill it; on phones each tile has a row.',
      options: {
        list: [
          { title: 'The whole row', value: 100 },
          { title: 'Wide: 70%', value: 70 },
          { title: 'Narrow: 30%', value: 30 },
        ],
        layout: 'radio',
      },
      initialValue: 100,
      validation: (rule) => rule.required().error('Please choose the width of the tile.'),
    }),
    ...visibilityFields('place'),
  ],
  preview: {
    select: {
      title: 'TitleText',
      rank: 'Rank',
      slot: 'Slot',
      from: 'visibleFrom',
      until: 'visibleUntil',
      media: 'image',
    },
    prepare: ({ title, rank, slot, from, until, media }) => ({
      title,
      subtitle: `${rankNote(rank)} ${slot}% of the row, ${visibilityNote({ from, until })}`,
      media,
    }),
  },
})
