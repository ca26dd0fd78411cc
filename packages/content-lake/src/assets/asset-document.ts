import { createHash } from 'node:crypto'
import type { LakeDocument } from '../document.ts'
import { LAKE_DATASET, LAKE_PROJECT_ID } from '../lake-names.ts'
import type { PictureFacts } from './describe-picture.ts'
import type { UploadLabels } from './upload-labels.ts'

/** An asset's document before the lake gives it a revision; it has no `url`, which is added where it is read. */
export type AssetDocument = { _id: string; _type: 'sanity.imageAsset' | 'sanity.fileAsset'; path: string } & Record<
  string,
  unknown
>

export function pictureDocument(content: Buffer, labels: UploadLabels, facts: PictureFacts): AssetDocument {
  const { extension, mimeType, width, height, metadata } = facts
  const sha1 = sha1Of(content)
  const stem = `${sha1}-${width}x${height}`
  return {
    _id: `image-${stem}-${extension}`,
    _type: 'sanity.imageAsset',
    ...commonFields(sha1, content, extension),
    mimeType,
    ...labels,
    path: `images/${LAKE_PROJECT_ID}/${LAKE_DATASET}/${stem}.${extension}`,
    metadata,
  }
}

export function fileDocument(content: Buffer, labels: UploadLabels, declaredType: string): AssetDocument {
  const extension = /\.([a-z0-9]{1,10})$/i.exec(labels.originalFilename ?? '')?.[1]?.toLowerCase() ?? 'bin'
  const sha1 = sha1Of(content)
  return {
    _id: `file-${sha1}-${extension}`,
    _type: 'sanity.fileAsset',
    ...commonFields(sha1, content, extension),
    mimeType: /^[\w.+-]{1,60}\/[\w.+-]{1,80}/.exec(declaredType)?.[0] ?? 'application/octet-stream',
    ...labels,
    path: `files/${LAKE_PROJECT_ID}/${LAKE_DATASET}/${sha1}.${extension}`,
  }
}

/** The name under which an asset's content lies on the disk: the last part of its path. */
export function fileNameOf({ path }: AssetDocument): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/**
 * Gives the documents of assets the address that they have today: what is stored is the path, because the site may move to another
 * port or name. Other documents are left as they are.
 */
export function withAssetUrl(publicUrl: string): (document: LakeDocument) => LakeDocument {
  return (document) => {
    const isAsset = document._type === 'sanity.imageAsset' || document._type === 'sanity.fileAsset'
    return isAsset && typeof document['path'] === 'string'
      ? { ...document, url: `${publicUrl}/lake/${document['path']}` }
      : document
  }
}

/** The SHA-1 is a name and no proof; the Content Lake's ids are made of it. */
function sha1Of(content: Buffer): string {
  return createHash('sha1').update(content).digest('hex')
}

function commonFields(sha1: string, content: Buffer, extension: string) {
  return { assetId: sha1, sha1hash: sha1, uploadId: sha1, extension, size: content.length }
}
