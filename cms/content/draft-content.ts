import type { ContentSource, PageContents } from '../types.ts'
import { fillAnswer, type FillOptions } from './fill-answer.ts'
import type { LakeAddress } from './lake-address.ts'
import { openClient } from './open-client.ts'
import { createGroqReaders } from './page-readers.ts'

/** The content with its drafts, asked for with every page: nothing of it is kept. */
export function createDraftContent(
  lake: LakeAddress,
  { examples, ...options }: FillOptions & { examples: PageContents },
): ContentSource {
  const client = openClient(lake, 'drafts')
  const readers = createGroqReaders((query, params) => client.fetch(query, params ?? {}))
  return async (page) => fillAnswer<typeof page>(await readers[page](), examples[page], options)
}
