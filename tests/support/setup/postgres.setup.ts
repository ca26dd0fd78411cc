import type { TestProject } from 'vitest/node'
import { startPostgres } from './real-postgres.ts'
import { createTemplate } from '#tests/support/test-db.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** A real PostgreSQL for all projects of a run that want one, thrown away afterwards. */
export default async function setup({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  if ('postgresUrl' in vitest.getRootProject().getProvidedContext()) return undefined
  const postgres = await startPostgres({ isDurable: false })
  await createTemplate(postgres.url)
  vitest.provide('postgresUrl', postgres.url)
  return () => postgres.stop()
}
