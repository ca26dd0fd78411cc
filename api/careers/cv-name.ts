import type { CvType } from '#contract/careers.ts'

const MAX_LENGTH = 80
/** More of a name is not looked at, so that one of megabytes costs no time. */
const LOOKED_AT = 300

/** A name under which staff can save the file: letters of any script, no path, and the ending of what it really is. */
export function cvNameOf(given: string, type: CvType): string {
  const file = given.slice(-LOOKED_AT).normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const stem = file
    .replace(/\.[a-z]{1,4}$/i, '')
    .replaceAll(/[^\p{L}\p{M}\p{N} ._-]+/gu, '_')
    .replaceAll(/^[ ._]+|[ ._]+$/g, '')
  return `${Array.from(stem).slice(0, MAX_LENGTH).join('') || 'cv'}.${type}`
}
