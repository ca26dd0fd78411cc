import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { ceilings } from './ceilings.ts'
import { drawCeilings, withTables } from './draw-ceilings.ts'

test('the page names every ceiling, with its reason', async () => {
  const page = await readFile('docs/ceilings.md', 'utf8')

  const missing = Object.values(ceilings).flatMap((rows) =>
    Object.entries(rows).filter(([what, { most, why }]) => {
      const line = page.split('\n').find((text) => text.startsWith(`| ${what} |`) && text.endsWith(`| ${why} |`))
      return line?.split(' | ')[2] !== most.toLocaleString('en')
    }),
  )

  expect(missing).toEqual([])
})

test('a page is written anew between its marks, and nowhere else', async () => {
  const page = await readFile('docs/ceilings.md', 'utf8')

  const written = withTables(page, drawCeilings({ 'an anonymous client': { 'CPU seconds': 4.21 } }))

  expect(written).toContain('| CPU seconds | 4.2 | ')
  expect(written.split('<!--')[0]).toBe(page.split('<!--')[0])
  expect(withTables(written, 'x').split('-->').at(-1)).toBe(page.split('-->').at(-1))
})
