import type { ResortFacts } from '#api/deps.ts'
import type { ContentSource } from '#cms/types.ts'

/** The resort's own name and address: read beforehand, for messages are written inside transactions, which wait for nothing else. */
export async function followResort(content: ContentSource): Promise<{
  facts: () => ResortFacts
  refresh: () => Promise<void>
}> {
  const read = async (): Promise<ResortFacts> => (await content('layout')).settings
  let facts = await read()
  return {
    facts: () => facts,
    async refresh() {
      facts = await read()
    },
  }
}
