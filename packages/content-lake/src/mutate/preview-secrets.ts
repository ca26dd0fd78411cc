import { mayOnlyRead } from '../access.ts'
import type { LakeDocument } from '../document.ts'
import { isPublishedId } from '../document-ids.ts'
import { PREVIEW_SECRET } from '../lake-names.ts'
import type { Work } from './work.ts'

/** Viewers read drafts, on the site as well: the secrets that this takes are all that they may write. */
export function refuseAllButPreviewSecrets(work: Work): void {
  const documents = work.touched().flatMap(({ before, after }) => [before ?? [], after ?? []].flat())
  if (!documents.every(isPreviewSecret)) throw mayOnlyRead()
}

/** One that is never published, as the Studio writes them. */
function isPreviewSecret({ _id, _type }: LakeDocument): boolean {
  return _type === PREVIEW_SECRET && !isPublishedId(_id)
}
