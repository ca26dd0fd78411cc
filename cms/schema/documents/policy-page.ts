import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { seoField, seoGroup } from '../fields/seo.ts'
import { lineField, textField } from '../fields/text.ts'

export const policySection = defineType({
  name: 'policySection',
  title: 'Section',
  type: 'object',
  fields: [
    lineField('heading', 'Heading', 'Also a line of the page’s table of contents. Up to 80 characters.', {
      longest: 80,
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'richText',
      description:
        'Short paragraphs and lists are read; long ones are not. The table of terms is for rules with numbers.',
      validation: (rule) => rule.required().error('Please write the text of this section.'),
    }),
  ],
  preview: { select: { title: 'heading' } },
})

/** One of the three policies. What a page promises about refunds is done by the booking, not by its words. */
export const policyPage = defineType({
  name: 'policyPage',
  title: 'Policy',
  type: 'document',
  icon: DocumentTextIcon,
  groups: [{ name: 'text', title: 'Text', default: true }, seoGroup],
  fields: [
    lineField('title', 'Title', 'At the top of the page. Up to 60 characters.', { longest: 60, group: 'text' }),
    textField('lead', 'First words', 'One sentence below the title. Up to 200 characters.', {
      longest: 200,
      rows: 2,
      group: 'text',
    }),
    defineField({
      name: 'updated',
      title: 'Valid from',
      type: 'date',
      group: 'text',
      description: 'Shown below the title. Set it to today whenever you change what guests agree to.',
      options: { dateFormat: 'D MMMM YYYY' },
      validation: (rule) => rule.required().error('Please give the day from which it is valid.'),
    }),
    defineField({
      name: 'sections',
      title: 'Sections',
      type: 'array',
      group: 'text',
      description:
        'In the order of the page. Please note: changing the words of the refund policy does not change what the site pays back.',
      of: [defineArrayMember({ type: 'policySection' })],
      validation: (rule) => rule.required().min(1).error('Please write one section at least.'),
    }),
    seoField,
  ],
  preview: {
    select: { title: 'title', updated: 'updated' },
    prepare: ({ title, updated }) => ({ title, subtitle: `Valid from ${updated ?? '?'}` }),
  },
})
