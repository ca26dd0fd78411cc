import { ImagesIcon } from '@sanity/icons/Images'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { galleryCategories, galleryThemes } from '../../../contract/values/gallery-categories.ts'
import { pictureField } from '../fields/picture.ts'

export const galleryPicture = defineType({
  name: 'galleryPicture',
  title: 'Picture of the gallery',
  type: 'object',
  icon: ImagesIcon,
  fields: [
    defineField({
      name: 'category',
      title: 'Tab',
      type: 'string',
      description: 'The tab that shows it.',
      options: { list: [...galleryCategories], layout: 'radio' },
      validation: (rule) => rule.required().error('Please choose its tab: it is not shown without one.'),
    }),
    defineField({
      name: 'theme',
      title: 'Theme',
      type: 'string',
      description: 'Below the tabs, it is shown with those of other houses that have the same.',
      options: { list: [...galleryThemes] },
    }),
    pictureField('picture', 'Picture', 'Wide, 1600 × 1000 or more.', { width: 1600, height: 1000 }),
  ],
  preview: { select: { title: 'picture.AltText', subtitle: 'category', media: 'picture' } },
})

/** The pictures of the page Gallery. */
export const gallery = defineType({
  name: 'gallery',
  title: 'Gallery',
  type: 'document',
  icon: ImagesIcon,
  fields: [
    defineField({
      name: 'pictures',
      title: 'Pictures',
      type: 'array',
      description:
        'In this order, each in its tab. Drag them to another place; put new ones where visitors see them first.',
      of: [defineArrayMember({ type: 'galleryPicture' })],
      validation: (rule) => rule.max(200).error('Please keep to 200 pictures.'),
    }),
  ],
  preview: { prepare: () => ({ title: 'Gallery' }) },
})
