// The picture route: `{ImagePath}?w={width}&fm={format}`. Only these are made, so that callers cannot fill a disk with variants.

export const pictureWidths = [32, 320, 480, 640, 960, 1280, 1600, 2000] as const
export type PictureWidth = (typeof pictureWidths)[number]

export const pictureFormats = ['avif', 'webp', 'jpeg'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** What a link to a page is shown with elsewhere: `?w=1200&h=630&fm=jpeg`, cut to this shape. It is the one picture that has a height. */
export const sharedPictureSize = { width: 1200, height: 630 } as const

/** Too small to see anything, small enough to arrive at once: it stands blurred where the picture will be. */
export const PLACEHOLDER_WIDTH = 32
