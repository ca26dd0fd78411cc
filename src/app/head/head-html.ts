import { canonicalPath } from '#src/lib/paths.ts'
import { lakeSharedPictureUrl, sharedPictureSize } from '#contract/values/pictures.ts'
import { scriptSafe } from '#contract/values/script-safe.ts'
import type { Addresses } from './structured-data.ts'
import { pictureFile, pictureSources, isOwn } from '#ui/pictures/srcset.ts'
import type { PageHandle, PageHead, PicturePreload, SharedPicture } from '#src/lib/page-handle.ts'

export type HeadPage = {
  head: PageHead & { title: string }
  handle: PageHandle
  /** The public address, whose query a search engine need not know. */
  url: URL
  imageBase: string
  /** The resort's name, as a link to one of its pages is shown with. */
  siteName: string | undefined
  /** JSON-LD. */
  structured: readonly object[]
}

/** The picture of link previews for pages without one of their own. */
const RESORT: SharedPicture = {
  path: 'files/images/banners/hero-resort-dusk.jpg',
  alt: 'A thatched pavilion and a painted mud house glowing beside a lily pond at blue hour',
}

/** The page's own part of `<head>`. */
export function headHtml({ head, handle, url, imageBase, siteName, structured }: HeadPage): string {
  const lines = [`<title>${escapeHtml(head.title)}</title>`]
  if (head.description) lines.push(meta('name', 'description', head.description))
  if (handle.isPersonal || handle.status === 404 || handle.status === 410) lines.push(meta('name', 'robots', 'noindex'))
  else lines.push(...forOthers(head, canonicalAddress(head, url), { origin: url.origin, imageBase }, siteName))
  for (const data of structured) lines.push(`<script type="application/ld+json">${scriptSafe(data)}</script>`)
  for (const picture of head.preload ?? []) lines.push(preloadTag(picture, imageBase))
  return lines.join('\n    ')
}

/** Metadata for search engines and link previews. */
function forOthers(head: HeadPage['head'], canonical: string, at: Addresses, siteName?: string): string[] {
  const picture = head.picture ?? RESORT
  const properties = {
    'og:title': head.title,
    'og:description': head.description,
    'og:type': 'website',
    'og:url': canonical,
    'og:site_name': siteName,
    'og:locale': 'en_GB',
    'og:image': sharedPictureAddress(picture, at),
    'og:image:type': 'image/jpeg',
    'og:image:width': String(sharedPictureSize.width),
    'og:image:height': String(sharedPictureSize.height),
    'og:image:alt': picture.alt,
  }
  const written = Object.entries(properties).flatMap(([name, content]) =>
    content === undefined ? [] : [meta('property', name, content)],
  )
  return [
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...written,
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
}

/** One address for each page, whichever other address was requested: the last of its crumbs, if it has any. */
function canonicalAddress(head: PageHead, url: URL): string {
  return url.origin + (head.crumbs?.at(-1)?.path ?? canonicalPath(url.pathname))
}

function preloadTag({ path, width, sizes, media }: PicturePreload, imageBase: string): string {
  const [best] = pictureSources(pictureFile(imageBase, path), width)
  const attributes = {
    as: 'image',
    ...(best?.type && { type: best.type }),
    imagesrcset: best?.srcSet ?? '',
    imagesizes: sizes,
    fetchpriority: 'high',
    ...(media && { media }),
  }
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`)
  return `<link rel="preload" ${written.join(' ')}>`
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

const { width, height } = sharedPictureSize

/** The full address of a picture, cropped to the shape of a link preview. */
export function sharedPictureAddress({ path, focus }: SharedPicture, { origin, imageBase }: Addresses): string {
  const { href } = new URL(pictureFile(imageBase, path), origin)
  if (isOwn(path)) return `${href}?w=${width}&h=${height}&fm=jpeg`
  return lakeSharedPictureUrl(href, focus)
}
