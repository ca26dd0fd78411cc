import type { TestProject } from 'vitest/node'
import { startPostgres } from './real-postgres.ts'
import { createTemplate } from '#tests/support/test-db.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** A real PostgreSQL for a project's tests, thrown away afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres({ isDurable: false })
  await createTemplate(postgres.url)
  project.provide('postgresUrl', postgres.url)
  return () => postgres.stop()
}
