import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** The best of zxcvbn's scores: 10^10 guesses at least. `Summer2026!!` has the one below it. */
const ENOUGH = 4
/** 10^6 guesses: more than a word of a dictionary, or two common ones. */
const ENOUGH_WHEN_BARE = 2

/** What is near at a resort in Bangladesh, and in no list of stolen passwords. */
const NEARBY = ['bangladesh', 'dhaka', 'resort', 'hotel', 'reception', 'frontdesk', 'manager']
const SHORTEST_WORD = 4

let zxcvbn: ZxcvbnFactory | undefined

/**
 * Whether a guesser would try it early, who has lists of stolen passwords and knows whose it is. `known` is what anyone may know, such as
 * names and addresses: their words count for nothing.
 */
export function isSimplePassword(password: string, known: readonly string[]): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  const words = [...NEARBY, ...known.flatMap(wordsOf)].filter(({ length }) => length >= SHORTEST_WORD)
  const rest = words.toSorted((a, b) => b.length - a.length).reduce((text, word) => text.replaceAll(word, ''), plain)
  zxcvbn ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  return zxcvbn.check(rest, words).score < ENOUGH || zxcvbn.check(bare(rest), words).score < ENOUGH_WHEN_BARE
}

/** Without years and marks: zxcvbn rates `Autumn-2026-!!` by the combinations, but people add them to a word by habit. */
function bare(text: string): string {
  return text.replaceAll(/(?:19|20)\d\d/g, '').replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '')
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
}
