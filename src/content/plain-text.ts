import type { RichText } from '#cms/types.ts'

/** The words of a text without their form, for what reads it outside the page: a sentence follows the other, a row of a table its term. */
export function plainText(text: RichText): string {
  return text
    .map((block) =>
      block._type === 'termsTable'
        ? (block.terms ?? []).map(({ term = '', text: what = '' }) => `${term}: ${what}`).join('. ')
        : (block.children ?? []).map((span) => span.text ?? '').join(''),
    )
    .filter((words) => words.trim() !== '')
    .join(' ')
}
