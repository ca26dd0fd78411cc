import type { SanityClient } from '@sanity/client'
import { documentQuery } from '../graphql.ts'
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

/** How a lake's pages are read: those with pictures and references in GROQ, the flat documents in GraphQL. */
export function createPageReaders(client: SanityClient, options: Pick<ClientOptions, 'fetch'>): PageReaders {
  const askGraphql = openGraphql(client, options)
  const policy = documentQuery('PolicyPage', shapes.policyQuery)
  const offering = documentQuery('Offering', shapes.offeringQuery)
  return {
    ...groqReaders((query) => client.fetch(query)),
    ...flatReaders(
      (id) => askGraphql(policy, id),
      (id) => askGraphql(offering, id),
    ),
  }
}

/** Reads the pages in GROQ alone, from documents at hand without a lake. */
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
