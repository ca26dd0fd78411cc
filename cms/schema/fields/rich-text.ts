import { LinkIcon } from '@sanity/icons/Link'
import { ThListIcon } from '@sanity/icons/ThList'
import { type CustomValidator, defineArrayMember, defineField, defineType, type Rule } from 'sanity'
import { linkField } from './safe-link.ts'
import { GAP, lineField, requiredText } from './text.ts'

/** What a word in a text leads to. */
export const link = defineType({
  name: 'link',
  title: 'Link',
  type: 'object',
  icon: LinkIcon,
  fields: [
    linkField(
      'href',
      'Leads to',
      'A page of this site (/dine), a web address (https://…), a mail address (mailto:…) or a phone number (tel:+880…).',
      { missing: 'Please say where the link leads.' },
    ),
  ],
})

/** The hours of a stay have their field; a row that states them itself would be forgotten when they change. */
const hoursFromSettings: CustomValidator<string | undefined> = (text, { parent }) => {
  const what = typeof parent === 'object' && parent !== null && 'term' in parent ? String(parent.term) : ''
  const hour = /^check-?(in|out)$/i.exec(what.trim())?.[1]?.toLowerCase()
  return (
    hour === undefined ||
    text?.includes(`{check-${hour}}`) === true ||
    `Write {check-${hour}} in place of the time: the page then shows the one of Site settings.`
  )
}

export const term = defineType({
  name: 'term',
  title: 'Row',
  type: 'object',
  fields: [
    lineField('term', 'What happens', 'For instance: “5 to 9 days before check-in”. Up to 80 characters.', {
      longest: 80,
    }),
    defineField({
      name: 'text',
      title: 'What follows',
      type: 'string',
      description:
        'For instance: “50% refund”. Up to 160 characters. For {check-in} and {check-out} the page shows the times of Site settings.',
      validation: (rule) => [...requiredText(160)(rule), rule.custom(hoursFromSettings).warning()],
    }),
  ],
  preview: { select: { title: 'term', subtitle: 'text' } },
})

/** A table of two columns: what happens, and what follows from it. */
export const termsTable = defineType({
  name: 'termsTable',
  title: 'Table of terms',
  type: 'object',
  icon: ThListIcon,
  fields: [
    defineField({
      name: 'terms',
      title: 'Rows',
      type: 'array',
      description: 'Each row says what happens, and what follows from it.',
      of: [defineArrayMember({ type: 'term' })],
      validation: (rule) => rule.required().min(1).error('Please add a row, or remove the table.'),
    }),
  ],
  preview: {
    select: { term: 'terms.0.term', text: 'terms.0.text' },
    prepare: ({ term, text }) => ({ title: 'Table of terms', subtitle: [term, text].filter(Boolean).join(': ') }),
  },
})

/** Paragraphs, lists and tables of terms, as an editor writes them. */
export const richText = defineType({
  name: 'richText',
  title: 'Text',
  type: 'array',
  of: [
    defineArrayMember({
      type: 'block',
      styles: [
        { title: 'Paragraph', value: 'normal' },
        { title: 'Small heading', value: 'h3' },
      ],
      lists: [
        { title: 'List', value: 'bullet' },
        { title: 'Numbered list', value: 'number' },
      ],
      marks: {
        decorators: [
          { title: 'Strong', value: 'strong' },
          { title: 'Emphasis', value: 'em' },
        ],
        annotations: [{ type: 'link' }],
      },
    }),
    defineArrayMember({ type: 'termsTable' }),
  ],
})

type Written = { children?: { text?: string }[]; terms?: { term?: string; text?: string }[] }

function lengthOf(blocks: readonly Written[]): number {
  const words = blocks.flatMap(({ children = [], terms = [] }) => [
    ...children.map(({ text = '' }) => text),
    ...terms.map(({ term = '', text = '' }) => term + text),
  ])
  return words.join('').trim().length
}

/** A text that must be there. `longest` is in characters. */
export function requiredRichText(longest: number) {
  const readable: CustomValidator<Written[] | undefined> = (blocks = []) => {
    const length = lengthOf(blocks)
    if (length === 0) return GAP
    return length <= longest || `Please shorten this by ${length - longest} characters, to ${longest}.`
  }
  return (rule: Rule) => rule.custom(readable)
}
