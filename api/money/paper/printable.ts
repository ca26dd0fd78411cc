// Letters that the fonts of a PDF have: Latin and Bangla.

/** Letters of other scripts, and emoji. */
const UNDRAWN = /[^\p{Script=Latin}\p{Script=Bengali}\p{Script=Common}\p{Script=Inherited}]|\p{Emoji_Presentation}/gu
/** Vietnamese letters: their plain ones are drawn. */
const MARKED = /[\u1ea0-\u1ef1]/g
const MARKS = /\p{Mark}/gu

/** A text as it can be drawn, with a question mark for each letter that has no font. */
export function printable(text: string): string {
  return text.replaceAll(UNDRAWN, '?').replaceAll(MARKED, (letter) => letter.normalize('NFD').replaceAll(MARKS, ''))
}

/** Whether a letter of this sheet, or of any other value, has no font. */
export function isAnyUndrawn(value: object): boolean {
  return JSON.stringify(value).search(UNDRAWN) >= 0
}
