import { defineArrayMember, defineField } from 'sanity'
import { actionSection, fileSection, housesSection } from './leads.ts'
import { gallerySection, pictureSection, picturesSection } from './pictures.ts'
import { factsSection, questionsSection, quoteSection, textSection } from './words.ts'

/** The kinds of sections, in the order in which the Studio offers them. */
const kinds = [
  textSection,
  pictureSection,
  picturesSection,
  gallerySection,
  factsSection,
  questionsSection,
  quoteSection,
  housesSection,
  actionSection,
  fileSection,
]

const MOST = 24

type SectionsOptions = { description: string; atLeast: 0 | 1 }

/** What a page is made of, below its head. It is in the form's group `sections`. */
export function sectionsField({ description, atLeast }: SectionsOptions) {
  return defineField({
    name: 'sections',
    title: 'Sections',
    type: 'array',
    group: 'sections',
    description,
    of: kinds.map(({ name }) => defineArrayMember({ type: name })),
    validation: (rule) => [
      rule.max(MOST).error(`Please keep to ${MOST} sections.`),
      ...(atLeast > 0 ? [rule.required().min(atLeast).error('Please add a section.')] : []),
    ],
  })
}

export const sectionsGroup = { name: 'sections', title: 'Sections' }
