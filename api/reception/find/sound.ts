/** Consonants with marks, and those without that sound nearest: Łukasz is found as Lukasz. Marked vowels go with the others. */
const MARKED = 'çćčďđğķłľñńňřśšşșťţțźżž'
const PLAIN = 'cccddgkllnnnrsssstttzzz'

const LETTERS: Readonly<Record<string, string>> = { f: 'p', q: 'k', z: 'j', v: 'b' }

/**
 * A word of a name as it sounds, as guest.name_sound has it (platform/db/schema/05_guests.sql): one name of Bengal has many spellings in Latin letters, which
 * differ in vowels, in breathed consonants and in doubled ones. Empty where nothing is left of it.
 */
export function soundOf(word: string): string {
  return word
    .toLowerCase()
    .replaceAll(/[^a-z]/gu, (letter) => PLAIN[MARKED.indexOf(letter)] ?? letter)
    .replaceAll(/[^a-z]/g, '')
    .replaceAll(/([bcdgjkpst])h/g, '$1')
    .replaceAll(/[fqzv]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/[aeiouyw]/g, '')
    .replaceAll(/(.)\1+/g, '$1')
}

/** Shorter ones are in too many names. */
const SHORTEST = 2

/** Patterns that all must match a name of the same sound; none where a word has no sound, or all sounds are short. */
export function soundsIn(words: readonly string[]): string[] {
  const sounds = words.map(soundOf)
  const isTelling = sounds.every((sound) => sound !== '') && sounds.some(({ length }) => length >= SHORTEST)
  return isTelling ? sounds.map((sound) => `% ${sound} %`) : []
}
