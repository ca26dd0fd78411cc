import { LakeProblem } from '../lake-problem.ts'

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
    throw new LakeProblem(400, 'invalidPerspective', `"${text}" is no perspective`)
  }
  return {
    layers: names.filter((name) => name !== 'published').map((name) => (name === 'previewDrafts' ? 'drafts' : name)),
  }
}
