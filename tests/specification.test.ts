import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '..')

type Row = { what: string; where: string; tests: string[]; decisions: string[] }

const rows = rowsOf(await readFile(path.join(ROOT, 'docs/specification.md'), 'utf8'))

test('every row of the specification names its code and a test file, and both exist', () => {
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.flatMap(problemsOf)).toEqual([])
})

test('a row without a test, and a file that does not exist, are found', () => {
  const planted = rowsOf(
    '| what | where | shown by |\n|---|---|---|\n| A rule | `src/a.ts` | |\n| B | `src` | `b.ts` | no ([0](decisions/0.md)) |',
  )

  expect(planted.flatMap(problemsOf)).toEqual([
    'A rule: src/a.ts does not exist',
    'A rule: no test file',
    'B: there is no decisions/0.md',
    'B: b.ts is not a test file',
  ])
})

function problemsOf({ what, where, tests, decisions }: Row): string[] {
  const isTest = (file: string) => /\.(test|model)\.tsx?$/.test(file) && existsSync(path.join(ROOT, file))
  return [
    ...(existsSync(path.join(ROOT, where)) ? [] : [`${what}: ${where} does not exist`]),
    ...(tests.length > 0 ? [] : [`${what}: no test file`]),
    ...decisions
      .filter((file) => !existsSync(path.join(ROOT, 'docs', file)))
      .map((file) => `${what}: there is no ${file}`),
    ...tests.filter((file) => !isTest(file)).map((file) => `${what}: ${file} is not a test file`),
  ]
}

/** The rows of every table, without its head. */
function rowsOf(text: string): Row[] {
  const lines = text.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| what |'))
  return lines.map((line) => {
    const [, what = '', where = '', shownBy = '', differs = ''] = line.split('|').map((cell) => cell.trim())
    const tests = Array.from(shownBy.matchAll(/`([^`]+)`/g), ([, file = '']) => file)
    const decisions = Array.from(differs.matchAll(/\((decisions\/[^)]+)\)/g), ([, file = '']) => file)
    return { what, where: where.replaceAll('`', ''), tests, decisions }
  })
}
