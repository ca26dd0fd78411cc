import { ImagesIcon } from '@sanity/icons/Images'
import { type CustomValidator, defineField, defineType } from 'sanity'
import { pictureField } from '../fields/picture.ts'
import { askContent, byRank, rankField } from '../fields/rank.ts'
import { safeLink } from '../fields/safe-link.ts'
import { requiredText } from '../fields/text.ts'

const places: Record<string, { other: string; message: string }> = {
  desktop: { other: 'phone', message: 'No other banner is shown on phones: visitors with a phone would see none.' },
  phone: { other: 'desktop', message: 'No other banner is shown on computers: their visitors would see none.' },
}

/** A banner may leave a kind of screen to the others only as long as another banner is published there. */
const visibleSomewhere: CustomValidator<string | undefined> = async (viewport, context) => {
  const place = viewport === undefined ? undefined : places[viewport]
  if (!place) return true
  const id = context.document?._id.replace(/^drafts\./, '') ?? ''
  const others = await askContent<number>(
    context,
    'published',
    'count(*[_type == "banner" && _id != $id && Viewport in ["all", $other]])',
    { id, other: place.other },
  )
  return others > 0 || place.message
}

type Words = Record<string, string | undefined>

/** A banner for phones lends its picture to the wide banner of its rank, whose words are shown: other ones are written in vain. */
function sameAsWideTwin(field: string): CustomValidator<string | undefined> {
  return async (value, context) => {
    const { document } = context
    if (document?.['Viewport'] !== 'phone' || document['Rank'] === undefined) return true
    const twin = await askContent<Words | null>(
      context,
      'drafts',
      '*[_type == "banner" && Rank == $rank && Viewport != "phone"][0]{ Heading, SubHeading, BtnText, URL }',
      { rank: document['Rank'] },
    )
    const shown = twin?.[field]
    return (
      !shown || shown === value || `Phones show what the wide banner of this rank says: “${shown}”. Change it there.`
    )
  }
}

const viewports = [
  { title: 'On every screen', value: 'all' },
  { title: 'On phones only', value: 'phone' },
  { title: 'On tablets and computers only', value: 'desktop' },
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
      description: 'What happens when it is pressed, such as “Find your dates”. Up to 24 characters.',
      validation: (rule) => [...requiredText(24)(rule), rule.custom(sameAsWideTwin('BtnText')).warning()],
    }),
    defineField({
      name: 'URL',
      title: 'The button leads to',
      type: 'string',
      group: 'words',
      description: 'A page of this site, such as /room or /searchroom, or a web address that begins with https://.',
      validation: (rule) => [
        rule.required().error('Please say where the button leads.'),
        rule.custom(safeLink),
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
        rule.custom(visibleSomewhere),
      ],
    }),
  ],
  preview: {
    select: { title: 'Heading', rank: 'Rank', viewport: 'Viewport', media: 'image' },
    prepare: ({ title, rank, viewport, media }) => ({
      title,
      subtitle: `${rank}. ${viewports.find(({ value }) => value === viewport)?.title ?? ''}`,
      media,
    }),
  },
})
