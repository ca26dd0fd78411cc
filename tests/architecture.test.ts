import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { knownCircles, knownCrowds, knownFragments, knownWords, MEDIAN_LINES } from './architecture/exceptions.ts'
import { crowdedFolders, fragments, MAX_FILES, medianLines } from './architecture/file-shapes.ts'
import { folderCircles, importsOf, plantedCircles } from './architecture/folder-circles.ts'
import { sharedByJourneys } from './architecture/journey-claims.ts'
import { lintPlanted } from './architecture/lint-planted.ts'
import { neighbours, offenders } from './architecture/offenders.ts'
import { portable, sqlIn, unportable, unportableIn } from './architecture/portable-sql.ts'
import { readProse, readTree, type SourceFile } from './architecture/read-tree.ts'
import { bannedWords, innocent, plantedWords, readWords, type Vocabulary } from './architecture/words.ts'

const Lockfile = z.object({
  packages: z.record(z.string(), z.object({ optionalDependencies: z.record(z.string(), z.string()).optional() })),
})

let refused: Map<string, string[]>
let tree: SourceFile[]
let lockfile: string
let prose: SourceFile[]
let words: Vocabulary
beforeAll(async () => {
  refused = await lintPlanted([...offenders, ...neighbours])
  tree = await readTree()
  prose = await readProse()
  words = readWords(prose.find(({ path }) => path === 'docs/words.md')?.text ?? '')
  lockfile = tree.find(({ path }) => path === 'package-lock.json')?.text ?? ''
})

test.each(offenders)('$path is refused by $rule', ({ path, rule }) => {
  expect(refused.get(path)).toContain(rule)
})

test.each(neighbours)('$path is let through', ({ path }) => {
  const fences = (refused.get(path) ?? []).filter((rule) => /restricted|assertion/.test(rule))

  expect(fences).toEqual([])
})

test('a machine reads no clock', () => {
  const machines = tree.filter(({ path }) => /^machines\/(?!.*\.test\.)/.test(path))

  expect(machines.filter(({ text }) => /\bnew Date\(\s*\)|\bDate\(\s*\)|\bDate\.now\b/.test(text)).map(pathOf)).toEqual(
    [],
  )
})

/** They refuse for every call alike, or answer no endpoint: the pipeline, and the gateway's callbacks. */
const REFUSES_FOR_ALL = /^api\/(app|activity\/.*|http\/.*|throttle\/.*|payments\/payments\.routes)\.ts$/

