import { createSeedContent } from '#cms/content/seed-content.ts'
import { render, type ServerSources } from '#src/app/entry-server.tsx'
import { wordsOf } from './seen-by.tsx'

/** What the server reads, if nothing else is given: the seed, and an API that does not answer. */
export const aSite = (sources: Partial<ServerSources> = {}): ServerSources => ({
  content: createSeedContent().content,
  callApi: () => new Response(null, { status: 503 }),
  today: () => '2026-11-20',
  imageBase: '/',
  ...sources,
})

/** A page as the server renders it, with its words as a person reads them. */
export async function readPage(path: string, sources: Partial<ServerSources> = {}) {
  const page = await render(new Request(`https://resort.example${path}`), aSite(sources))
  return { ...page, words: wordsOf(page.body).replaceAll('&#x27;', "'") }
}
