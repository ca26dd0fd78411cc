import type { ContentSource } from '#cms/types.ts'
import { redirectOf } from '#contract/values/redirects.ts'
import type { PageAddress, PageSubject } from '#src/app/page-address.ts'
import { listHouses } from './list-houses.ts'
import type { CallApi } from '../site-options.ts'

type Options = {
  content: ContentSource
  publicUrl: string
  api: CallApi
}

/**
 * Recognizes an address that has no page and leads nowhere else before anything of it is opened: made-up paths are endless. What is
 * not known for certain is opened.
 */
export function createMissingPages({ content, publicUrl, api }: Options) {
  let read: { catalogue: string; names: ReadonlySet<string> } | undefined

  /** The numbers and permalinks of a revision of the catalogue, read once. */
  async function housesOf(catalogue: string): Promise<ReadonlySet<string>> {
    if (read?.catalogue === catalogue) return read.names
    const listed = await listHouses(api, publicUrl)
    const names = new Set(listed.flatMap(({ Id, Permalink }) => [String(Id), Permalink]))
    read = { catalogue, names }
    return names
  }

  async function exists({ kind, name }: PageSubject, catalogue: string | undefined): Promise<boolean> {
    if (kind === 'offer') {
      const { offers, ended } = await content('offers')
      return [...offers, ...ended].some(({ slug }) => slug === name)
    }
    if (kind === 'landing') {
      const { pages, ended } = await content('landing')
      return [...pages, ...ended].some(({ slug }) => slug === name)
    }
    if (catalogue === undefined) return true
    // An opened page itself reports that the catalogue does not answer.
    const houses = await housesOf(catalogue).catch(() => undefined)
    // A number is one however many zeros it begins with.
    return houses?.has(name.replace(/^0+(?=\d+$)/, '')) ?? true
  }

  return async function isMissing({ path, route, subject }: PageAddress, catalogue?: string): Promise<boolean> {
    const lacksPage = route === '*' || (subject !== undefined && !(await exists(subject, catalogue)))
    return lacksPage && redirectOf((await content('redirects')).redirects, path) === undefined
  }
}
