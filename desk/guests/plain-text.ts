/** Marks that turn the direction of all text after them: embeddings, overrides and isolates of Unicode. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g

/** What a guest typed, for the middle of a sentence: it cannot turn the words around it. */
export function plainText(text: string): string {
  return text.replaceAll(TURNS, '')
}
