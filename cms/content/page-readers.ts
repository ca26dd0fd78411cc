import type { SanityClient } from '@sanity/client'
import { documentQuery } from '../graphql.ts'
import * as queries from '../queries.ts'
import type { Shape } from '../shape.ts'
import { shapes } from '../shapes.generated.ts'
import type { PageAnswers, PageName } from '../types.ts'
import { type ClientOptions, openGraphql } from './open-client.ts'

/** Asks for one page's content. */
export type ReadPage = <Name extends PageName>(page: Name) => Promise<PageAnswers[Name]>

/** `document`: the question in GraphQL of a flat document, which has the name of its page. */
type PageQuery = { query: string; shape: Shape; document?: string }

const policy = {
  query: queries.policyQuery,
  shape: shapes.policyQuery,
  document: documentQuery('PolicyPage', shapes.policyQuery),
}

const offering = {
  query: queries.offeringQuery,
  shape: shapes.offeringQuery,
  document: documentQuery('Offering', shapes.offeringQuery),
}

/** What each page asks, and what kinds of values its answer has. */
const pages: Record<PageName, PageQuery> = {
  layout: { query: queries.layoutQuery, shape: shapes.layoutQuery },
  home: { query: queries.homeQuery, shape: shapes.homeQuery },
  about: { query: queries.aboutQuery, shape: shapes.aboutQuery },
  dine: { query: queries.dineQuery, shape: shapes.dineQuery },
  career: { query: queries.careerQuery, shape: shapes.careerQuery },
  houses: { query: queries.housesQuery, shape: shapes.housesQuery },
  catalogue: { query: queries.catalogueQuery, shape: shapes.catalogueQuery },
  landing: { query: queries.landingQuery, shape: shapes.landingQuery },
  offers: { query: queries.offersQuery, shape: shapes.offersQuery },
  pdfs: { query: queries.pdfsQuery, shape: shapes.pdfsQuery },
  redirects: { query: queries.redirectsQuery, shape: shapes.redirectsQuery },
  drafts: { query: queries.draftsQuery, shape: shapes.draftsQuery },
  privacypolicy: policy,
  termsconditions: policy,
  refund: policy,
  package: offering,
  convention: offering,
  swimmingpool: offering,
}

export function isPageName(name: string): name is PageName {
  return Object.hasOwn(pages, name)
}

export const pageNames: readonly PageName[] = Object.keys(pages).filter(isPageName)

export function shapeOfPage(page: PageName): Shape {
  return pages[page].shape
}

/** How a lake's pages are read: those with pictures and references in GROQ, the flat documents in GraphQL. */
export function createReadPage(client: SanityClient, options: Pick<ClientOptions, 'fetch'>): ReadPage {
  const askGraphql = openGraphql(client, options)
  return (page) => {
    const { query, document } = pages[page]
    return document === undefined ? client.fetch(query) : askGraphql(document, page)
  }
}

/** Reads the pages in GROQ alone, from documents at hand without a lake. */
export function readByGroq(ask: <Answer>(query: string, params: { id: string }) => Promise<Answer>): ReadPage {
  return (page) => ask(pages[page].query, { id: page })
}
