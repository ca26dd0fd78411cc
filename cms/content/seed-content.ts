import { evaluate, parse } from 'groq-js'
import { seedDataset } from '../seed/seed-dataset.ts'
import type { PageContents, SiteContent } from '../types.ts'
import { readByGroq } from './page-readers.ts'
import { readContents } from './read-contents.ts'

let reading: Promise<PageContents> | undefined

/** What the product is born with, by the very questions that the lake is asked. */
export function readSeed(): Promise<PageContents> {
  reading ??= askSeed()
  return reading
}

/** The seed content as a source that never changes. */
export function createSeedContent(): SiteContent {
  return { content: async (page) => (await readSeed())[page], revision: () => 'seed' }
}

async function askSeed(): Promise<PageContents> {
  const dataset = seedDataset()
  const byId = new Map(dataset.map((document) => [document._id, document]))
  const dereference = async ({ _ref }: { _ref: string }) => byId.get(_ref)
  const readPage = readByGroq(async (query, params) =>
    (await evaluate(parse(query, { params }), { dataset, dereference })).get(),
  )
  const { pages } = await readContents(readPage)
  return pages
}
