import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { aLake } from 'content-lake/testing/test-lake'
import { expect, test } from 'vitest'
import { fileOf } from '../seed/picture.ts'
import { seedAssets } from '../seed/seed-assets.ts'
import { seedDocuments } from '../seed/seed-documents.ts'
import { seedLake } from './seed-lake.ts'

const wholeCount = seedDocuments().length + seedAssets('p/d').length

test('an empty lake is given the documents and the files of their pictures', async () => {
  const { lake, directory, client } = await aLake()

  const count = await seedLake(lake())

  expect(count).toBe(wholeCount)
  expect(await client().fetch('*[_id == "refund"][0].title')).toBe('Refund Policy')
  const url = await client().fetch<string>('*[_type == "director" && Rank == 1][0].image.asset->url')
  const stored = readFileSync(path.join(directory, 'assets', path.basename(url)))
  expect(stored.equals(readFileSync(fileOf('menuimages/portrait-shapla.jpg')))).toBe(true)
})

test('a lake that was filled is left as its editors made it', async () => {
  const { lake, client, stop, start } = await aLake()
  await seedLake(lake())
  await stop()
  await start()

  const count = await seedLake(lake())

  expect(count).toBe(0)
  expect(await client().fetch('count(array::unique(*._rev))')).toBe(1)
})

test('a lake that was stopped while it was filled is filled by the next start', async () => {
  const { lake, directory, stop, start } = await aLake()
  const dying = { ...lake(), seed: () => die() }
  await expect(seedLake(dying)).rejects.toThrow('killed')
  expect(readdirSync(path.join(directory, 'assets'))).not.toEqual([])
  expect(lake().documentCount()).toBe(0)
  await stop()
  await start()

  await seedLake(lake())

  expect(lake().documentCount()).toBe(wholeCount)
})

test('what an editor wrote into a lake that could not be filled stays, and the rest comes', async () => {
  const { lake, client, token } = await aLake()
  await expect(seedLake({ ...lake(), seed: () => die() })).rejects.toThrow('killed')
  const editor = client({ token: token('editor'), perspective: 'raw' })
  await editor.create({ _id: 'homePage', _type: 'homePage', heading: 'Ours' })
  await editor.create({ _id: 'drafts.refund', _type: 'policyPage', title: 'A draft' })

  const count = await seedLake(lake())

  expect(count).toBe(wholeCount - 1)
  expect(
    await editor.fetch('*[_id in ["homePage", "refund", "drafts.refund"]] | order(_id) { heading, title }'),
  ).toEqual([
    { heading: null, title: 'A draft' },
    { heading: 'Ours', title: null },
    { heading: null, title: 'Refund Policy' },
  ])
})

test('what editors removed does not come back, were it all', async () => {
  const { lake, client, token, stop, start } = await aLake()
  await seedLake(lake())
  const editor = client({ token: token('editor') })
  await editor.delete({ query: '*[!(_type match "sanity.*")]' })
  await stop()
  await start()

  expect(await seedLake(lake())).toBe(0)
})

function die(): never {
  throw new Error('killed')
}
