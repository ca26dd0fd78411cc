import { resolve } from 'node:path'
import { findQueriesInPath, TypeGenerator } from '@sanity/codegen'
import { extractSchema } from '@sanity/schema/_internal'
import { contentSchema } from '../schema/content-schema.ts'

const root = resolve(import.meta.dirname, '../..')

const NOTICE =
  '// Written by `npm run content -- types` from cms/schema/ and cms/queries.ts. Change those, then run it again.\n\n'

type QueryModules = ReturnType<typeof findQueriesInPath>['queries']

/**
 * The types of all documents and of what each query answers, as TypeScript. Fields may be missing even where the Studio
 * demands them: a draft is shown before it is complete. Throws for a query that cannot be understood.
 */
export async function generateTypes(): Promise<string> {
  const names: string[] = []
  const { queries } = findQueriesInPath({ path: resolve(root, 'cms/queries.ts') })
  const { code } = await new TypeGenerator().generateTypes({
    root,
    schema: extractSchema(contentSchema),
    queries: noteNames(queries, names),
    overloadClientMethods: true,
  })
  // The generator leaves out what it cannot evaluate, without a word.
  const missing = names.filter((name) => !code.includes(`// Variable: ${name}\n`))
  if (missing.length > 0) throw new Error(`These queries do not fit the schema: ${missing.join(', ')}`)
  return NOTICE + withoutBridge(code)
}

// The client reads the global registry by itself. The site, which shares these types, knows no client to bridge to.
function withoutBridge(code: string): string {
  return code.slice(0, code.indexOf('// Lets @sanity/client releases that predate'))
}

async function* noteNames(modules: QueryModules, names: string[]): QueryModules {
  for await (const module of modules) {
    if (module.errors[0]) throw module.errors[0]
    names.push(...module.queries.map(({ variable }) => variable.id.name))
    yield module
  }
}
