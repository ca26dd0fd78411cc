import { pictureSource } from './ui/srcset.ts'
import type { PageHandle, PageHead, PicturePreload } from './page-handle.ts'

/** The page's own part of `<head>`. `url` is the public address, whose query a search engine need not know. */
export function headHtml(head: PageHead & { title: string }, handle: PageHandle, url: URL, imageBase: string): string {
  const lines = [`<title>${escapeHtml(head.title)}</title>`, meta('property', 'og:title', head.title)]
  if (head.description) {
    lines.push(meta('name', 'description', head.description), meta('property', 'og:description', head.description))
  }
  if (handle.isPersonal || handle.status === 404) lines.push(meta('name', 'robots', 'noindex'))
  else lines.push(`<link rel="canonical" href="${escapeHtml(url.origin + canonicalPath(url.pathname))}">`)
  for (const picture of head.preload ?? []) lines.push(preloadTag(picture, imageBase))
  return lines.join('\n    ')
}

function preloadTag({ path, width, sizes, media }: PicturePreload, imageBase: string): string {
  const { type, srcSet } = pictureSource(imageBase + path, 'avif', width)
  const attributes = {
    as: 'image',
    type,
    imagesrcset: srcSet,
    imagesizes: sizes,
    fetchpriority: 'high',
    ...(media && { media }),
  }
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`)
  return `<link rel="preload" ${written.join(' ')}>`
}

function canonicalPath(pathname: string): string {
  return pathname === '/home' ? '/' : pathname
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
