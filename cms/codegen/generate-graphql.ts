import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { contentSchema } from './content-schema.ts'
import { writeGraphql } from './graphql-language.ts'
import type { ApiDescription } from './graphql-language.ts'

const NOTICE = '# Written by `npm run cms:graphql` from cms/schema/. Change that, then run it again.\n\n'

/** The GraphQL API that Sanity would deploy for the content's types, in GraphQL's own language. */
export async function generateGraphql(): Promise<string> {
  return `${NOTICE}${writeGraphql(await describeApi())}\n`
}

// The generator is private to Sanity's command line, so it is asked for by its file and only when types change.
async function describeApi(): Promise<ApiDescription> {
  const { extractFromSanitySchema } = await importPrivate('extractFromSanitySchema.js')
  const { default: generate } = await importPrivate('gen3/index.js')
  return generate(extractFromSanitySchema(contentSchema, { nonNullDocumentFields: false, withUnionCache: false }), {})
}

function importPrivate(file: string) {
  const folder = resolve(import.meta.dirname, '../../node_modules/@sanity/cli/dist/actions/graphql')
  return import(pathToFileURL(resolve(folder, file)).href)
}
