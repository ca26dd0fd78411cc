const LETTERS = /\p{L}/gu
// The sign of the taka belongs to the script without being a letter: prices are written in English texts as well.
const BENGALI = /(?=\p{L})\p{Script=Bengali}/gu

/** `lang` for an element whose words are mostly Bengali: a screen reader speaks them so, and a browser breaks their lines. */
export function langOf(...texts: readonly (string | undefined)[]): { lang: 'bn' } | undefined {
  const text = texts.join(' ')
  const bengali = text.match(BENGALI)?.length ?? 0
  return bengali > (text.match(LETTERS)?.length ?? 0) / 2 ? { lang: 'bn' } : undefined
}
