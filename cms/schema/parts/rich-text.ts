import { defineArrayMember, defineType } from 'sanity'

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
