import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Hono } from 'hono'
import type { Part } from '../app.ts'
import { sourceHash } from '../html-page.ts'
import { BEST_QUALITY, chooseEncoding, createStaticFiles, encodedOnce } from '../site/static-files.ts'

const BASE = '/desk'
const FOR_EVER = 'public, max-age=31536000, immutable'

/** The resort's name as editors wrote it. */
type Brand = () => string

/** The front desk as it was built: one page for all its addresses, without anything personal, and its files. */
export async function createDesk({ distDir, brand }: { distDir: string; brand: Brand }): Promise<Part> {
  const { shell, styleHashes } = await withStyles(
    await readFile(path.join(distDir, 'desk/index.html'), 'utf8'),
    distDir,
  )
  const headers = { ...deskHeaders, 'Content-Security-Policy': policyWith(styleHashes), 'Cache-Control': 'no-cache' }
  const file = createStaticFiles(distDir, FOR_EVER)
  let page = pageOf(withBrand(shell, brand()))

  const app = new Hono()
  app.get(`${BASE}/static/*`, async (context) => (await file(context)) ?? context.text('There is no such file', 404))
  for (const address of [BASE, `${BASE}/*`]) {
    app.get(address, async (context) => {
      const html = withBrand(shell, brand())
      if (html !== page.html) page = pageOf(html)
      const encoding = chooseEncoding(context.req.header('Accept-Encoding'))
      const all = { ...headers, ETag: `"${page.hash}-${encoding}"`, Vary: 'Accept-Encoding' }
      if (context.req.header('If-None-Match') === all.ETag) return context.body(null, 304, all)
      return context.body(await page.encoded(encoding), 200, {
        ...all,
        'Content-Type': 'text/html; charset=utf-8',
        ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      })
    })
  }
  return app
}

/** The page with its styles in it, so that it is painted as soon as it is read. */
async function withStyles(html: string, distDir: string): Promise<{ shell: string; styleHashes: string[] }> {
  const link = /<link rel="stylesheet"[^>]* href="([^"]+)">/g
  const files = Array.from(html.matchAll(link), ([, href = '']) => href)
  const styles = new Map<string, string>()
  for (const href of files) styles.set(href, await readFile(path.join(distDir, href), 'utf8'))
  const shell = html.replace(link, (_, href: string) => `<style data-file="${href}">${styles.get(href)}</style>`)
  return { shell, styleHashes: [...styles.values()].map(sourceHash) }
}

function pageOf(html: string) {
  const content = new TextEncoder().encode(html)
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 20)
  return { html, hash, encoded: encodedOnce(content, BEST_QUALITY) }
}

function withBrand(shell: string, brand: string): string {
  return shell.replaceAll('%brand%', () =>
    brand.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;'),
  )
}

/** The desk from its sources, for who works on it. Its page carries no content policy: Vite's hot reload writes into it. */
export function createDevDesk(
  transform: (address: string, html: string) => Promise<string>,
  { brand }: { brand: Brand },
): Part {
  const app = new Hono()
  for (const address of [BASE, `${BASE}/*`]) {
    app.get(address, async (context) => {
      const shell = withBrand(await readFile('desk/index.html', 'utf8'), brand())
      return context.html(await transform(context.req.path, shell.replace('./entry-desk.tsx', '/desk/entry-desk.tsx')))
    })
  }
  return app
}

function policyWith(styleHashes: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styleHashes].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

const deskHeaders = {
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
}
