import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { contentSchema } from './content-schema.ts'
import type { ApiDescription } from './graphql-language.ts'

/** The GraphQL API for the content's types, as Sanity's own command line describes it to the hosted lake. */
export async function describeApi(): Promise<ApiDescription> {
  // The generator is private to that command line, so it is asked for by its file and only when types change.
  const { extractFromSanitySchema } = await importPrivate('extractFromSanitySchema.js')
  const { default: generate } = await importPrivate('gen3/index.js')
  return generate(extractFromSanitySchema(contentSchema, { nonNullDocumentFields: false, withUnionCache: false }), {})
}

function importPrivate(file: string) {
  const folder = resolve(import.meta.dirname, '../../node_modules/@sanity/cli/dist/actions/graphql')
  return import(pathToFileURL(resolve(folder, file)).href)
}
