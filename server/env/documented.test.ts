import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { Variables } from './env.ts'

const root = path.resolve(import.meta.dirname, '../..')
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')
const matchesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

const names = Object.keys(Variables.shape)

test('the table of the configuration lists every variable, and no other but that of the tests', () => {
  const firstColumn = matchesIn(textOf('docs/configuration.md'), /^\| (`[^|]+) \|/gm).join()

  expect(matchesIn(firstColumn, /`([A-Z_]+)`/g).toSorted()).toEqual([...names, 'CHROME_PATH'].toSorted())
})

test('the example of a configuration sets only variables that there are', () => {
  const set = matchesIn(textOf('deploy/resort.env.example'), /^#?([A-Z_]+)=/gm)

  expect(set).toContain('DATABASE_URL')
  expect(set.filter((name) => !names.includes(name))).toEqual([])
})
