import { buildSchema } from 'graphql'
import type { GraphQLSchema } from 'graphql'

/** The API that Sanity would deploy for the content's types. */
export function readApiSchema(text: string): GraphQLSchema {
  // It was checked when it was written.
  return buildSchema(text, { assumeValid: true, assumeValidSDL: true })
}

/** What GraphQL calls a document's type: `policyPage` is PolicyPage, `sanity.imageAsset` is SanityImageAsset. */
export function typeNameOf(type: string): string {
  return type
    .split('.')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')
}
