import type { LakeDocument } from '../document.ts'
import { isPublicId, isPublishedId, layerPrefix } from '../document-ids.ts'
import { isRecord } from '../is-record.ts'
import type { Store } from '../store/store.ts'
import type { Perspective } from './perspective.ts'
import { createView, type View } from './view.ts'

/** Who looks, and from where. */
export type Reader = { perspective: Perspective; isAnonymous: boolean }

export type Views = {
  /** What a reader sees now. */
  view(reader: Reader): View
  /** Changes exactly when what the reader sees may have changed, and differs between readers that see different things. */
  revisionKey(reader: Reader): string
}

/** Perspectives beyond these are few and forgotten with the next revision. */
const VIEWS_LIMIT = 16

/** Views of the store, each made when it is first asked for after a change. */
export function createViews(store: Store): Views {
  const views = new Map<string, View>()

  function revisionKey(reader: Reader): string {
    // Keystrokes in drafts must not cost the site its results.
    const revision = seesDrafts(reader) ? store.revision() : store.publishedRevision()
    const layers = reader.perspective === 'raw' ? 'raw' : ['published', ...reader.perspective.layers].join(',')
    return `${layers}|${reader.isAnonymous ? 'anonymous' : 'staff'}|${revision}`
  }

  return {
    revisionKey,
    view(reader) {
      const key = revisionKey(reader)
      const known = views.get(key)
      if (known) return known
      const view = createView(documentsFor(store.documents, reader))
      const [oldest] = views.keys()
      if (views.size >= VIEWS_LIMIT && oldest !== undefined) views.delete(oldest)
      views.set(key, view)
      return view
    },
  }
}

function seesDrafts({ perspective, isAnonymous }: Reader): boolean {
  return !isAnonymous && (perspective === 'raw' || perspective.layers.length > 0)
}

function documentsFor(documents: ReadonlyMap<string, LakeDocument>, { perspective, isAnonymous }: Reader) {
  // Before anything is laid over anything: a draft takes a public id there.
  const readable = [...documents.values()].filter(({ _id }) => !isAnonymous || isPublicId(_id))
  if (perspective === 'raw') return readable
  const seen = new Map<string, LakeDocument>()
  for (const document of readable) {
    if (isPublishedId(document._id)) seen.set(document._id, { ...document, _originalId: document._id })
  }
  for (const layer of perspective.layers.toReversed()) layOver(seen, readable, layerPrefix(layer))
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
