import { createClient } from '@sanity/client'
import { validateDocument } from '@sanity/validation'
import type { LakeDocument } from 'content-lake/document'
import { evaluate, parse } from 'groq-js'
import { contentSchema } from './schema/content-schema.ts'
import { seedDataset } from './seed/seed-dataset.ts'

/** What is published next to the seed's pictures; without it, all of the seed. */
type Around = {
  published?: readonly object[]
  /** Ids of further pictures that exist. */
  pictures?: readonly string[]
}

/** What the Studio says about a document before it may be published, as `field: message`. */
export async function faultsOf(document: object, { published, pictures = [] }: Around = {}): Promise<string[]> {
  const { status, markers } = await validateDocument({
    document: { _id: 'new', _type: '', _rev: '1', _createdAt: '', _updatedAt: '', ...document },
    schema: contentSchema,
    client: clientOf([
      ...(published ? [...seedDataset().filter(isAsset), ...published] : seedDataset()),
      ...pictures.map((_id) => ({ _id, _type: 'sanity.imageAsset' })),
    ]),
  })
  if (status === 'notEvaluated') throw new Error('The document could not be validated')
  return markers.map(({ path, message }) => `${path.map(segmentText).join('.')}: ${message}`)
}

const isAsset = ({ _type }: LakeDocument) => _type === 'sanity.imageAsset'

/** Items of lists are named by their keys. */
function segmentText(segment: unknown): string {
  return typeof segment === 'object' && segment !== null && '_key' in segment ? String(segment._key) : String(segment)
}

/** A client whose lake holds these documents and nothing else. */
function clientOf(dataset: readonly object[]) {
  return createClient({
    projectId: 'seed',
    dataset: 'seed',
    apiVersion: '2025-02-19',
    useCdn: false,
    resolveFetch: () => async (address) => answer(dataset, new URL(address)),
  })
}

async function answer(dataset: readonly object[], { pathname, searchParams }: URL): Promise<Response> {
  if (pathname.includes('/data/doc/')) {
    const ids = decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1)).split(',')
    const documents = dataset.filter((document) => '_id' in document && ids.includes(String(document._id)))
    return Response.json({ documents, omitted: [] })
  }
  const params: Record<string, unknown> = {}
  for (const [name, value] of searchParams) if (name.startsWith('$')) params[name.slice(1)] = JSON.parse(value)
  const tree = parse(searchParams.get('query') ?? '', { params })
  return Response.json({ result: await (await evaluate(tree, { dataset, params })).get(), ms: 0 })
}
