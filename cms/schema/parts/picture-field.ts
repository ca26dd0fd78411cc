import { defineField } from 'sanity'
import { chosenPicture } from '../rules/picture.ts'

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
