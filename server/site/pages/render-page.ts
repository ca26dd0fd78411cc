import { createHash } from 'node:crypto'
import type { OpenedPage, ServerSources } from '#src/app/entry-server.tsx'
import { type BuiltSite, filesOf } from '../build-manifest.ts'
import { encodedOnce, type Encoded } from '../static-files.ts'
import { firstLoadOf } from './first-load.ts'

const PAGE_QUALITY = 5

type ShellParts = {
  head: string
  body: string
  state: string
  /** What follows the state: what starts the page. */
  end?: string
}

/** Puts a rendered page into index.html. Functions as replacements, because `$&` in a text would be read as a pattern. */
export function fillShell(shell: string, { head, body, state, end = '' }: ShellParts): string {
  return shell
    .replace('<!--head-->', () => head)
    .replace('<!--body-->', () => body)
    .replace('<!--state-->', () => `<script type="application/json" id="state">${state}</script>${end}`)
}

export type RenderedPage = {
  status: number
  redirect?: string
  /** The HTML as it is sent; each encoding is made once. */
  encoded: Encoded
  etag: string
  isPersonal: boolean
  /** Hashes of the styles in it, for its content policy. */
  styleHashes: readonly string[]
  /** The address of the call that the page begins with. */
  firstCall?: string
  error?: unknown
}

/** A page that was read, as `OpenedPage` has it, and is rendered whole. */
export type ShellPage = Omit<OpenedPage, 'render'> & { render: () => RenderedPage }

/** Opens a page of the built site. */
export function createOpenPage(site: BuiltSite): (url: URL, sources: ServerSources) => Promise<ShellPage> {
  return async (url, sources) => {
    const page = await site.openPage(new Request(url), sources)
    return { ...page, render: () => renderWhole(site, page) }
  }
}

function renderWhole(site: BuiltSite, page: OpenedPage): RenderedPage {
  const rendered = page.render()
  const firstLoad = firstLoadOf(filesOf(site.manifest, rendered.modules), site.styles)
  const head = `${rendered.head}\n    ${firstLoad.head}`
  const html = new TextEncoder().encode(fillShell(site.shell, { ...rendered, head, end: firstLoad.body }))
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 20)}"`
  const { status, redirect, isPersonal, error } = rendered
  return {
    status,
    encoded: encodedOnce(html, PAGE_QUALITY),
    etag,
    isPersonal,
    styleHashes: firstLoad.styleHashes,
    ...(redirect !== undefined && { redirect }),
    ...(error !== undefined && { error }),
  }
}

/** `pathAndQuery` as requested, on this site, for any host that the request named. */
export function pageUrl(publicUrl: string, pathAndQuery: string): URL {
  const url = new URL(publicUrl)
  const [pathname = '/', ...query] = pathAndQuery.split('?')
  url.pathname = pathname
  url.search = query.join('?')
  return url
}
