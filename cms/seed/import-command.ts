import { parseArgs } from 'node:util'
import { createClient } from '@sanity/client'
import { deployGraphql, importContent } from './import-content.ts'

const USAGE = `Brings the content that the product is born with into a dataset:
  npm run content -- import [--replace] [--graphql] [--url http://localhost:3000/lake]
The dataset is that of SANITY_PROJECT_ID and SANITY_DATASET. SANITY_TOKEN must be allowed to write.
Documents that are there already stay as they are; --replace overwrites them.
--graphql also gives the dataset its GraphQL API, for which the token must be an administrator's: do it again when types change.
--url names a Content Lake other than Sanity's.`

/** Why the import cannot run, as a sentence for the person who started it. */
export class ImportProblem extends Error {
  override name = 'ImportProblem'
}

export type ImportTarget = { projectId: string | undefined; dataset: string; token: string | undefined }

/** Carries out `npm run content -- import`. `print` shows a sentence to the person. */
export async function runImport(
  args: readonly string[],
  { projectId, dataset, token }: ImportTarget,
  print: (sentence: string) => void,
): Promise<void> {
  const { replace, graphql, url } = readArgs(args)
  if (projectId === undefined) throw new ImportProblem(`SANITY_PROJECT_ID is not set.\n${USAGE}`)
  if (token === undefined) throw new ImportProblem(`SANITY_TOKEN is not set.\n${USAGE}`)
  const client = createClient({
    projectId,
    dataset,
    token,
    apiVersion: '2025-02-19',
    useCdn: false,
    maxRetries: 2,
    ...(url !== undefined && { apiHost: url.replace(/\/+$/, ''), useProjectHostname: false }),
  })
  const target = `the dataset ${dataset} of ${projectId}${url === undefined ? '' : ` at ${url}`}`
  print(`Bringing the content into ${target}.`)
  try {
    await importContent(client, { isReplacing: replace, print })
    if (graphql) await deployGraphql(client, print)
  } catch (cause) {
    throw new ImportProblem(explain(cause, target), { cause })
  }
}

function readArgs(args: readonly string[]) {
  const flag = { type: 'boolean', default: false } as const
  const options = { replace: flag, graphql: flag, url: { type: 'string' } } as const
  try {
    const { values } = parseArgs({ args: [...args], options })
    if (values.url !== undefined && !/^https?:$/.test(URL.parse(values.url)?.protocol ?? '')) throw new Error(values.url)
    return values
  } catch (cause) {
    throw new ImportProblem(USAGE, { cause })
  }
}

function explain(cause: unknown, target: string): string {
  const status = typeof cause === 'object' && cause !== null && 'statusCode' in cause ? cause.statusCode : undefined
  if (status === 401) return 'SANITY_TOKEN was refused: it may be wrong, or of another project.'
  if (status === 403) return 'SANITY_TOKEN may read but not write: make one with the rights of an editor.'
  const reason = cause instanceof Error ? cause.message : String(cause)
  if (status === 404) return `${capital(target)} was not found: ${reason}`
  if (status === undefined) return `${capital(target)} could not be reached: ${reason}`
  return `${capital(target)} refused: ${reason}`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
