import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { requireEditor } from '../access.ts'
import type { LakeDocument } from '../document.ts'
import type { LakeEnv } from '../lake-env.ts'
import { LakeProblem } from '../lake-problem.ts'
import { type AssetDocument, fileDocument, fileNameOf, pictureDocument } from './asset-document.ts'
import { describePicture } from './describe-picture.ts'
import { limitConcurrency } from '../limit-concurrency.ts'
import { readUploadLabels } from './upload-labels.ts'
import type { UploadStore } from './upload-store.ts'

type UploadOptions = {
  uploads: UploadStore
  /** Creates the document unless it is there already, and answers it as it is read, with its `url`. */
  createIfNotExists(document: AssetDocument, author: string): LakeDocument
}

export const MOST_BYTES = 20 * 1024 * 1024
/** Each holds its whole content in memory. */
const AT_A_TIME = 2

/** `POST /assets/{images,files}/{dataset}`: the body is the file itself. The document comes last, when all it speaks of is kept. */
export function createUploadApp({ uploads, createIfNotExists }: UploadOptions): Hono<LakeEnv> {
  const run = limitConcurrency(AT_A_TIME)
  const app = new Hono<LakeEnv>()
  // Before the body is read: a stranger's upload costs nothing.
  app.use('/assets/*', async (context, next) => {
    requireEditor(context)
    await next()
  })
  app.use('/assets/*', bodyLimit({ maxSize: MOST_BYTES, onError: refuseAsTooLarge }))

  const keep = (context: Context<LakeEnv>, describe: (content: Buffer) => Promise<AssetDocument>) =>
    run(async () => {
      const author = requireEditor(context).id
      const content = Buffer.from(await context.req.arrayBuffer())
      if (content.length === 0) throw new LakeProblem(400, 'emptyFile', 'This file is empty.')
      const document = await describe(content)
      await uploads.keep(fileNameOf(document), content)
      return context.json({ document: createIfNotExists(document, author) })
    })
  const labelsOf = (context: Context) => readUploadLabels(new URL(context.req.url).searchParams)

  app.post('/assets/images/:dataset', (context) =>
    keep(context, async (content) => pictureDocument(content, labelsOf(context), await describePicture(content))),
  )
  app.post('/assets/files/:dataset', (context) =>
    keep(context, async (content) =>
      fileDocument(content, labelsOf(context), context.req.header('Content-Type') ?? ''),
    ),
  )
  return app
}

function refuseAsTooLarge(): never {
  throw new LakeProblem(413, 'fileTooLarge', 'This file is too large: it may have up to 20 MB.')
}
