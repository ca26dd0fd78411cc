import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** The best of zxcvbn's scores: 10^10 guesses at least. `Summer2026!!` has the one below it. */
const ENOUGH = 4

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
  return zxcvbn.check(rest, words).score < ENOUGH
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
}
