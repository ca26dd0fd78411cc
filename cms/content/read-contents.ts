import type { PageContents, PageName } from '../types.ts'
import { checkKinds, withDefaults, type DefaultsOptions } from './with-defaults.ts'
import { pageNames, type ReadPage } from './page-readers.ts'

/** Every page's content, with the names of pages whose document the lake does not have. */
export type ReadContents = { pages: PageContents; missing: PageName[] }

type Known = DefaultsOptions & {
  /** Used for a page whose document is missing; without it that is an error. */
  before?: PageContents
}

/** Asks for all pages at once, so that they belong together. */
export async function readContents(readPage: ReadPage, { before, ...options }: Known = {}): Promise<ReadContents> {
  const missing: PageName[] = []
  const read = async <Name extends PageName>(page: Name): Promise<PageContents[Name]> => {
    const answer = checkKinds(page, await readPage(page))
    if (isWhole(answer)) return withDefaults(page, answer, options)
    missing.push(page)
    if (!before) throw new Error(`There is no content for ${page}`)
    return before[page]
  }
  const pages: Partial<PageContents> = {}
  async function readInto<Name extends PageName>(page: Name): Promise<void> {
    pages[page] = await read(page)
  }
  await Promise.all(pageNames.map((page) => readInto(page)))
  if (!areAll(pages)) throw new Error('A page was not read')
  return { pages, missing: missing.toSorted() }
}

function areAll(pages: Partial<PageContents>): pages is PageContents {
  return pageNames.every((page) => pages[page] !== undefined)
}

/** A page of several documents answers them by name: each must be there. */
function isWhole(answer: object | null): boolean {
  if (answer === null) return false
  return '_id' in answer || Object.values(answer).every((part) => part !== null)
}
