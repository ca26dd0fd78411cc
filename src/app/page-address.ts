import type { RouteObject } from 'react-router-dom'
import { handleOf, type PageHandle } from '#src/lib/page-handle.ts'
import { canonicalPath } from '#src/lib/paths.ts'
import { type FirstCall, firstCalls } from './first-calls.ts'
import { createRoutes } from './routes.tsx'

/** What an address reveals before anything is read. */
export type PageAddress = {
  /**
   * The path under which the server renders and caches what is shown there: one for all spellings of a page's path, and one for all
   * parameters of a personal page, which only its guest's browser reads.
   */
  path: string
  /** The pattern of the route that answers. */
  route: string
  /** What the page is about, as the address names it. */
  subject?: PageSubject
  firstCall?: FirstCall
}

/** A house by its number or permalink, an offer or a landing page by its slug. Where there is none of that name, the page is missing. */
export type PageSubject = { kind: NonNullable<PageHandle['about']>; name: string }

async function nothing(): Promise<never> {
  throw new Error('Listing the pages reads no content')
}

const listed = createRoutes({
  content: nothing,
  api: { call: nothing, upload: nothing },
  today: () => '',
  imageBase: '/',
}).flatMap(pagesIn)

type Page = { path: string; handle: PageHandle }

function pagesIn({ path, handle, children = [] }: RouteObject): Page[] {
  const own = path === undefined ? [] : [{ path, handle: handleOf([{ handle, loaderData: undefined }]) }]
  return [...own, ...children.flatMap(pagesIn)]
}

const rooted = (path: string) => (path.startsWith('/') ? path : `/${path}`)

const plainPages = listed.filter(({ path }) => !/[:*]/.test(path))
const plainByPath = new Map(plainPages.map((page) => [rooted(page.path).toLowerCase(), page]))
const pagesByParameter = listed
  .filter(({ path }) => path.includes(':'))
  .map((page) => ({ ...page, pattern: new RegExp(`^/${page.path.replaceAll(/:\w+/g, '([^/]+)')}/*$`, 'i') }))

/** Finds the page at `pathname` as the router does, which would take a hundred times as long. */
export function addressOf(pathname: string): PageAddress {
  const asked = decoded(pathname)
  const plain = plainByPath.get(asked.replace(/(?<=.)\/+$/, '').toLowerCase())
  if (plain) return addressOfPlain(plain.path)
  for (const { path, handle, pattern } of pagesByParameter) {
    const name = pattern.exec(asked)?.[1]
    if (name !== undefined) return addressOfParameter({ path, handle }, { name, pathname })
  }
  return { path: pathname, route: '*' }
}

function addressOfPlain(path: string): PageAddress {
  const firstCall = firstCalls.get(path)
  return { path: rooted(path), route: path, ...(firstCall && { firstCall }) }
}

function addressOfParameter(
  { path, handle }: Page,
  { name, pathname }: { name: string; pathname: string },
): PageAddress {
  const { isPersonal = false, about } = handle
  const written = isPersonal ? '-' : name
  return {
    path: /^[\w-]+$/.test(written) ? rooted(path.replace(/:\w+/, written)) : pathname,
    route: path,
    ...(about && { subject: { kind: about, name } }),
  }
}

/** As the router reads a path. */
function decoded(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    // Not an escape: the router takes the path literally then, too.
    return pathname
  }
}

/** The addresses that search engines may list, without those of pages that take a parameter. */
export function pagePaths(): string[] {
  const shown = plainPages.filter(({ handle }) => handle.isPersonal !== true && handle.status === undefined)
  return [...new Set(shown.map(({ path }) => canonicalPath(rooted(path))))]
}
