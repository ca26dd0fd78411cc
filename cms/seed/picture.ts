import { resolve } from 'node:path'
import type { Picture } from '../types.generated.ts'
import { type PictureFile, pictureWords } from './picture-words.ts'
import { pictures } from './pictures.generated.ts'
import type { SeedPicture } from './seed-picture.ts'

/** One of them that documents show. */
export type ShownPicture = keyof typeof pictureWords

/** A picture in a document, with what it shows. */
export function picture(file: ShownPicture): Picture {
  return { _type: 'picture', ...shown(file) }
}

/** Pictures in a list of a document. */
export function pictureList(...files: readonly ShownPicture[]) {
  return keyed('picture', files.map(shown))
}

const shown = (file: ShownPicture) => ({ asset: assetOf(file), AltText: pictureWords[file] })

/** Another cut of a picture, by whose words it is read. */
export function otherCut(file: PictureFile) {
  return { _type: 'image' as const, asset: assetOf(file) }
}

function assetOf(file: PictureFile) {
  return { _type: 'reference' as const, _ref: assetIdOf(pictures[file]) }
}

/** Two copies of a file are one asset: its name is what it holds. */
export function assetIdOf({ sha1, width, height, extension }: SeedPicture): string {
  return `image-${sha1}-${width}x${height}-${extension}`
}

/** Where a picture of the seed lies on this machine. */
export function fileOf(file: PictureFile): string {
  return resolve(import.meta.dirname, '../../public/files/images', file)
}

/** Parts of a list, as a document holds them: each with its type and a key that stays the same with every start. */
export function keyed<Type extends string, Part extends object>(type: Type, parts: readonly Part[]) {
  return parts.map((part, index) => ({ _type: type, _key: `${type}${index + 1}`, ...part }))
}
