import { ImageIcon } from '@sanity/icons/Image'
import { type CustomValidator, defineField, defineType } from 'sanity'

type Picture = { asset?: unknown }

/** A picture field that holds no file is as good as empty. */
export const chosenPicture: CustomValidator<Picture | undefined> = (value) =>
  value?.asset ? true : 'Please choose a picture: its place on the page stays empty without one.'

const describedPicture: CustomValidator<string | undefined> = (value, { parent }) => {
  const picture: Picture = typeof parent === 'object' && parent !== null ? parent : {}
  if (!picture.asset) return true
  return value?.trim() ? true : 'Please say what the picture shows, for those who cannot see it.'
}

/** A picture with its description. A named type, so that the description is known to every way of reading it. */
export const picture = defineType({
  name: 'picture',
  title: 'Picture',
  type: 'image',
  icon: ImageIcon,
  options: {
    hotspot: true,
    accept: 'image/jpeg,image/png,image/webp,image/avif',
    metadata: ['lqip', 'blurhash', 'palette'],
  },
  fields: [
    defineField({
      name: 'AltText',
      title: 'What it shows',
      type: 'string',
      description:
        'Read aloud to those who cannot see it, and shown while it loads. One sentence, up to 160 characters, without “picture of”.',
      validation: (rule) => [
        rule.custom(describedPicture),
        rule.max(160).error('Please shorten this to 160 characters: it is read aloud in one breath.'),
      ],
    }),
  ],
})

/** A picture that must be there. The description says its shape and its least size. */
export function pictureField(name: string, title: string, description: string) {
  return defineField({
    name,
    title,
    type: 'picture',
    description,
    validation: (rule) => rule.custom(chosenPicture),
  })
}
