import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { type CustomValidator, defineField, defineType } from 'sanity'
import { isOwnPath, isSameAddress, type Redirect, redirectOf } from '../../../contract/values/redirects.ts'
import { existingPage, missingPage } from '../fields/existing-page.ts'
import { asLink } from '../fields/safe-link.ts'
import { askContent, publishedIdOf } from '../fields/ask-content.ts'

const ownPath: CustomValidator<string | undefined> = (value) =>
  !value || isOwnPath(value) || 'A path of this site begins with one “/”, such as /eid-offer.'

const barePath: CustomValidator<string | undefined> = (value) =>
  !value || !/[?#]/.test(value) || 'An old path has neither “?” nor “#”.'

const othersQuery = '*[_type == "redirect" && _id != $id && defined(from) && defined(to)]{ from, to }'

function others(context: Parameters<CustomValidator>[1]): Promise<Redirect[]> {
  return askContent<Redirect[]>(context, 'drafts', othersQuery, {
    id: publishedIdOf(context),
  })
}

const onlyOne: CustomValidator<string | undefined> = async (value, context) => {
  if (!value) return true
  const isTaken = (await others(context)).some(({ from }) => isSameAddress(from, value))
  return !isTaken || `Another redirect leads away from ${value} already.`
}

const leadsSomewhere: CustomValidator<string | undefined> = async (to, context) => {
  const from = context.document?.['from']
  if (!to || typeof from !== 'string' || !isOwnPath(to)) return true
  const end = redirectOf([...(await others(context)), { from, to }], from)
  return end !== undefined || 'This leads round in a circle: a visitor would never arrive.'
}

/** A short name, so that the address of its visitors remains readable. */
const MAX_COUNTED_AS = 40

/** An old or printed address that leads to a page of today. */
export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  type: 'document',
  icon: ArrowRightIcon,
  orderings: [{ title: 'By old path', name: 'from', by: [{ field: 'from', direction: 'asc' }] }],
  fields: [
    defineField({
      name: 'from',
      title: 'Old path',
      type: 'string',
      description:
        'What follows the site’s name in the old or printed address, such as /eid. Capital letters and a slash at its end make no difference. There must be no page at it.',
      validation: (rule) => [
        rule.required().error('Please give the old path.'),
        rule.custom(ownPath),
        rule.custom(barePath),
        rule.custom(onlyOne),
        rule.custom(missingPage),
      ],
    }),
    defineField({
      name: 'to',
      title: 'Leads to',
      type: 'string',
      options: asLink,
      description: 'A page of this site, such as /offers. Browsers and search engines remember it as the new address.',
      validation: (rule) => [
        rule.required().error('Please give the path that it leads to.'),
        rule.custom(ownPath),
        rule.custom(leadsSomewhere),
        rule.custom(existingPage).warning(),
      ],
    }),
    defineField({
      name: 'countedAs',
      title: 'Counted as',
      type: 'string',
      description:
        'What “Visitors” calls those who come by this path, such as “leaflet eid”. Write no name of a person. Left empty, they are counted by the page that led them here.',
      validation: (rule) => rule.max(MAX_COUNTED_AS).error(`Please write at most ${MAX_COUNTED_AS} letters.`),
    }),
  ],
  preview: { select: { title: 'from', subtitle: 'to' } },
})
