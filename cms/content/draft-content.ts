import type { ContentSource, PageContents } from '../types.ts'
import { fillAnswer, type FillOptions } from './fill-answer.ts'
import type { LakeAddress } from './lake-address.ts'
import { type ClientOptions, openClient } from './open-client.ts'
import { createGroqReaders } from './page-readers.ts'

/** The content with its drafts, asked for with every page: nothing of it is kept. */
export function createDraftContent(
  lake: LakeAddress,
  { examples, fetch, ...options }: FillOptions & Pick<ClientOptions, 'fetch'> & { examples: PageContents },
): ContentSource {
  const client = openClient(lake, { perspective: 'drafts', fetch })
  const readers = createGroqReaders((query, params) => client.fetch(query, params ?? {}))
  return async (page) => fillAnswer<typeof page>(await readers[page](), examples[page], options)
}
