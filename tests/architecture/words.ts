import type { SourceFile } from './read-tree.ts'

/** What docs/words.md refuses: what to write instead of each entry, and where to look for it. */
export type Vocabulary = {
  instead: ReadonlyMap<string, string>
  inNames: RegExp
  anywhere: RegExp
  /** Entries that are no words: `MOST_` and the like are looked for as they are written. */
  signs: RegExp
  stays: RegExp
}

/** The first table of docs/words.md, in which the words are listed once. */
export function readWords(markdown: string): Vocabulary {
  const rows = markdown.split('\n').flatMap((line) => {
    const [, , but = '', inNames = '', anywhere = '', stays] = line.split('|').map((cell) => cell.trim())
    return stays === undefined
      ? []
      : [{ but, inNames: entriesIn(inNames), anywhere: entriesIn(anywhere), stays: entriesIn(stays) }]
  })
  const banned = rows.flatMap(({ but, inNames, anywhere }) => [...inNames, ...anywhere].map((word) => ({ word, but })))
  const isSign = (word: string) => /[_(]/.test(word)
  const isWord = (word: string) => !isSign(word)
  return {
    instead: new Map(banned.map(({ word, but }) => [word.toLowerCase(), but.replaceAll(/[*`]/g, '')])),
    inNames: anyOf(rows.flatMap(({ inNames, anywhere }) => [...inNames.filter(isWord), ...anywhere])),
    anywhere: anyOf(rows.flatMap(({ anywhere }) => anywhere)),
    signs: new RegExp(banned.flatMap(({ word }) => (isSign(word) ? escaped(word) : [])).join('|'), 'g'),
    stays: new RegExp(rows.flatMap(({ stays }) => stays.map(escaped)).join('|'), 'gi'),
  }
}

const entriesIn = (cell: string): string[] => Array.from(cell.matchAll(/`([^`]+)`/g), ([, entry = '']) => entry)
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const anyOf = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![a-z])(?:${words.map(escaped).join('|')})(?![a-z])`, 'gi')

/** What the specification prescribes, what is generated, what guests read as content, the words themselves, and SQL that is never edited. */
const LEFT_OUT =
  /^docs\/(specification|words)\.md|\.generated\.|^(cms\/seed\/documents|api\/houses\/seed|api\/db\/migrations)\/|^package-lock|^tests\/architecture/

/** `path:line: 'word': say …` for every banned word of a file; line 0 is its name. */
export function bannedWords(words: Vocabulary, { path, text }: SourceFile): string[] {
  if (LEFT_OUT.test(path)) return []
  const whole = `${path}\n${text}`.replaceAll(words.stays, ' ')
  const names = path.endsWith('.md') ? path : namesOf(whole)
  const found = [
    ...placesOf(words.anywhere, partsOf(whole)),
    ...placesOf(words.inNames, partsOf(names)),
    ...placesOf(words.signs, names),
  ]
  return [...new Set(found.map(({ line, word }) => `${path}:${line}: '${word}': say ${words.instead.get(word)}`))]
}

function placesOf(pattern: RegExp, text: string): { line: number; word: string }[] {
  return Array.from(text.matchAll(pattern), ({ 0: word, index }) => ({
    line: text.slice(0, index).split('\n').length - 1,
    word: word.toLowerCase(),
  }))
}

/** Names in their parts: `keepUser`, `KEEP_USER` and `keep-user` are words in a row. */
const partsOf = (line: string): string => line.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ').replaceAll(/[_-]/g, ' ')

/** The code alone, line by line: without comments and quoted text, but with what a template inserts. */
function namesOf(code: string): string {
  const quoted = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g
  return code.replaceAll(quoted, (text) =>
    text.replaceAll(/\$\{[^}\n]*\}|[^\n]/g, (part) => (part.length > 1 ? part : ' ')),
  )
}

/** Lines that must be refused, and the word in each: in a name, a comment, a text, a test's title and a template. */
export const plantedWords: readonly { text: string; word: string }[] = [
  { text: 'function keepUser() {}', word: 'keep' },
  { text: 'const MOST_BYTES = 5', word: 'most_' },
  { text: '// Whoever asks gets it.', word: 'whoever' },
  { text: "const refusal = 'This is no date'", word: 'is no' },
  { text: "test('the same press is answered as the first', () => {", word: 'same press' },
  { text: 'const path = `/${says(part)}`', word: 'says' },
  { text: 'rows.sort((one, other) => one.id - other.id)', word: '(one, other) =>' },
]

/** Names that only contain such letters, ordinary English, and names of platforms. */
export const innocent: readonly string[] = [
  'const keeperless = indoor + wishbone',
  "await page.keyboard.press('Enter')",
  "headers.set('Connection', 'keep-alive')",
  '// There is no date yet, and it is no longer asked for: the page says so.',
]
