import * as z from 'zod/mini'
import { visibleLine } from './typed.ts'

/** The longest name of where a visit came from. */
export const MAX_SOURCE = 60

/** One line in small letters: advertisements write `Facebook` and `facebook`. */
export function sourceText(text: string): string {
  return visibleLine(text.toLowerCase().replaceAll(/[\p{Cc}\s]+/gu, ' '))
}

/** Where a visit came from, such as `facebook / eid`, `google.com` or `direct`. Nothing about who visits. */
export const VisitSource = z.string().check(z.overwrite(sourceText), z.minLength(1), z.maxLength(MAX_SOURCE))
