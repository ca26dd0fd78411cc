import { ImageIcon } from '@sanity/icons/Image'
import { ImagesIcon } from '@sanity/icons/Images'
import { ThLargeIcon } from '@sanity/icons/ThLarge'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { pictureField, pictureIn } from '../fields/picture.ts'
import { optionalText } from '../fields/text.ts'
import { picturePreview } from './section-preview.ts'

export const pictureSection = defineType({
  name: 'pictureSection',
  title: 'Picture',
  type: 'object',
  icon: ImageIcon,
  fields: [
    pictureField(
      'picture',
      'Picture',
      'As wide as the page. Wide, 1600 × 1000 or more.',
      { width: 1600, height: 1000 },
      { 'In its place': 2, Phone: 4 / 3 },
    ),
    defineField({
      name: 'caption',
      title: 'Line below it',
      type: 'string',
      description: 'May be left out. Up to 120 characters.',
      validation: optionalText(120),
    }),
  ],
  preview: picturePreview('Picture', 'picture', 'caption'),
})

export const picturesSection = defineType({
  name: 'picturesSection',
  title: 'Pictures side by side',
  type: 'object',
  icon: ThLargeIcon,
  fields: [
    defineField({
      name: 'pictures',
      title: 'Pictures',
      type: 'array',
      description: 'Two to four, wide, 1200 × 900 or more. Drag to change their order.',
      options: { layout: 'grid' },
      of: [defineArrayMember(pictureIn({ width: 1200, height: 900 }, { 'Of two': 4 / 3, 'Of three or four': 1 }))],
      validation: (rule) => [
        rule.required().min(2).error('Please choose two pictures at least.'),
        rule.max(4).error('Please keep to four pictures: a gallery shows more.'),
      ],
    }),
  ],
  preview: picturePreview('Pictures side by side', 'pictures.0', 'pictures.0.AltText'),
})

export const gallerySection = defineType({
  name: 'gallerySection',
  title: 'Gallery',
  type: 'object',
  icon: ImagesIcon,
  fields: [
    defineField({
      name: 'pictures',
      title: 'Pictures',
      type: 'array',
      description: 'Three to twenty-four, wide, 1600 × 1000 or more. Each opens as large as the window.',
      options: { layout: 'grid' },
      of: [defineArrayMember(pictureIn({ width: 1600, height: 1000 }))],
      validation: (rule) => [
        rule.required().min(3).error('Please choose three pictures at least.'),
        rule.max(24).error('Please keep to twenty-four pictures.'),
      ],
    }),
  ],
  preview: picturePreview('Gallery', 'pictures.0', 'pictures.0.AltText'),
})