test('a use case throws only the problems that its deps give it', () => {
  const makers = tree.filter(({ path, text }) => /^api\/(?!.*\.test\.)/.test(path) && /\bnew Problem\(/.test(text))

  expect(makers.map(pathOf).filter((path) => !REFUSES_FOR_ALL.test(path))).toEqual([])
  expect(makers.length).toBeGreaterThan(0)
})

test('a machine asserts no type but those of its setup', () => {
  const machines = tree.filter(({ path }) => /^machines\/(?!.*\.test\.)/.test(path))
  const assertion = /(?<!\{\}) as (?!const\b)\w/

  const offending = machines.filter(({ text }) => codeLinesOf(text).some((line) => assertion.test(line)))

  expect(offending.map(pathOf)).toEqual([])
})

test('migrations use only SQL that every supported engine understands', () => {
  const migrations = tree.filter(({ path }) => path.endsWith('.sql'))

  expect(migrations.length).toBeGreaterThan(0)
  expect(migrations.flatMap(({ path, text }) => unportableIn(path, text))).toEqual([])
})

test('SQL in code uses only what every supported engine understands', () => {
  const code = tree.filter(({ path }) => path.startsWith('api/') && path.endsWith('.ts') && !path.endsWith('.test.ts'))
  const found = code.flatMap(({ path, text }) => sqlIn(text).flatMap((statement) => unportableIn(path, statement)))

  expect(code.some(({ text }) => sqlIn(text).length > 0)).toBe(true)
  expect(found).toEqual([])
})

test.each(unportable)('$statement is refused', ({ statement }) => {
  expect(unportableIn('planted', statement)).not.toEqual([])
})

test.each(portable)('%s is let through', (statement) => {
  expect(unportableIn('planted', statement)).toEqual([])
})

test('migrations are numbered without a gap', () => {
  const numbers = tree.flatMap(({ path }) => /^api\/db\/migrations\/(\d{4})_/.exec(path)?.[1] ?? [])

  expect(numbers.toSorted()).toEqual(numbers.map((_, index) => String(index + 1).padStart(4, '0')))
})

test('tests find things as people do', () => {
  const byTestId = /data-testid|getByTestId|findByTestId/

  expect(
    tree.filter(({ path, text }) => /^(src|tests\/(?!architecture))/.test(path) && byTestId.test(text)).map(pathOf),
  ).toEqual([])
})

test('each journey has nights and guests of its own', () => {
  expect(sharedByJourneys(tree)).toEqual([])
})

test('a night or a guest that two journeys take is found', () => {
  const texts = ['stayIn(40)', 'stayIn(42) aNewcomer(7)', 'stayIn(39) aNewcomer(7)']
  const planted = texts.map((text, index) => ({ path: `tests/journeys/${index}.test.ts`, text }))

  expect(sharedByJourneys(planted)).toEqual([
    'tests/journeys/0.test.ts and tests/journeys/2.test.ts: night 40',
    'tests/journeys/1.test.ts and tests/journeys/2.test.ts: guest 7',
  ])
})

test('no folders import each other in a circle', () => {
  const unknown = folderCircles(importsOf(tree)).filter((circle) => !knownCircles.includes(circle))

  expect(unknown).toEqual([])
})

test('every known circle still exists', () => {
  const circles = folderCircles(importsOf(tree))

  expect(knownCircles.filter((circle) => !circles.includes(circle))).toEqual([])
})

test.each(plantedCircles)('$circle is found', ({ tree: planted, circle }) => {
  expect(folderCircles(importsOf(planted))).toEqual([circle])
})

test('a test beside the code makes no circle', () => {
  const planted = [
    { path: 'api/orders/orders.test.ts', text: "import { a } from '../payments/a.ts'\n" },
    { path: 'api/payments/a.ts', text: "import { b } from '../orders/b.ts'\n" },
  ]

  expect(folderCircles(importsOf(planted))).toEqual([])
})

test('a folder holds at most 20 files', () => {
  const crowded = crowdedFolders(tree)
  const tooMany = [...crowded].filter(([folder, count]) => count > (knownCrowds[folder] ?? MAX_FILES))

  expect(tooMany).toEqual([])
  expect(Object.keys(knownCrowds).filter((folder) => !crowded.has(folder))).toEqual([])
})

test('a short file serves more than one other', () => {
  const found = Map.groupBy(fragments(tree, importsOf(tree)), (path) => path.slice(0, path.indexOf('/')))
  const tooMany = [...found].filter(([part, paths]) => paths.length > (knownFragments[part] ?? 0))

  expect(tooMany).toEqual([])
  expect(Object.keys(knownFragments).filter((part) => !found.has(part))).toEqual([])
})

test('one file too many in a folder is found, and a fragment in it', () => {
  const long = 'const a = 1\n'.repeat(20)
  const whole = Array.from({ length: MAX_FILES }, (_, index) => ({ path: `api/a/${index}.ts`, text: long }))
  const planted = [...whole, { path: 'api/a/b.ts', text: 'export const b = 1\n' }]

  expect([...crowdedFolders(planted)]).toEqual([['api/a', MAX_FILES + 1]])
  expect(crowdedFolders(whole).size).toBe(0)
  expect(fragments(planted, [{ from: 'api/a/1.ts', to: 'api/a/b.ts' }])).toEqual(['api/a/b.ts'])
  expect(
    fragments(
      planted,
      [1, 2].map((index) => ({ from: `api/a/${index}.ts`, to: 'api/a/b.ts' })),
    ),
  ).toEqual([])
})

test('most files hold a whole thought', () => {
  expect(medianLines(tree)).toBeGreaterThanOrEqual(MEDIAN_LINES.min)
  expect(medianLines(tree)).toBeLessThanOrEqual(MEDIAN_LINES.max)
})

test('one thing has one word, by docs/words.md', () => {
  const found = Map.groupBy(
    [...tree, ...prose].flatMap((file) => bannedWords(words, file)),
    (place) => /^(tests\/model\/[^/]+|tests\/[^/]+|[^/]+)\//.exec(place)?.[1] ?? '.',
  )

  expect(words.instead.size).toBeGreaterThan(0)
  expect([...found].filter(([part, places]) => places.length > (knownWords[part] ?? 0))).toEqual([])
  expect(Object.keys(knownWords).filter((part) => !found.has(part))).toEqual([])
})

test.each(plantedWords)('$word is found in $text', ({ text, word }) => {
  expect(bannedWords(words, { path: 'api/planted.ts', text }).join()).toContain(`'${word}'`)
})

test.each(innocent)('%s may be written', (text) => {
  expect(bannedWords(words, { path: 'api/planted.ts', text })).toEqual([])
})

test('a banned word is found in the name of a file', () => {
  expect(bannedWords(words, { path: 'api/keep-users.ts', text: '' })).toEqual([
    "api/keep-users.ts:0: 'keep': say store, cache, hold, retain, preserve: the one that is meant",
  ])
})

test('the lockfile names no registry', () => {
  expect(lockfile).not.toMatch(/"resolved": "http/)
})

test('the lockfile names the packages of every platform, without which npm ci refuses it', () => {
  const { packages } = Lockfile.parse(JSON.parse(lockfile))

  const missing = Object.values(packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => !Object.keys(packages).some((path) => path.endsWith(`node_modules/${name}`)))

  expect(missing).toEqual([])
})

const pathOf = (file: SourceFile): string => file.path
const linesOf = (text: string): string[] => text.split('\n')
/** Without comments, imports and quoted text, where "as" is an ordinary word. */
const codeLinesOf = (text: string): string[] =>
  linesOf(text.replaceAll(/\/\*.*?\*\/|'[^'\n]*'|\/\/[^\n]*/gs, '')).filter((line) => !/^(import|export \{)/.test(line))
