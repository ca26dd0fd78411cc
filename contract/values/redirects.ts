import { visibleLine } from './typed.ts'
import { sourceText } from './visit-source.ts'

/** An old path of the site and where it leads now. `countedAs`: visits that it leads here are counted with this source. */
export type Redirect = { from: string; to: string; countedAs?: string | null }

const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/

/** A path of this site: one slash at its start, for a second one would lead to another host. */
export const isOwnPath = (path: string): boolean => OWN_PATH.test(path)

/** The address to which `path` leads at the end of its redirects, with the source of the first that has one. Undefined where it leads nowhere else, round in a circle, or to another site. */
export function redirectOf(redirects: readonly Redirect[], path: string): string | undefined {
  const byPath = new Map(redirects.map((redirect) => [normal(redirect.from), redirect]))
  const passed = new Set<string>()
  let target: string | undefined
  let source = ''
  let next = byPath.get(normal(path))
  passed.add(normal(path))
  while (next !== undefined) {
    const nextPath = normal(next.to)
    const typed = visibleLine(next.to)
    source ||= sourceText(next.countedAs ?? '')
    if (!isOwnPath(typed) || passed.has(nextPath)) return undefined
    passed.add(nextPath)
    target = asAddress(typed)
    next = byPath.get(nextPath)
  }
  return target && source ? withSource(target, `utm_source=${encodeURIComponent(source)}`) : target
}

/** The source that a redirect adds: the last of the query. */
const ADDED_SOURCE = /[?&](utm_source=[^&#]+)(?=#|$)/

const ANY_SOURCE = /[?&](utm_source=[^&#]+)/

/**
 * `target` with the query of the address that led to it, such as an advertisement's, unless it has its own. Of two sources the
 * advertisement's is nearer to the visitor.
 */
export function withQuery(target: string, search: string): string {
  const [added, ofTarget] = ADDED_SOURCE.exec(target) ?? []
  const [, source = ofTarget] = ANY_SOURCE.exec(search) ?? []
  const bare = added === undefined ? target : target.replace(added, '')
  const address = /[?#]/.test(bare) ? bare : bare + search
  return source === undefined ? address : withSource(address, source)
}

/** `address` with a source at the end of its query, unless it has one. */
function withSource(address: string, source: string): string {
  if (ANY_SOURCE.test(address)) return address
  const [bare = '', ...hash] = address.split(/(?=#)/)
  return [bare, bare.includes('?') ? '&' : '?', source, ...hash].join('')
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
