import type { PageContents, PageName } from '../types.ts'
import { fillAnswer, type FillOptions } from './fill-answer.ts'
import type { PageReaders } from './page-readers.ts'

/** Every page's content, with the names of pages whose document the lake does not have. */
export type ReadContents = { pages: PageContents; missing: PageName[] }

type Known = FillOptions & {
  /** Stands in for a page whose document is missing; without it that is an error. */
  before?: PageContents
  /** Tells of what kind a gap is that an editor left. */
  examples?: PageContents
}

/** Asks for all pages at once, so that they belong together. */
export async function readContents(
  readers: PageReaders,
  { before, examples, ...options }: Known = {},
): Promise<ReadContents> {
  const missing: PageName[] = []
  const read = async <Name extends PageName>(page: Name): Promise<PageContents[Name]> => {
    const answer = await readers[page]()
    if (isWhole(answer)) return fillAnswer<Name>(answer, examples?.[page], options)
    missing.push(page)
    if (!before) throw new Error(`There is no content for ${page}`)
    return before[page]
  }
  const [
    layout,
    home,
    about,
    dine,
    career,
    privacypolicy,
    termsconditions,
    refund,
    wholeResort,
    convention,
    swimmingpool,
  ] = await Promise.all([
    read('layout'),
    read('home'),
    read('about'),
    read('dine'),
    read('career'),
    read('privacypolicy'),
    read('termsconditions'),
    read('refund'),
    read('package'),
    read('convention'),
    read('swimmingpool'),
  ])
  const pages = {
    layout,
    home,
    about,
    dine,
    career,
    privacypolicy,
    termsconditions,
    refund,
    package: wholeResort,
    convention,
    swimmingpool,
  }
  return { pages, missing: missing.toSorted() }
}

/** A page of several documents answers them by name: each must be there. */
function isWhole(answer: object | null): boolean {
  if (answer === null) return false
  return '_id' in answer || Object.values(answer).every((part) => part !== null)
}
