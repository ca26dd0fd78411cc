import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '..')

type Proof = { file: string; title: string }
type Row = { what: string; where: string; shownBy: string; proofs: Proof[]; decisions: string[] }

/** What no test shows, and a person looked at. */
const LOOKED_AT = 'looked at'

test('every row of the specification names its code and the tests that show it, and all of them exist', () => {
  const rows = rowsOf(readFileSync(path.join(ROOT, 'docs/specification.md'), 'utf8'))

  expect(rows.length).toBeGreaterThan(340)
  expect(rows.flatMap(problemsOf)).toEqual([])
  expect(rows.filter(({ shownBy }) => shownBy === LOOKED_AT)).toHaveLength(1)
})

test('a row without a test, and a file or a test that does not exist, are found', () => {
  const planted = rowsOf(
    [
      '| what | where | shown by |',
      '|---|---|---|',
      '| A rule | `src/a.ts` | |',
      '| B | `src` | `b.ts`: b | no ([0](decisions/0.md)) |',
      '| C | `src` | `tests/specification.test.ts`: a title that no test of this file has<br>`tests/architecture.test.ts` |',
    ].join('\n'),
  )

  expect(planted.flatMap(problemsOf)).toEqual([
    'A rule: src/a.ts does not exist',
    'A rule: no test',
    'B: there is no decisions/0.md',
    'B: b.ts is not a test file',
    'C: tests/specification.test.ts has no test “a title that no test of this file has”',
    'C: tests/architecture.test.ts has no test “”',
  ])
})

function problemsOf({ what, where, shownBy, proofs, decisions }: Row): string[] {
  return [
    ...(existsSync(path.join(ROOT, where)) ? [] : [`${where} does not exist`]),
    ...(proofs.length > 0 || shownBy === LOOKED_AT ? [] : ['no test']),
    ...decisions.filter((file) => !existsSync(path.join(ROOT, 'docs', file))).map((file) => `there is no ${file}`),
    ...proofs.flatMap(problemsOfProof),
  ].map((problem) => `${what}: ${problem}`)
}

/** The paths of a model, and the file that drives them all, have no titles. */
const WITHOUT_TITLES = /\.model\.ts$|\/guest-flows\.api\.test\.ts$/

function problemsOfProof({ file, title }: Proof): string[] {
  if (!/\.(test|model)\.tsx?$/.test(file) || !existsSync(path.join(ROOT, file))) return [`${file} is not a test file`]
  if (WITHOUT_TITLES.test(file) && title === '') return []
  const lines = readFileSync(path.join(ROOT, file), 'utf8').split('\n')
  const isTitled = (line: string, quote: string) => {
    const quoted = `${quote}${title}${quote},`
    return line.includes(`(${quoted}`) || line.trim() === quoted
  }
  const hasTest = title !== '' && lines.some((line) => ["'", '"', '`'].some((quote) => isTitled(line, quote)))
  return hasTest ? [] : [`${file} has no test “${title}”`]
}

/** The rows of every table, without its head. */
function rowsOf(text: string): Row[] {
  const lines = text.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| what |'))
  return lines.map((line) => {
    const [, what = '', where = '', shownBy = '', differs = ''] = line.split('|').map((cell) => cell.trim())
    const proofs = Array.from(shownBy.matchAll(/`([^`]+)`(?:: (.*?))?(?=<br>|$)/g), ([, file = '', title = '']) => ({
      file,
      title,
    }))
    const decisions = Array.from(differs.matchAll(/\((decisions\/[^)]+)\)/g), ([, file = '']) => file)
    return { what, where: where.replaceAll('`', ''), shownBy, proofs, decisions }
  })
}
