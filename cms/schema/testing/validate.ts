import { createClient } from '@sanity/client'
import { validateDocument } from '@sanity/validation'
import { evaluate, parse } from 'groq-js'
import { contentSchema } from '../../codegen/content-schema.ts'
import type { LakeDocument } from '../../lake/document.ts'
import { seedDataset } from '../../seed/seed-dataset.ts'

/** What the Studio says about a document before it may be published, as `field: message`; the seed is what is published. */
export async function faultsOf(document: object): Promise<string[]> {
  const { status, markers } = await validateDocument({
    document: { _id: 'new', _type: '', _rev: '1', _createdAt: '', _updatedAt: '', ...document },
    schema: contentSchema,
    client: seedClient(),
  })
  if (status === 'notEvaluated') throw new Error('The document could not be validated')
  return markers.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`)
}

/** A client whose lake holds the seed and nothing else. */
export function seedClient() {
  return createClient({
    projectId: 'seed',
    dataset: 'seed',
    apiVersion: '2025-02-19',
    useCdn: false,
    resolveFetch: () => async (address) => answer(seedDataset(), new URL(address)),
  })
}

async function answer(dataset: LakeDocument[], { pathname, searchParams }: URL): Promise<Response> {
  if (pathname.includes('/data/doc/')) {
    const ids = decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1)).split(',')
    return Response.json({ documents: dataset.filter(({ _id }) => ids.includes(_id)), omitted: [] })
  }
  const params: Record<string, unknown> = {}
  for (const [name, value] of searchParams) if (name.startsWith('$')) params[name.slice(1)] = JSON.parse(value)
  const tree = parse(searchParams.get('query') ?? '', { params })
  return Response.json({ result: await (await evaluate(tree, { dataset, params })).get(), ms: 0 })
}
