import path from 'node:path'
import type { Hono } from 'hono'
import type { LakeDocument } from '../document.ts'
import type { LakeEnv } from '../lake-env.ts'
import type { AssetDocument } from './asset-document.ts'
import { createAssetDoors } from './asset-doors.ts'
import { createUploadApp } from './upload.routes.ts'
import { forgetHalfUploads, openUploadStore, type UploadStore } from './upload-store.ts'

type AssetOptions = {
  /** The lake's folder: uploads lie in `assets/` below it, and what is made of them in `made-pictures/`. */
  directory: string
  /** Creates the document unless it is there already, and answers it as it is read, with its `url`. */
  createIfNotExists(document: AssetDocument, author: string): LakeDocument
}

export type Assets = {
  /** Mounted at `/lake/v…`. */
  calls: Hono<LakeEnv>
  /** Mounted at `/lake`. */
  doors: Hono<LakeEnv>
  storeFile: UploadStore['keep']
}

/** Pictures and files of the content: upload, and the addresses by which they are seen. */
export function openAssets({ directory, createIfNotExists }: AssetOptions): Assets {
  const uploadDirectory = path.join(directory, 'assets')
  forgetHalfUploads(uploadDirectory)
  const uploads = openUploadStore(uploadDirectory)

  return {
    calls: createUploadApp({ uploads, createIfNotExists }),
    doors: createAssetDoors({ uploads, cacheDirectory: path.join(directory, 'made-pictures') }),
    storeFile: uploads.keep,
  }
}
