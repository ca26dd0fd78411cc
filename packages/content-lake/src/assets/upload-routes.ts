import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { requireWriter } from '../core/access.ts'
import type { LakeDocument } from '../core/document.ts'
import type { LakeEnv } from '../core/lake-env.ts'
import { LakeProblem } from '../core/lake-problem.ts'
import { limitConcurrency } from '../core/limit-concurrency.ts'
import { type AssetDocument, fileDocument, fileNameOf, pictureDocument, readUploadLabels } from './asset-document.ts'
import { describePicture } from './describe-picture.ts'
import type { UploadStore } from './upload-store.ts'

type UploadOptions = {
  uploads: UploadStore
  /** The project and the dataset in an asset's path. */
  place: string
  /** Creates the document unless it is there already, and answers it as it is read, with its `url`. */
  createIfNotExists(document: AssetDocument, author: string): LakeDocument
}

const MAX_BYTES = 20 * 1024 * 1024
/** Each holds its whole content in memory. */
const CONCURRENT_UPLOADS = 2

/** `POST /assets/{images,files}/{dataset}`: the body is the file itself. The document comes last, when its file is on the disk. */
export function createUploadRoutes({ uploads, place, createIfNotExists }: UploadOptions): Hono<LakeEnv> {
  const run = limitConcurrency(CONCURRENT_UPLOADS)
  const app = new Hono<LakeEnv>()
  // Before the body is read: an upload without a token costs nothing.
  app.use('/assets/*', async (context, next) => {
    requireWriter(context)
    await next()
  })
  app.use('/assets/*', bodyLimit({ maxSize: MAX_BYTES, onError: refuseAsTooLarge }))

  function store(
    context: Context<LakeEnv>,
    describe: (upload: Parameters<typeof pictureDocument>[0]) => Promise<AssetDocument>,
  ): Promise<Response> {
    return run(async () => {
      const author = requireWriter(context).id
      const content = Buffer.from(await context.req.arrayBuffer())
      if (content.length === 0) throw new LakeProblem(400, 'emptyFile', 'This file is empty.')
      const labels = readUploadLabels(new URL(context.req.url).searchParams)
      const document = await describe({ content, labels, place })
      await uploads.store(fileNameOf(document), content)
      return context.json({ document: createIfNotExists(document, author) })
    })
  }

  app.post('/assets/images/:dataset', (context) =>
    store(context, async (upload) => {
      const claim = { name: upload.labels.originalFilename, type: context.req.header('Content-Type') }
      return pictureDocument(upload, await describePicture(upload.content, claim))
    }),
  )
  app.post('/assets/files/:dataset', (context) =>
    store(context, async (upload) => fileDocument(upload, context.req.header('Content-Type') ?? '')),
  )
  return app
}

function refuseAsTooLarge(): never {
  throw new LakeProblem(413, 'fileTooLarge', 'This file is too large: it may have up to 20 MB.')
}
