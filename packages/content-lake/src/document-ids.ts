const DRAFT = 'drafts.'
const VERSION = /^versions\.[^.]+\./

/** Everything but drafts and versions of releases. */
export function isPublishedId(id: string): boolean {
  return !id.startsWith(DRAFT) && !id.startsWith('versions.')
}

/** The id under which a draft or version is published. */
export function publishedIdOf(id: string): string {
  return id.startsWith(DRAFT) ? id.slice(DRAFT.length) : id.replace(VERSION, '')
}

export function draftIdOf(publishedId: string): string {
  return DRAFT + publishedId
}

/** What the ids of one layer of a perspective begin with: `drafts`, or the name of a release. */
export function layerPrefix(layer: string): string {
  return layer === 'drafts' ? DRAFT : `versions.${layer}.`
}
