import { mayNotChange } from '../core/access.ts'
import { isDraftId, isPublishedId, type LakeDocument } from '../core/document.ts'
import { PREVIEW_SECRET, type StaffRole } from '../core/lake-env.ts'
import type { Work } from './work.ts'

/** What each role may touch. All see drafts on the site, and write the secrets that this takes. */
const own: Record<StaffRole, (document: LakeDocument) => boolean> = {
  editor: () => true,
  contributor: (document) => isDraftId(document._id) || isPreviewSecret(document),
  viewer: isPreviewSecret,
}

/** Refuses a transaction that touches what is not this role's to change, by whatever mutations or actions. */
export function refuseForeign(work: Work, role: StaffRole): void {
  const documents = work.touched().flatMap(({ before, after }) => [before ?? [], after ?? []].flat())
  if (!documents.every(own[role])) throw mayNotChange(role)
}

/** One that is never published, as the Studio writes them. */
function isPreviewSecret({ _id, _type }: LakeDocument): boolean {
  return _type === PREVIEW_SECRET && !isPublishedId(_id)
}
