import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import type { ContentSource } from '#cms/types.ts'

export type PdfFilesOptions = {
  content: ContentSource
  /** How a file of the content is read, by its own address. */
  readFile: (url: string) => Promise<Response>
}

const BEGINNING = '%PDF-'

/** GET /pdf/{address}: a file of the content under an address that stays when the file is replaced. What is no PDF is not there. */
export function createPdfFiles({ content, readFile }: PdfFilesOptions): Hono {
  return new Hono().get('/pdf/:slug', async (context, next) => {
    const { pdfs } = await content('pdfs')
    const pdf = pdfs.find(({ slug, url }) => slug === context.req.param('slug') && url !== '')
    if (!pdf) return next()
    const etag = `"${createHash('sha256').update(`${pdf.url} ${pdf.title}`).digest('base64url').slice(0, 20)}"`
    const headers = {
      'Cache-Control': 'no-cache',
      ETag: etag,
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${asciiOf(pdf.title)}.pdf"; filename*=UTF-8''${encodeURIComponent(pdf.title)}.pdf`,
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    }
    if (context.req.header('If-None-Match') === etag) return context.body(null, 304, headers)
    const file = await readFile(pdf.url).catch(() => undefined)
    if (!file) return context.text('This file cannot be read at the moment. Please try again.', 503)
    const body = await bodyOf(file)
    return body ? context.body(body, 200, headers) : next()
  })
}

/** The file as it comes, once its first bytes are those of a PDF. */
async function bodyOf({ ok, body }: Response): Promise<ReadableStream | undefined> {
  const reader = ok ? body?.getReader() : undefined
  const first = await reader?.read()
  if (!reader || !first?.value) return undefined
  if (new TextDecoder().decode(first.value.slice(0, BEGINNING.length)) !== BEGINNING) {
    await reader.cancel()
    return undefined
  }
  return new ReadableStream({
    start: (controller) => controller.enqueue(first.value),
    async pull(controller) {
      const { done, value } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

const asciiOf = (title: string): string => title.replaceAll(/[^\w .-]/g, '_')
