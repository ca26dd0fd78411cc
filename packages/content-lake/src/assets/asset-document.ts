import { createHash } from 'node:crypto'
import type { LakeDocument } from '../core/document.ts'
import { applyMutation } from '../mutate/apply-mutation.ts'
import type { Transact } from '../mutate/transact.ts'
import type { PictureFacts } from './describe-picture.ts'

/** An asset's document before the lake gives it a revision; it has no `url`, which is added where it is read. */
export type AssetDocument = { _id: string; _type: 'sanity.imageAsset' | 'sanity.fileAsset'; path: string } & Record<
  string,
  unknown
>

/** `place` is the project and the dataset in an asset's path, such as `resort/production`. */
type Upload = { content: Buffer; labels: UploadLabels; place: string }

export function pictureDocument({ content, labels, place }: Upload, facts: PictureFacts): AssetDocument {
  const { extension, mimeType, width, height, metadata } = facts
  const sha1 = sha1Of(content)
  const file = `${sha1}-${width}x${height}.${extension}`
  return {
    _id: assetIdOf('image', file),
    _type: 'sanity.imageAsset',
    ...commonFields(sha1, content, extension),
    mimeType,
    ...labels,
    path: `images/${place}/${file}`,
    metadata,
  }
}

export function fileDocument({ content, labels, place }: Upload, declaredType: string): AssetDocument {
  const extension = /\.([a-z0-9]{1,10})$/i.exec(labels.originalFilename ?? '')?.[1]?.toLowerCase() ?? 'bin'
  const sha1 = sha1Of(content)
  const file = `${sha1}.${extension}`
  return {
    _id: assetIdOf('file', file),
    _type: 'sanity.fileAsset',
    ...commonFields(sha1, content, extension),
    mimeType: /^[\w.+-]{1,60}\/[\w.+-]{1,80}/.exec(declaredType)?.[0] ?? 'application/octet-stream',
    ...labels,
    path: `files/${place}/${file}`,
  }
}

/** The id of the asset whose content lies in this file: that of `{sha1}-80x40.jpg` is `image-{sha1}-80x40-jpg`. */
export function assetIdOf(kind: 'image' | 'file', file: string): string {
  return `${kind}-${file.replace('.', '-')}`
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

/** Adds an asset's document to the lake, unless the same content is there already, and answers it as it is read. */
export function addAssetDocument(transact: Transact, document: AssetDocument, author: string): LakeDocument {
  const { results } = transact({ author, cause: 'upload', request: document }, (work) =>
    applyMutation(work, { createIfNotExists: document }, { autoKeys: false, findIds: () => [] }),
  )
  const stored = results[0]?.document
  if (stored === undefined) throw new Error(`The document of ${document.path} is not there`)
  return stored
}

/** What a person or the Studio says about an upload. It is stored as text and names nothing on the disk. */
type UploadLabels = {
  originalFilename?: string
  title?: string
  label?: string
  description?: string
  creditLine?: string
  source?: { id: string; name?: string; url?: string }
}

const names = ['title', 'label', 'description', 'creditLine'] as const
const MAX_LENGTH = 500

export function readUploadLabels(query: URLSearchParams): UploadLabels {
  const labels: UploadLabels = {}
  const fileName = plain(query.get('filename'))?.split(/[/\\]/).at(-1)
  if (fileName) labels.originalFilename = fileName
  for (const name of names) {
    const text = plain(query.get(name))
    if (text) labels[name] = text
  }
  const id = plain(query.get('sourceId'))
  const name = plain(query.get('sourceName'))
  const url = plain(query.get('sourceUrl'))
  if (id) labels.source = { id, ...(name ? { name } : {}), ...(url ? { url } : {}) }
  return labels
}

/** Without control characters, which would reach logs, headers and terminals, but with the joiners that Bangla is written with. */
function plain(text: string | null): string | undefined {
  // Half a character, left by the cut, is such a character too.
  return text
    ?.trim()
    .slice(0, MAX_LENGTH)
    .replaceAll(/(?![\u200c\u200d])\p{C}/gu, '')
    .trim()
}
