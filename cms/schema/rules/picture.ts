import type { CustomValidator } from 'sanity'

type Picture = { asset?: unknown }

/** A picture field that holds no file is as good as empty. */
export const chosenPicture: CustomValidator<Picture | undefined> = (value) =>
  value?.asset ? true : 'Please choose a picture: its place on the page stays empty without one.'
