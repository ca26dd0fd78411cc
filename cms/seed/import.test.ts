import { aLake, type TestLake } from 'content-lake/testing/test-lake'
import { expect, test } from 'vitest'
import { runImport } from './import-command.ts'
import type { ImportTarget } from './import-command.ts'
import { seedAssets } from './seed-assets.ts'
import { seedDocuments } from './seed-documents.ts'

const documents = seedDocuments().length
const pictures = seedAssets('p/d').length

/** Runs the command against a lake, and returns what it printed. */
async function bringInto(lake: TestLake, { args = [], ...target }: { args?: string[] } & Partial<ImportTarget> = {}) {
  const printed: string[] = []
  const whole = { projectId: 'ichamoti', dataset: 'production', token: lake.token('editor'), ...target }
  await runImport(['--url', lake.url, ...args], whole, (sentence) => printed.push(sentence))
  return printed
}

test('an empty dataset is given documents and pictures, once', async () => {
  const lake = await aLake()

  expect(await bringInto(lake)).toEqual([
    `Bringing the content into the dataset production of ichamoti at ${lake.url}.`,
    `Pictures: ${pictures} to upload, 0 there already.`,
    `Documents: ${documents} created, 0 left as they were.`,
  ])

  const picture = await lake.client().fetch('*[_id == "refund" || _id == "package"] | order(_id) { _id, "size": pictures[0].asset->metadata.dimensions.width }')
  expect(picture).toEqual([{ _id: 'package', size: 2000 }, { _id: 'refund', size: null }])
  expect((await bringInto(lake)).slice(1)).toEqual([
    `Pictures: 0 to upload, ${pictures} there already.`,
    `Documents: 0 created, ${documents} left as they were.`,
  ])
})

test('what editors wrote stays, unless it is to be replaced', async () => {
  const lake = await aLake()
  await bringInto(lake)
  await lake.client({ token: lake.token('editor') }).patch('refund').set({ title: 'Ours' }).commit()
  const readTitle = () => lake.client().fetch('*[_id == "refund"][0].title')

  await bringInto(lake)
  expect(await readTitle()).toBe('Ours')

  expect((await bringInto(lake, { args: ['--replace'] })).at(-1)).toBe(`Documents: 0 created, ${documents} replaced.`)
  expect(await readTitle()).toBe('Refund Policy')
})

test('what is missing or refused is reported in a sentence', async () => {
  const lake = await aLake()

  await expect(bringInto(lake, { projectId: undefined })).rejects.toThrow('SANITY_PROJECT_ID is not set')
  await expect(bringInto(lake, { token: undefined })).rejects.toThrow('SANITY_TOKEN is not set')
  await expect(bringInto(lake, { token: 'x'.repeat(40) })).rejects.toThrow('SANITY_TOKEN was refused')
  await expect(bringInto(lake, { token: lake.token('viewer') })).rejects.toThrow('may read but not write')
  await expect(bringInto(lake, { args: ['--all'] })).rejects.toThrow('npm run content -- import')
  await expect(bringInto(lake, { args: ['--url', 'lake'] })).rejects.toThrow('npm run content -- import')
})

test('a lake that cannot be reached is named', async () => {
  const lake = await aLake()
  await lake.stop()

  await expect(bringInto(lake)).rejects.toThrow(`The dataset production of ichamoti at ${lake.url} could not be reached`)
  await lake.start()
})
