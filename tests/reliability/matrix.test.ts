import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readTree } from '#tests/architecture/read-tree.ts'
import { countUnread, coversIn, drawMatrix, faults, readCovers, steps, withMatrix } from './matrix.ts'

const PAGE = path.resolve(import.meta.dirname, '../../docs/reliability.md')

test('the table of faults is what the tests declare: npm run reliability writes it', async () => {
  const page = await readFile(PAGE, 'utf8')

  expect(page).toBe(withMatrix(page, drawMatrix(await readCovers())))
})

test('every declaration is read, and names a fault and a step of the table', async () => {
  const known: readonly string[] = steps
  const sources = (await readTree()).filter(({ path: name }) => name.endsWith('.test.ts'))
  const unread = sources.filter(({ text }) => countUnread(text) > 0)
  const covers = await readCovers()

  expect(unread.map(({ path: name }) => name)).toEqual([])
  expect(covers.length).toBeGreaterThan(20)
  expect(covers.filter(({ fault, step }) => !Object.hasOwn(faults, fault) || !known.includes(step))).toEqual([])
})

test('no cell is both tried and impossible', async () => {
  const covers = await readCovers()

  const both = covers.filter(({ fault, step }) => Object.keys(faults[fault] ?? {}).includes(step))

  expect(both).toEqual([])
})

test('every cell is tried, or argued', async () => {
  expect(drawMatrix(await readCovers())).toContain(' and 0 are not tried yet.')
})

test('declarations stand above their test, in any quotes', () => {
  const line = (title: string) =>
    ['// covers: clock jump × hold', '// covers: disk full × settle', `test(${title}, async () => {})`, ''].join('\n')

  const covers = coversIn('a.test.ts', line("'one'") + line('"two\'s"'))

  expect(covers.map(({ fault, step, test: name }) => `${fault} × ${step}: ${name}`)).toEqual([
    'clock jump × hold: a.test.ts › one',
    'disk full × settle: a.test.ts › one',
    "clock jump × hold: a.test.ts › two's",
    "disk full × settle: a.test.ts › two's",
  ])
  expect(countUnread('// covers: clock jump × hold\n\n' + line("'three'"))).toBe(1)
})
