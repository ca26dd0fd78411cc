import { draftIdOf, type LakeDocument } from '../core/document.ts'
import type { Action } from './action.ts'
import { alreadyExists, applyMutation, type MutationOptions, notFound, requireRevision } from './apply-mutation.ts'
import type { Mutation } from './mutation.ts'
import { strengthened } from './references.ts'
import type { Work } from './work.ts'

/** Carries out one action as its mutations, or refuses it. */
export function applyAction(work: Work, action: Action, options: MutationOptions): void {
  for (const mutation of mutationsOf(work, action)) applyMutation(work, mutation, options)
}

function mutationsOf(work: Work, action: Action): Mutation[] {
  switch (action.actionType) {
    case 'sanity.action.document.create':
      return creation(work, action)
    case 'sanity.action.document.edit':
      return edit(work, action)
    case 'sanity.action.document.publish':
      return publication(work, action)
    case 'sanity.action.document.unpublish':
      return withdrawal(work, action)
    case 'sanity.action.document.discard':
      return [{ delete: { id: found(work, action.draftId)._id } }]
    case 'sanity.action.document.version.discard':
      return [{ delete: { id: found(work, action.versionId)._id } }]
    case 'sanity.action.document.delete':
      return deletion(work, action)
    default:
      return [{ createOrReplace: action.attributes }]
  }
}

type ActionOf<Name extends string> = Extract<Action, { actionType: `sanity.action.document.${Name}` }>

function creation(work: Work, { attributes, publishedId, ifExists }: ActionOf<'create'>): Mutation[] {
  const taken = [attributes._id, publishedId].find((id) => work.get(id))
  if (taken === undefined) return [{ create: attributes }]
  if (ifExists === 'ignore') return []
  throw alreadyExists(taken)
}

/** The first edit of a published document makes its draft, even when it changes nothing. */
function edit(work: Work, { draftId, publishedId, patch }: ActionOf<'edit'>): Mutation[] {
  const { ifRevisionID, ...operations } = patch
  const edited: Mutation = { patch: { id: draftId, ...operations } }
  const draft = work.get(draftId)
  if (draft) requireRevision(draft, ifRevisionID)
  return draft ? [edited] : [{ create: copyAs(draftId, found(work, publishedId)) }, edited]
}

function publication(work: Work, action: ActionOf<'publish'>): Mutation[] {
  const { draftId, publishedId } = action
  const draft = found(work, draftId)
  requireRevision(draft, action.ifDraftRevisionId)
  const published = work.get(publishedId)
  if (action.ifPublishedRevisionId !== undefined) {
    requireRevision(published ?? { ...draft, _id: publishedId, _rev: '' }, action.ifPublishedRevisionId)
  }
  const _createdAt = published?._createdAt ?? draft._createdAt
  return [{ createOrReplace: { ...asPublished(draft), _id: publishedId, _createdAt } }, { delete: { id: draftId } }]
}

function asPublished({ _type, _system, ...content }: LakeDocument) {
  const fields = Object.entries(content).map(([name, value]) => [name, strengthened(value)])
  return { ...Object.fromEntries(fields), _type }
}

/** A copy of the content under another id. Revision and time of the change are the transaction's. */
function copyAs(_id: string, { _system, ...document }: LakeDocument) {
  return { ...document, _id }
}

function withdrawal(work: Work, { publishedId, draftId = draftIdOf(publishedId) }: ActionOf<'unpublish'>): Mutation[] {
  const published = found(work, publishedId)
  return [{ createIfNotExists: copyAs(draftId, published) }, { delete: { id: publishedId } }]
}

function deletion(work: Work, { publishedId, includeDrafts }: ActionOf<'delete'>): Mutation[] {
  const ids = [...new Set([publishedId, ...includeDrafts])].filter((id) => work.get(id))
  if (ids.length === 0) throw notFound(publishedId)
  return ids.map((id) => ({ delete: { id } }))
}

function found(work: Work, id: string): LakeDocument {
  const document = work.get(id)
  if (!document) throw notFound(id)
  return document
}
