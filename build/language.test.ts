import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build } from 'vite'
import type { Like } from '#contract/wording/like.ts'
import { language } from './language.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'language-'))
  const files = {
    'page.ts': `import { texts } from './texts.ts'\nimport { brand } from './brand.ts'\nexport const page = texts.pay + brand`,
    'brand.ts': `export const brand = ' Ichamoti'`,
    'texts.ts': `export const texts = { pay: 'Pay at' }`,
    'texts.bn.ts': `export const texts: typeof import('./texts.ts').texts = { pay: 'পরিশোধ করুন' }`,
  }
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(path.join(folder, name), text)))
})
afterAll(() => rm(folder, { recursive: true }))

test.each([
  ['en', 'Pay at', 'পরিশোধ'],
  ['bn', 'পরিশোধ', 'Pay at'],
])('a build in %s has the words of that language alone', async (code, has, hasNot) => {
  const built = await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [language(code)],
    build: { write: false, lib: { entry: 'page.ts', formats: ['es'], fileName: 'page' } },
  })
  const output = JSON.stringify(built)

  expect(output).toContain(has)
  expect(output).not.toContain(hasNot)
  expect(output).toContain('Ichamoti')
})

test('a catalogue without a key of the English one, or with other parameters, does not compile', () => {
  const english = { pay: 'Pay', due: (sum: string) => `${sum} due`, days: ['Sunday'] } as const

  const whole: Like<typeof english> = { pay: 'পরিশোধ', due: (sum) => `${sum} বাকি`, days: ['রবিবার'] }
  // @ts-expect-error -- `due` is missing
  const partial: Like<typeof english> = { pay: 'পরিশোধ', days: [] }
  // @ts-expect-error -- the sum is text
  const other: Like<typeof english> = { ...whole, due: (sum: number) => String(sum) }

  expect([whole, partial, other].map(({ pay }) => pay.length > 0)).toEqual([true, true, true])
})
