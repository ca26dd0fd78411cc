// The picture route: `{ImagePath}?w={width}&fm={format}`. Only these are made, so that nobody can fill a disk with variants.

export const pictureWidths = [32, 320, 480, 640, 960, 1280, 1600, 2000] as const
export type PictureWidth = (typeof pictureWidths)[number]

export const pictureFormats = ['avif', 'webp', 'jpeg'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** Too small to see anything, small enough to arrive at once: it stands blurred where the picture will be. */
export const PLACEHOLDER_WIDTH = 32
