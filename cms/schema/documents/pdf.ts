import { DocumentPdfIcon } from '@sanity/icons/DocumentPdf'
import { type CustomValidator, defineField, defineType } from 'sanity'
import { PDF_MAX_BYTES } from '../../../contract/values/pdf.ts'
import { addressField } from '../fields/address.ts'
import { askContent, publishedIdOf } from '../fields/ask-content.ts'
import { lineField } from '../fields/text.ts'

type Uploaded = { asset?: { _ref?: string } }

const smallPdf: CustomValidator<Uploaded | undefined> = async (file, context) => {
  const id = file?.asset?._ref
  if (id === undefined) return 'Please choose the file.'
  const query = '*[_id == $id][0]{ mimeType, size }'
  const asset = await askContent<{ mimeType?: string; size?: number } | null>(context, 'published', query, { id })
  if (asset?.mimeType !== 'application/pdf') return 'This is not a PDF. Save or print it as one.'
  return (
    (asset.size ?? 0) <= PDF_MAX_BYTES || 'This file is larger than 10 MB: a guest on a phone would not wait for it.'
  )
}

/** Its address stays when another file comes in its place; another address is lost to who has the old one. */
const knownAddress: CustomValidator<{ current?: string } | undefined> = async (slug, context) => {
  const id = publishedIdOf(context)
  const published = await askContent<string | null>(context, 'published', '*[_id == $id][0].slug.current', { id })
  return (
    !published ||
    published === slug?.current ||
    `Links and prints may lead to /pdf/${published}: they would find nothing.`
  )
}

/** A menu, a press kit, a brochure. */
export const pdf = defineType({
  name: 'pdf',
  title: 'PDF',
  type: 'document',
  icon: DocumentPdfIcon,
  groups: [{ name: 'file', title: 'File', default: true }],
  fields: [
    lineField(
      'title',
      'Title',
      'The name under which guests save it, such as “Menu of the restaurant”. Up to 60 characters.',
      {
        longest: 60,
        group: 'file',
      },
    ),
    addressField({
      group: 'file',
      description:
        'The last part of its address: /pdf/menu. Buttons and links lead to it by that, and it stays when the file is replaced.',
      what: 'the file',
      known: knownAddress,
    }),
    defineField({
      name: 'file',
      title: 'File',
      type: 'file',
      group: 'file',
      description: 'A PDF of up to 10 MB. Upload a newer one in its place, and publish.',
      options: { accept: 'application/pdf' },
      validation: (rule) => rule.custom(smallPdf),
    }),
  ],
  preview: {
    select: { title: 'title', slug: 'slug.current' },
    prepare: ({ title, slug }) => ({ title, ...(slug && { subtitle: `/pdf/${slug}` }) }),
  },
})
