import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Hono } from 'hono'
import type { Part } from '../app.ts'
import { createStaticFiles } from '../site/static-files.ts'

const BASE = '/desk'
const FOR_EVER = 'public, max-age=31536000, immutable'

/** The resort's name as editors wrote it. */
type Brand = () => string

/** The front desk as it was built: one page for all its addresses, without anything personal, and its files. */
export async function createDesk({ distDir, brand }: { distDir: string; brand: Brand }): Promise<Part> {
  const shell = await readFile(path.join(distDir, 'desk/index.html'), 'utf8')
  const file = createStaticFiles(distDir, FOR_EVER)

  const app = new Hono()
  app.get(`${BASE}/static/*`, async (context) => (await file(context)) ?? context.text('There is no such file', 404))
  for (const address of [BASE, `${BASE}/*`]) {
    app.get(address, (context) => {
      const page = withBrand(shell, brand())
      const etag = `"${createHash('sha256').update(page).digest('base64url').slice(0, 20)}"`
      const headers = { ...deskHeaders, 'Cache-Control': 'no-cache', ETag: etag }
      if (context.req.header('If-None-Match') === etag) return context.body(null, 304, headers)
      return context.html(page, 200, headers)
    })
  }
  return app
}

function withBrand(shell: string, brand: string): string {
  return shell.replace('%brand%', () =>
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

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
]

const deskHeaders = {
  'Content-Security-Policy': policy.join('; '),
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
}
