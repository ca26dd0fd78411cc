import type { SanityClient } from '@sanity/client'
import { ClientError } from 'graphql-request'
import { offeringDocument, policyDocument } from '../graphql.ts'
import {
  aboutQuery,
  careerQuery,
  dineQuery,
  homeQuery,
  housesQuery,
  layoutQuery,
  offeringQuery,
  offersQuery,
  policyQuery,
  redirectsQuery,
} from '../queries.ts'
import { shapes } from '../shapes.generated.ts'
import type { OfferingName, PageAnswers, PageName, PolicyName } from '../types.ts'
import type { ContentLog } from './content-cache.ts'
import { type ClientOptions, openGraphql } from './open-client.ts'
import type { Shape } from '../shape.ts'

/** Asks for each page's content. */
export type PageReaders = { [Name in keyof PageAnswers]: () => Promise<PageAnswers[Name]> }

/** What kinds of values each page has. */
export const pageShapes = {
  layout: shapes.layoutQuery,
  home: shapes.homeQuery,
  about: shapes.aboutQuery,
  dine: shapes.dineQuery,
  career: shapes.careerQuery,
  houses: shapes.housesQuery,
  offers: shapes.offersQuery,
  redirects: shapes.redirectsQuery,
  privacypolicy: shapes.policyQuery,
  termsconditions: shapes.policyQuery,
  refund: shapes.policyQuery,
  package: shapes.offeringQuery,
  convention: shapes.offeringQuery,
  swimmingpool: shapes.offeringQuery,
} satisfies Record<PageName, Shape>

export function isPageName(name: string): name is PageName {
  return Object.hasOwn(pageShapes, name)
}

/** Every page of the content; the compiler asks for a new one's line. */
export const pageNames: readonly PageName[] = Object.keys(pageShapes).filter(isPageName)

/** What asks in GROQ: a client, or an engine over documents at hand. */
export type AskGroq = <Answer>(query: string, params?: Record<string, string>) => Promise<Answer>

type ReaderOptions = Pick<ClientOptions, 'fetch'> & { log: ContentLog }

/**
 * How the pages are read: those with pictures and references in GROQ, the flat documents in GraphQL. A hosted dataset has a GraphQL API
 * only once it was deployed for the schema as it is; until then those are read in GROQ too.
 */
export function createPageReaders(client: SanityClient, { log, fetch }: ReaderOptions): PageReaders {
  const askGraphql = openGraphql(client, { fetch })
  const askGroq: AskGroq = (query, params) => client.fetch(query, params ?? {})
  let isLogged = false

  async function readFlat<Answer>(id: string, { document, query }: { document: string; query: string }) {
    try {
      return await askGraphql<Answer>(document, id)
    } catch (error) {
      if (!(error instanceof ClientError)) throw error
      if (!isLogged) log.warn({ err: error }, 'the GraphQL API does not answer: its documents are read in GROQ')
      isLogged = true
      return askGroq<Answer | null>(query, { id })
    }
  }

  return {
    ...groqReaders(askGroq),
    ...flatReaders(
      (id) => readFlat(id, { document: policyDocument, query: policyQuery }),
      (id) => readFlat(id, { document: offeringDocument, query: offeringQuery }),
    ),
  }
}

/** The same pages in GROQ alone: for drafts, which the GraphQL API does not show, and for what is at hand without a lake. */
export function createGroqReaders(ask: AskGroq): PageReaders {
  return {
    ...groqReaders(ask),
    ...flatReaders(
      (id) => ask(policyQuery, { id }),
      (id) => ask(offeringQuery, { id }),
    ),
  }
}

function groqReaders(ask: AskGroq) {
  return {
    layout: () => ask<PageAnswers['layout']>(layoutQuery),
    home: () => ask<PageAnswers['home']>(homeQuery),
    about: () => ask<PageAnswers['about']>(aboutQuery),
    dine: () => ask<PageAnswers['dine']>(dineQuery),
    career: () => ask<PageAnswers['career']>(careerQuery),
    houses: () => ask<PageAnswers['houses']>(housesQuery),
    offers: () => ask<PageAnswers['offers']>(offersQuery),
    redirects: () => ask<PageAnswers['redirects']>(redirectsQuery),
  }
}

function flatReaders(
  policy: (name: PolicyName) => Promise<PageAnswers[PolicyName]>,
  offering: (name: OfferingName) => Promise<PageAnswers[OfferingName]>,
) {
  return {
    privacypolicy: () => policy('privacypolicy'),
    termsconditions: () => policy('termsconditions'),
    refund: () => policy('refund'),
    package: () => offering('package'),
    convention: () => offering('convention'),
    swimmingpool: () => offering('swimmingpool'),
  }
}
