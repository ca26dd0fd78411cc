import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { readTree } from './architecture/read-tree.ts'

const ROOT = path.resolve(import.meta.dirname, '..')

type Row = { what: string; where: string; tests: string[] }

let rows: Row[]
let tests: Map<string, string>
beforeAll(async () => {
  rows = rowsOf(await readFile(path.join(ROOT, 'docs/specification.md'), 'utf8'))
  tests = new Map((await readTree()).map(({ path: file, text }) => [file, text]))
})

test('every row of the specification names a test', () => {
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.filter((row) => row.tests.length === 0).map(({ what }) => what)).toEqual([])
})

test('every test that the specification names is there', () => {
  expect(rows.flatMap((row) => row.tests).filter((name) => !isThere(name))).toEqual([])
})

test('every place that the specification names is there', () => {
  expect(rows.filter(({ where }) => !existsSync(path.join(ROOT, where))).map(({ where }) => where)).toEqual([])
})

test('a row with a test that is not there is found out', () => {
  const [row] = rowsOf(
    '| what | where | shown by |\n|---|---|---|\n| A rule | `src/a.ts` | `tests/a.test.ts › it holds` |',
  )

  expect(row).toEqual({ what: 'A rule', where: 'src/a.ts', tests: ['tests/a.test.ts › it holds'] })
  expect(isThere('tests/a.test.ts › it holds')).toBe(false)
  expect(isThere('tests/specification.test.ts › it holds not')).toBe(false)
})

/** The rows of every table below its head. */
function rowsOf(text: string): Row[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| what |'))
    .map((line) => {
      const [, what = '', where = '', shownBy = ''] = line.split('|').map((cell) => cell.trim())
      return {
        what,
        where: where.replaceAll('`', ''),
        tests: [...shownBy.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
      }
    })
}

/** Whether a `file › title` is in that file as the title of a test, to the letter. */
function isThere(name: string): boolean {
  const [file = '', title = ''] = name.split(' › ')
  const text = tests.get(file) ?? ''
  const quoted = ["'", '"', '`'].map((quote) => `${quote}${title}${quote}`)
  // A model holds each message to the letter, as a value: every path that shows it is a test.
  const places = file.endsWith('.model.ts') ? [''] : ['(', '\n  ']
  return title !== '' && quoted.some((literal) => places.some((place) => text.includes(`${place}${literal}`)))
}
