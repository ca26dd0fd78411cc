import type { KeyboardEvent } from 'react'

/** Whether a key belongs to an input method that writes a word, such as Bangla by its sound: then Enter ends the word and nothing else. */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  // Safari ends the composition before it tells of the key.
  return nativeEvent.isComposing || nativeEvent.keyCode === 229
}
