import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { PICTURES } from './folder.ts'
import { pictures } from './pictures.ts'

test('the pictures of the machines show the machines as they are', async () => {
  const wanted = await pictures()

  const present = await readdir(PICTURES)
  const texts = await Promise.all(present.map((name) => readFile(path.join(PICTURES, name), 'utf8')))
  const stale = [...wanted].filter(([name, text]) => texts[present.indexOf(name)] !== text).map(([name]) => name)

  expect(stale, 'Run "npm run flows:pictures" and look at what changed').toEqual([])
  expect(present.toSorted()).toEqual([...wanted.keys()].toSorted())
})
