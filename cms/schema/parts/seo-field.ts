import { defineField } from 'sanity'

/** What search engines and chats show of the page. It stands in the form's group `seo`. */
export const seoField = defineField({
  name: 'seo',
  title: 'Search and sharing',
  type: 'seo',
  group: 'seo',
  description: 'What search engines and chats show of this page.',
  validation: (rule) => rule.required().error('Please fill in what search engines show.'),
})

export const seoGroup = { name: 'seo', title: 'Search and sharing' }
