import { Hono } from 'hono'
import type { LakeDocument } from '../core/document.ts'
import type { LakeEnv } from '../core/lake-env.ts'
import type { Store } from '../store/store.ts'
import type { Views } from './views.ts'

type DocumentRouteOptions = { store: Store; views: Views; dataset: string }

/** `data/doc` by ids, what refers to a document from other datasets, and all documents, or those of some types, for a copy. */
export function createDocumentRoutes({ store, views, dataset }: DocumentRouteOptions): Hono<LakeEnv> {
  function find(id: string, includesVersions: boolean): LakeDocument[] {
    if (includesVersions) {
      const { versionsOf } = views.view('raw')
      return [...(versionsOf.get(id) ?? [])]
    }
    const document = store.documents.get(id)
    return document ? [document] : []
  }

  return new Hono<LakeEnv>()
    .get(`/data/doc/${dataset}/:ids`, (context) => {
      const ids = context.req.param('ids').split(',')
      const includesVersions = context.req.query('includeAllVersions') === 'true'
      const found = ids.map((id) => ({ id, documents: find(id, includesVersions) }))
      const documents = found.flatMap(({ documents }) => documents)
      const omitted = found
        .filter(({ documents }) => documents.length === 0)
        .map(({ id }) => ({ id, reason: 'existence' }))
      const isBrief = context.req.query('excludeContent') === 'true'
      return context.json({ documents: isBrief ? documents.map(withoutContent) : documents, omitted })
    })
    .get(`/data/references/${dataset}/documents/:id/to`, (context) =>
      // References between datasets; there is no other dataset here.
      context.json({ totalCount: 0, references: [] }),
    )
    .get(`/data/export/${dataset}`, (context) => {
      const types = context.req.query('types')?.split(',')
      const lines = [...store.documents.values()]
        .filter(({ _type }) => types?.includes(_type) ?? true)
        .map((document) => `${JSON.stringify(document)}\n`)
      return context.body(lines.join(''), 200, { 'Content-Type': 'application/x-ndjson' })
    })
}

function withoutContent({ _id, _type, _rev, _createdAt, _updatedAt }: LakeDocument): LakeDocument {
  return { _id, _type, _rev, _createdAt, _updatedAt }
}
