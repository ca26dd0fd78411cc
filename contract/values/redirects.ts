import { visibleLine } from './typed.ts'

/** An old path of the site and where it leads now. */
export type Redirect = { from: string; to: string }

const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/

/** A path of this site: one slash at its start, for a second one would lead to another host. */
export const isOwnPath = (path: string): boolean => OWN_PATH.test(path)

/** The address to which `path` leads at the end of its redirects. Undefined where it leads nowhere else, round in a circle, or to another site. */
export function redirectOf(redirects: readonly Redirect[], path: string): string | undefined {
  const byPath = new Map(redirects.map(({ from, to }) => [normal(from), to]))
  const passed = new Set<string>()
  let target: string | undefined
  let next = byPath.get(normal(path))
  passed.add(normal(path))
  while (next !== undefined) {
    const nextPath = normal(next)
    const typed = visibleLine(next)
    if (!isOwnPath(typed) || passed.has(nextPath)) return undefined
    passed.add(nextPath)
    target = asAddress(typed)
    next = byPath.get(nextPath)
  }
  return target
}

/** `target` with the query of the address that led to it, such as an advertisement's, unless it has its own. */
export function withQuery(target: string, search: string): string {
  return /[?#]/.test(target) ? target : target + search
}

/** Whether two paths are one address. */
export const isSameAddress = (one: string, other: string): boolean => normal(one) === normal(other)

/**
 * Without what follows the path and its last slash. In small letters, for an address on paper is typed in any, and letters as they are
 * read: editors type `/ঈদ`, and browsers send it encoded.
 */
function normal(path: string): string {
  const [bare = ''] = path.split(/[?#]/)
  return visibleLine(decoded(bare))
    .normalize()
    .replace(/(?<=.)\/+$/, '')
    .toLowerCase()
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    // A sign of per cent that encodes nothing.
    return path
  }
}

/** A path in the signs that a header can carry; what is encoded already stays as it is. */
function asAddress(path: string): string {
  return encodeURI(path).replaceAll('%25', '%')
}
