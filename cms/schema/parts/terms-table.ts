import { ThListIcon } from '@sanity/icons/ThList'
import { defineArrayMember, defineField, defineType } from 'sanity'

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
