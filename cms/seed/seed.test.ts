import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { listPictures, measurePicture } from './describe-pictures.ts'
import { faultsOf } from '../document-faults.ts'
import { pictures } from './pictures.generated.ts'
import { seedAssets } from './seed-assets.ts'
import { seedDocuments } from './seed-documents.ts'

test.each(seedDocuments().map((document) => [document._id, document] as const))(
  '%s could be published as it is',
  async (_, document) => {
    expect(await faultsOf(document)).toEqual([])
  },
)

test('no two documents have one id', () => {
  const ids = [...seedDocuments(), ...seedAssets('p/d').map(({ document }) => document)].map(({ _id }) => _id)

  expect(new Set(ids).size).toBe(ids.length)
})

test('every object in a list has a key that no other in the list has', () => {
  const lists = seedDocuments().flatMap(listsIn)

  expect(lists.length).toBeGreaterThan(50)
  for (const list of lists) {
    const keys = list.map((item) => ('_key' in item ? item._key : undefined))
    expect(keys.every((key) => typeof key === 'string' && key !== '')).toBe(true)
    expect(new Set(keys).size).toBe(keys.length)
  }
})

test('every picture that a document shows is an asset with a file', () => {
  const assets = seedAssets('p/d')
  const shown = [...JSON.stringify(seedDocuments()).matchAll(/"_ref":"([^"]+)"/g)].map(([, id]) => id)

  expect(new Set(shown)).toEqual(new Set(assets.map(({ document }) => document._id)))
  const images = resolve(import.meta.dirname, '../../public/files/images')
  for (const { file } of assets) expect(existsSync(resolve(images, file)), file).toBe(true)
})

test('the table of pictures is that of the files: npm run content -- pictures', async () => {
  const files = await listPictures()
  const measured = await Promise.all(files.map(async (file) => [file, await measurePicture(file)] as const))

  const known = Object.entries(pictures).map(([file, { metadata: _metadata, ...measure }]) => [file, measure])
  expect(Object.fromEntries(known)).toEqual(Object.fromEntries(measured))
})

/** All lists of objects in `value`, the innermost too. */
function listsIn(value: unknown): object[][] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(listsIn)
  const isList = Array.isArray(value) && value.some(isKeyable)
  return isList ? [value.filter(isKeyable), ...inner] : inner
}

const isKeyable = (value: unknown): value is object => typeof value === 'object' && value !== null && '_type' in value
