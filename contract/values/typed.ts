// What people type or paste, as it is before anything judges it. Phones, chat programs and word processors add signs that nobody can see.

/** Signs that cannot be seen, halves of a pair too, but for those that letters and emoji are made with: joiners, variation selectors, the tags of a flag. */
const UNSEEN =
  /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]+\u{e007f})|(?![\u200c\u200d\p{Variation_Selector}])[\p{Default_Ignorable_Code_Point}\p{Cs}\ufff9-\ufffb]/gu

/** Joiners that join nothing: a name of them alone would look empty. */
const STRAY_JOINER = /(?<![\p{L}\p{M}\p{Emoji}])[\u200c\u200d]/gu

/** A text of several lines without what cannot be seen. */
export function visibleText(text: string): string {
  return withoutUnseen(text.replaceAll(/[\v\f\u0085\u2028\u2029]/g, '\n'))
}

/** A text of one line without what cannot be seen. A line feed stays: no field of one line can hold it, so a program has sent it. */
export function visibleLine(text: string): string {
  return withoutUnseen(text.replaceAll(/[\t\v\f\u0085\u2028\u2029]/g, ' '))
}

/** Whether there is nothing to read in a text. */
export function isBlank(text: string): boolean {
  return visibleLine(text) === ''
}

/** One letter has one code: keyboards write `য়`, `ড়` and `ো` in one sign or in two, and Find would tell them apart. */
function withoutUnseen(text: string): string {
  return text.normalize('NFC').replaceAll(UNSEEN, '$1').replaceAll(STRAY_JOINER, '').trim()
}

/** The distance of the full-width signs of East Asian keyboards from those of ASCII. */
const FULL_WIDTH = 0xfee0

/**
 * A number, a date or a code in the signs of ASCII: digits of any script, any dash, one kind of space, and nothing that cannot be seen.
 * U+202E stays and is refused: it shows digits in the order from right to left, so they would be another number.
 */
export function plainSigns(text: string): string {
  return text
    .replaceAll(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH))
    .replaceAll(/(?!\u202e)[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/\p{Nd}/gu, asciiDigit)
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Unicode has the digits of a script in order, from zero to nine. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}
