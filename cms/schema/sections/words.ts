import { BlockContentIcon } from '@sanity/icons/BlockContent'
import { BlockquoteIcon } from '@sanity/icons/Blockquote'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { UlistIcon } from '@sanity/icons/Ulist'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { requiredRichText } from '../fields/rich-text.ts'
import { lineField, optionalText, textField } from '../fields/text.ts'
import { sectionPreview } from './section-preview.ts'

/** What most sections begin with. */
export const headingField = lineField('heading', 'Heading', 'What this part is about. Up to 80 characters.', {
  longest: 80,
})

export const textSection = defineType({
  name: 'textSection',
  title: 'Heading and text',
  type: 'object',
  icon: BlockContentIcon,
  fields: [
    headingField,
    defineField({
      name: 'text',
      title: 'Text',
      type: 'richText',
      description: 'A few short paragraphs, or a list. Up to 3000 characters. Write no price: the booking says it.',
      validation: requiredRichText(3000),
    }),
  ],
  preview: sectionPreview('Heading and text', 'heading'),
})

export const factsSection = defineType({
  name: 'factsSection',
  title: 'Facts',
  type: 'object',
  icon: UlistIcon,
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      description: 'May be left out. Up to 80 characters.',
      validation: optionalText(80),
    }),
    defineField({
      name: 'facts',
      title: 'Facts',
      type: 'array',
      description: 'Such as “Guests: up to 400”. Three to six are read at a glance.',
      of: [defineArrayMember({ type: 'offeringFact' })],
      validation: (rule) => [
        rule.required().min(1).error('Please add a fact, or remove this section.'),
        rule.max(12).error('Please keep to twelve facts.'),
      ],
    }),
  ],
  preview: sectionPreview('Facts', 'heading', 'facts.0.label'),
})

export const question = defineType({
  name: 'question',
  title: 'Question',
  type: 'object',
  icon: HelpCircleIcon,
  fields: [
    lineField('question', 'Question', 'As a guest would ask it. Up to 120 characters.', { longest: 120 }),
    defineField({
      name: 'answer',
      title: 'Answer',
      type: 'richText',
      description: 'Up to 1500 characters. Search engines may show it next to the question.',
      validation: requiredRichText(1500),
    }),
  ],
  preview: { select: { title: 'question' } },
})

export const questionsSection = defineType({
  name: 'questionsSection',
  title: 'Questions and answers',
  type: 'object',
  icon: HelpCircleIcon,
  fields: [
    headingField,
    defineField({
      name: 'questions',
      title: 'Questions',
      type: 'array',
      description: 'Each answer opens when its question is pressed.',
      of: [defineArrayMember({ type: 'question' })],
      validation: (rule) => [
        rule.required().min(1).error('Please add a question, or remove this section.'),
        rule.max(20).error('Please keep to twenty questions.'),
      ],
    }),
  ],
  preview: sectionPreview('Questions and answers', 'heading'),
})

export const quoteSection = defineType({
  name: 'quoteSection',
  title: 'Words of a guest',
  type: 'object',
  icon: BlockquoteIcon,
  fields: [
    textField('words', 'What they wrote', 'From a review, in the guest’s own words. Up to 320 characters.', {
      longest: 320,
      rows: 4,
    }),
    lineField('who', 'Who', 'A first name is enough. Up to 60 characters.', { longest: 60 }),
    defineField({
      name: 'place',
      title: 'Where they stayed',
      type: 'string',
      description: 'Such as “Mud House, in March”. May be left out. Up to 60 characters.',
      validation: optionalText(60),
    }),
  ],
  preview: sectionPreview('Words of a guest', 'words'),
})
