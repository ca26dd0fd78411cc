import { accepts } from 'hono/accepts'
import type { Context } from 'hono'
import type { Like } from '#contract/wording/like.ts'
import { texts } from './en/texts.ts'

/** The words of the API in one language: sentences, and how days, sums and names are written. */
export type Texts = Like<typeof texts>

/** A sentence, whatever the language. */
export type Say = (t: Texts) => string

/** A folder each. The rest of the API is handed a catalogue, and imports none. */
const catalogues: Readonly<Record<string, Texts>> = { en: texts }

/** What the caller prefers (`Accept-Language`), of the languages that there are. */
export function wordsFor(context: Context): Texts {
  const language = accepts(context, { header: 'Accept-Language', supports: Object.keys(catalogues), default: 'en' })
  return catalogues[language] ?? texts
}

/** What guests are written to in, and what is on their papers, until a guest has a language. */
export const guestWords: Texts = texts

/** What the resort is written to in, and its logs. */
export const resortWords: Texts = texts
