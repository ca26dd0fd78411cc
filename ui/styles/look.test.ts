import { readdir, readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'

// Rules of the look that no test of a page can check, read from all style sheets.

let sheets: { file: string; css: string }[]
beforeAll(async () => {
  const files = (await Promise.all(['src', 'desk', 'ui'].map(listSheets))).flat()
  sheets = await Promise.all(files.map(async (file) => ({ file, css: await readFile(file, 'utf8') })))
})

async function listSheets(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true })
  return files.filter((file) => file.endsWith('.css')).map((file) => `${folder}/${file}`)
}

test('styles for hovering are only for devices that hover', () => {
  const block = /@media \(hover: hover\) \{(?:[^{}]*\{[^{}]*\})*\s*\}/g
  const outside = sheets.filter(({ css }) => css.replaceAll(block, '').includes(':hover'))

  expect(outside.map(({ file }) => file)).toEqual([])
})

test('the site opts out of the dark mode of browsers', () => {
  expect(sheets.some(({ css }) => css.includes('color-scheme: only light'))).toBe(true)
})
