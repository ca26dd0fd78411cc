import { describeApi } from './describe-api.ts'
import { writeGraphql } from './graphql-language.ts'

const NOTICE = '# Written by `npm run content -- graphql` from cms/schema/. Change that, then run it again.\n\n'

/** The GraphQL API that Sanity would deploy for the content's types, in GraphQL's own language. */
export async function generateGraphql(): Promise<string> {
  return `${NOTICE}${writeGraphql(await describeApi())}\n`
}
