import { isOwnPath } from '../../contract/values/redirects.ts'
import { pathOfPage } from '../publishing/moved-page.ts'
import { isNotOver } from './dates-in-groq.ts'

/** Published documents that visitors see, now or later. */
export const LEADING_QUERY = `*[!(_type match "system.**") && !(_type match "sanity.**") && ${isNotOver}]`

export type Leading = { _id: string; _type: string; [field: string]: unknown }

/** The ids of those that lead to a page of this site which is over or gone. What has not begun is neither. */
export async function idsOfDeadLinks(
  documents: readonly Leading[],
  isGone: (path: string) => Promise<boolean>,
): Promise<string[]> {
  const planned = new Set(documents.filter(isPlanned).map(ownPath))
  const leading = documents.map((document) => ({ id: document._id, paths: pathsIn(document) }))
  const paths = [...new Set(leading.flatMap((each) => each.paths))].filter((path) => !planned.has(path))
  const answers = await Promise.all(paths.map(isGone))
  const gone = new Set(paths.filter((_, place) => answers[place]))
  return leading.filter((each) => each.paths.some((path) => gone.has(path))).map(({ id }) => id)
}

const isPlanned = ({ visibleFrom }: Leading): boolean =>
  typeof visibleFrom === 'string' && Date.parse(visibleFrom) > Date.now()

const ownPath = ({ _type, slug }: Leading): string | undefined =>
  isRecord(slug) ? pathOfPage(_type, String(slug['current'])) : undefined

/** Each path of this site in a document: in fields, lists and texts. A redirect leads away from its own. */
function pathsIn(value: unknown, field = ''): string[] {
  if (field === 'from') return []
  if (typeof value === 'string') return isOwnPath(value) ? [value.replace(/[?#].*$/s, '')] : []
  if (Array.isArray(value)) return value.flatMap((item) => pathsIn(item, field))
  return isRecord(value) ? Object.entries(value).flatMap(([name, inner]) => pathsIn(inner, name)) : []
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
