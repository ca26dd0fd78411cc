import { DocumentPdfIcon } from '@sanity/icons/DocumentPdf'
import { HomeIcon } from '@sanity/icons/Home'
import { LaunchIcon } from '@sanity/icons/Launch'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { existingPage } from '../fields/existing-page.ts'
import { housePage } from '../fields/house-page.ts'
import { asLink, buttonFields } from '../fields/safe-link.ts'
import { lineField, textField } from '../fields/text.ts'
import { sectionPreview } from './section-preview.ts'
import { headingField } from './words.ts'

// Sections that lead on to another page.

export const housesSection = defineType({
  name: 'housesSection',
  title: 'Houses with their prices',
  type: 'object',
  icon: HomeIcon,
  fields: [
    headingField,
    defineField({
      name: 'houses',
      title: 'Houses',
      type: 'array',
      description:
        'The addresses of their pages, such as /suits/mud-house, in the order in which they are shown. Left empty, the page shows all houses.',
      of: [
        defineArrayMember({
          type: 'string',
          options: asLink,
          validation: (rule) => [rule.custom(housePage), rule.custom(existingPage).warning()],
        }),
      ],
      validation: (rule) => rule.unique().error('A house is named twice.'),
    }),
  ],
  preview: sectionPreview('Houses with their prices', 'heading'),
})

export const actionSection = defineType({
  name: 'actionSection',
  title: 'Call to action',
  type: 'object',
  icon: LaunchIcon,
  fields: [
    headingField,
    textField('text', 'Text', 'One or two sentences: what happens next. Up to 240 characters.', {
      longest: 240,
      rows: 3,
    }),
    ...buttonFields(
      'A page of this site, such as /searchroom or /suits/mud-house: it opens with the dates that a guest has looked for. Or a web address that begins with https://.',
    ),
  ],
  preview: sectionPreview('Call to action', 'heading'),
})

/** Weak: a file may be removed although a page shows it, and the page then leaves it out. */
export const fileSection = defineType({
  name: 'fileSection',
  title: 'File',
  type: 'object',
  icon: DocumentPdfIcon,
  fields: [
    lineField('text', 'What it is for', 'Such as “All dishes of the evening, to read at home”. Up to 120 characters.', {
      longest: 120,
    }),
    defineField({
      name: 'file',
      title: 'File',
      type: 'reference',
      to: [{ type: 'pdf' }],
      weak: true,
      description: 'One of the PDF files. Its title and its size are shown.',
      validation: (rule) => rule.required().error('Please choose the file.'),
    }),
  ],
  preview: sectionPreview('File', 'file.title'),
})
