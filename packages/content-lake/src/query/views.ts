import type { LakeDocument } from '../document.ts'
import { isPublishedId, layerPrefix } from '../document-ids.ts'
import { isRecord } from '../is-record.ts'
import type { Store } from '../store/store.ts'
import type { Perspective } from './perspective.ts'
import { createView, type View } from './view.ts'

export type Views = {
  /** What is seen now. */
  view(perspective: Perspective): View
  /** Changes exactly when what is seen may have changed, and differs between perspectives that see different things. */
  revisionKey(perspective: Perspective): string
}

/** Perspectives beyond these are few and forgotten with the next revision. */
const VIEWS_LIMIT = 16

/** Views of the store, each made when it is first asked for after a change. */
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
