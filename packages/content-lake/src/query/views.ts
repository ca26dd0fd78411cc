import { isPublishedId, isRecord, type LakeDocument, layerPrefix, publishedIdOf } from '../core/document.ts'
import { LakeProblem } from '../core/lake-problem.ts'
import type { Store } from '../store/store.ts'

/** `raw`, or the layers over the published documents, the uppermost first; none of them: what is published. */
export type Perspective = 'raw' | { layers: readonly string[] }

const PUBLISHED: Perspective = { layers: [] }
const NAME = /^[A-Za-z0-9_-]{1,64}$/
/** From this version of the API on a query sees what is published unless it asks for more. */
const PUBLISHED_SINCE = '2025-02-19'

/** Reads `published`, `drafts`, `raw`, or names by commas such as `r1,drafts`; without one, the version of the API decides. */
export function parsePerspective(text: string | undefined, version: string): Perspective {
  if (!text) return version === 'X' || version >= PUBLISHED_SINCE ? PUBLISHED : 'raw'
  if (text === 'raw') return 'raw'
  const names = text.split(',')
  if (names.includes('raw') || !names.every((name) => NAME.test(name))) {
    throw new LakeProblem(400, 'invalidPerspective', `"${text}" is not a perspective`)
  }
  return {
    layers: names.filter((name) => name !== 'published').map((name) => (name === 'previewDrafts' ? 'drafts' : name)),
  }
}

/** The documents that a query sees, in the order of their ids, with what finds some of them quickly. */
export type View = {
  documents: readonly LakeDocument[]
  byId: ReadonlyMap<string, LakeDocument>
  byType: ReadonlyMap<string, readonly LakeDocument[]>
  /** Documents by the id under which they are or would be published. */
  versionsOf: ReadonlyMap<string, readonly LakeDocument[]>
}

function createView(unordered: Iterable<LakeDocument>): View {
  const documents = [...unordered].sort((a, b) => (a._id < b._id ? -1 : 1))
  return {
    documents,
    byId: new Map(documents.map((document) => [document._id, document])),
    byType: Map.groupBy(documents, ({ _type }) => _type),
    versionsOf: Map.groupBy(documents, ({ _id }) => publishedIdOf(_id)),
  }
}

export type Views = {
  /** What is seen now. */
  view(perspective: Perspective): View
  /** Changes exactly when what is seen may have changed, and differs between perspectives that see different things. */
  revisionKey(perspective: Perspective): string
}

/** Perspectives beyond these are few and forgotten with the next revision. */
const VIEWS_LIMIT = 16

/** Views of the store, each built at its first use after a change. */
export function createViews(store: Store): Views {
  const views = new Map<string, View>()

  function revisionKey(perspective: Perspective): string {
    // Keystrokes in drafts must not cost the site its results.
    const revision = seesDrafts(perspective) ? store.revision() : store.publishedRevision()
    const layers = perspective === 'raw' ? 'raw' : ['published', ...perspective.layers].join(',')
    return `${layers}|${revision}`
  }

  return {
    revisionKey,
    view(perspective) {
      const key = revisionKey(perspective)
      const known = views.get(key)
      if (known) return known
      const view = createView(documentsFor(store.documents, perspective))
      const [oldest] = views.keys()
      if (views.size >= VIEWS_LIMIT && oldest !== undefined) views.delete(oldest)
      views.set(key, view)
      return view
    },
  }
}

function seesDrafts(perspective: Perspective): boolean {
  return perspective === 'raw' || perspective.layers.length > 0
}

function documentsFor(documents: ReadonlyMap<string, LakeDocument>, perspective: Perspective) {
  const all = [...documents.values()]
  if (perspective === 'raw') return all
  const seen = new Map<string, LakeDocument>()
  for (const document of all) {
    if (isPublishedId(document._id)) seen.set(document._id, { ...document, _originalId: document._id })
  }
  for (const layer of perspective.layers.toReversed()) layOver(seen, all, layerPrefix(layer))
  return seen.values()
}

function layOver(seen: Map<string, LakeDocument>, documents: readonly LakeDocument[], prefix: string): void {
  for (const document of documents) {
    if (!document._id.startsWith(prefix)) continue
    const _id = document._id.slice(prefix.length)
    if (isRecord(document['_system']) && document['_system']['delete'] === true) seen.delete(_id)
    else seen.set(_id, { ...document, _id, _originalId: document._id })
  }
}
