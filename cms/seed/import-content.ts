import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { SanityClient } from '@sanity/client'
import { fileOf } from './picture.ts'
import { type SeedAsset, seedAssets } from './seed-assets.ts'
import { seedDocuments } from './seed-documents.ts'

/** Uploads at a time: more would only wait for each other. */
const AT_A_TIME = 4

type ImportOptions = {
  /** Documents that are there already are overwritten; otherwise they stay as their editors made them. */
  isReplacing: boolean
  /** Called with one sentence at each step. */
  print: (sentence: string) => void
}

/** Brings the seed into a dataset, pictures first, so that no document ever points at nothing. May be repeated. */
export async function importContent(client: SanityClient, { isReplacing, print }: ImportOptions): Promise<void> {
  const assets = seedAssets('seed/seed')
  const documents = seedDocuments()
  const known = await findKnown(client, [...assets.map(({ document }) => document._id), ...documents.map(({ _id }) => _id)])

  const missing = assets.filter(({ document }) => !known.has(document._id))
  print(`Pictures: ${missing.length} to upload, ${assets.length - missing.length} there already.`)
  for (let at = 0; at < missing.length; at += AT_A_TIME) {
    await Promise.all(missing.slice(at, at + AT_A_TIME).map((asset) => upload(client, asset)))
  }

  const transaction = client.transaction()
  for (const document of documents) {
    if (isReplacing) transaction.createOrReplace(document)
    else transaction.createIfNotExists(document)
  }
  await transaction.commit({ visibility: 'sync', returnDocuments: false })
  const before = documents.filter(({ _id }) => known.has(_id)).length
  const outcome = isReplacing ? 'replaced' : 'left as they were'
  print(`Documents: ${documents.length - before} created, ${before} ${outcome}.`)
}

async function findKnown(client: SanityClient, ids: string[]): Promise<Set<string>> {
  const found = await client.withConfig({ perspective: 'raw' }).fetch<string[]>('*[_id in $ids]._id', { ids })
  return new Set(found)
}

async function upload(client: SanityClient, { file, document }: SeedAsset): Promise<void> {
  const { _id } = await client.assets.upload('image', await readFile(fileOf(file)), { filename: path.basename(file) })
  // Documents name their pictures by an id that both sides make of the file's content.
  if (_id !== document._id) throw new Error(`${file} was stored as ${_id} and not as ${document._id}`)
}

/** The version of Sanity's management API that takes descriptions of this kind. */
const API_VERSION = '2025-09-19'

/** Gives a hosted dataset the GraphQL API by which policies and offerings are read. May be repeated. */
export async function deployGraphql(client: SanityClient, print: (sentence: string) => void): Promise<void> {
  // Sanity's own generator is large: an import of content alone does not wait for it.
  const { describeApi } = await import('../codegen/generate-graphql.ts')
  const { dataset } = client.config()
  await client.withConfig({ apiVersion: API_VERSION }).request({
    method: 'PUT',
    url: `/apis/graphql/${dataset}/default`,
    body: { enablePlayground: false, schema: await describeApi() },
  })
  print('GraphQL: the API of policies and offerings is there.')
}
