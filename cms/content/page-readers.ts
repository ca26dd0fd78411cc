import type { SanityClient } from '@sanity/client'
import { offeringDocument, policyDocument } from '../graphql.ts'
import { aboutQuery, careerQuery, dineQuery, homeQuery, layoutQuery, offeringQuery, policyQuery } from '../queries.ts'
import type { OfferingName, PageAnswers, PolicyName } from '../types.ts'
import { openGraphql } from './open-graphql.ts'

/** Asks for each page's content. */
export type PageReaders = { [Name in keyof PageAnswers]: () => Promise<PageAnswers[Name]> }

/** What asks in GROQ: a client, or an engine over documents at hand. */
export type AskGroq = <Answer>(query: string, params?: Record<string, string>) => Promise<Answer>

/** How the pages are read: those with pictures and references in GROQ, the flat documents in GraphQL. */
export function createPageReaders(client: SanityClient): PageReaders {
  const ask = openGraphql(client)
  return {
    ...groqReaders((query, params) => client.fetch(query, params ?? {})),
    ...flatReaders(
      (name) => ask(policyDocument, name),
      (name) => ask(offeringDocument, name),
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
