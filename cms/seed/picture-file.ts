import { resolve } from 'node:path'
import type { PictureFile } from './picture.ts'

/** Where a picture of the seed lies on this machine. */
export function fileOf(file: PictureFile): string {
  return resolve(import.meta.dirname, '../../public/files/images', file)
}
