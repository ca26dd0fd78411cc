import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { Deps, Log } from '#api/platform/deps.ts'
import { createNetworkBuckets } from '#api/platform/http/count-networks.ts'
import type { ReadPreviewUrl } from '#cms/content/drafts.ts'
import type { Part } from '../app.ts'
import type { Env } from '../env/env.ts'
import { messagePage, MESSAGE_POLICY } from '../message-page.ts'
import { callerAddress, type PeerEnv } from '../net/address.ts'
import type { OpenedContent } from '../open-content.ts'
import type { SitePreview } from '../site/site-options.ts'
import { createPreviewCookie, type PreviewCookie } from './preview-cookie.ts'

type OpenPreviewOptions = Pick<Deps, 'limits' | 'now' | 'log'> & {
  env: Pick<Env, 'PUBLIC_URL' | 'SANITY_STUDIO_ORIGIN' | 'TRUST_PROXY'>
  content: Pick<OpenedContent, 'preview'>
  /** Signs what lets a browser see drafts. */
  key: Uint8Array
}

/** Before the hash of a link in the name of who sees drafts: no member of the staff is called so. */
const LINK = 'link '

type OpenedPreview = { routes: Part; site: SitePreview }

/** What staff see before they publish; undefined where no drafts can be read. */
export function openPreview({ env, content, key, ...deps }: OpenPreviewOptions): OpenedPreview | undefined {
  if (!content.preview) return undefined
  const { drafts, readUrl, isSignedIn, isShared } = content.preview
  const { SANITY_STUDIO_ORIGIN: foreignStudio = env.PUBLIC_URL } = env
  const cookie = createPreviewCookie({
    key,
    now: deps.now,
    isAllowed: (holder) =>
      holder.startsWith(LINK) ? isShared(holder.slice(LINK.length)) : (isSignedIn?.(holder) ?? true),
    isForeignFrame: foreignStudio !== env.PUBLIC_URL,
    isSecure: env.PUBLIC_URL.startsWith('https:'),
  })
  return {
    routes: createPreviewRoutes({ ...deps, cookie, readUrl, isShared, hops: env.TRUST_PROXY }),
    site: {
      drafts,
      isOn: cookie.isCarriedBy,
      studio: foreignStudio === env.PUBLIC_URL ? '/studio' : foreignStudio,
    },
  }
}

type PreviewRoutesOptions = Pick<Deps, 'limits' | 'now'> & {
  cookie: PreviewCookie
  readUrl: ReadPreviewUrl
  /** Whether a link to drafts is open whose secret has this SHA-256, as hex. */
  isShared: (hash: string) => boolean
  /** How many proxies are trusted. */
  hops: number
  log: Log
}

/** The routes by which the Studio begins a preview in a browser, and by which anybody ends one. */
export function createPreviewRoutes({
  cookie,
  readUrl,
  isShared,
  limits,
  now,
  hops,
  log,
}: PreviewRoutesOptions): Hono<PeerEnv> {
  const tries = createNetworkBuckets(limits.previewSecretsPerAddress)
  const app = new Hono<PeerEnv>().basePath('/preview')

  app.get('/enable', async (context) => {
    const retryAfter = tries.take(callerAddress(context, hops), now().getTime())
    if (retryAfter > 0) {
      context.header('Retry-After', String(retryAfter))
      return refuse(context, 429, 'Too many previews were begun. Please wait a moment.')
    }
    const asked = await read(context)
    if (asked === 'unknown') return refuse(context, 503, 'The content does not answer at the moment. Please try again.')
    if (asked === undefined) {
      log.warn({}, 'a preview was refused: its secret is wrong or too old')
      return refuse(context, 401, 'This preview has ended or was never begun. Open it from the Studio.')
    }
    return leadTo(context, asked.path, cookie.give(asked.staff))
  })

  app.get('/shared', (context) => {
    const retryAfter = tries.take(callerAddress(context, hops), now().getTime())
    if (retryAfter > 0) {
      context.header('Retry-After', String(retryAfter))
      return refuse(context, 429, 'Too many previews were begun. Please wait a moment.')
    }
    const hash = createHash('sha256')
      .update(context.req.query('key') ?? '')
      .digest('hex')
    if (!isShared(hash)) return sayThatItEnded(context)
    return leadTo(context, context.req.query('to') ?? '/', cookie.give(LINK + hash))
  })

  app.get('/disable', (context) => leadTo(context, context.req.query('to') ?? '/', cookie.take()))

  async function read(context: Context): Promise<Awaited<ReturnType<ReadPreviewUrl>> | 'unknown'> {
    try {
      return await readUrl(context.req.url)
    } catch (error) {
      log.error({ err: error }, 'the secret of a preview could not be checked')
      return 'unknown'
    }
  }

  return app
}

function leadTo(context: Context, path: string, setCookie: string): Response {
  context.header('Set-Cookie', setCookie)
  context.header('Cache-Control', 'no-store')
  // The secret is in the address.
  context.header('Referrer-Policy', 'no-referrer')
  return context.redirect(ownPath(path), 307)
}

const PRIVATE = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }

function refuse(context: Context, status: 401 | 429 | 503, sentence: string): Response {
  return context.text(sentence, status, PRIVATE)
}

/** To someone who knows nothing of the Studio. */
async function sayThatItEnded(context: Context): Promise<Response> {
  const page = messagePage('This link has ended', html`<p>Please ask who sent it for another one.</p>`)
  return context.html(page, 401, { ...PRIVATE, 'Content-Security-Policy': MESSAGE_POLICY })
}

/** A path of this site, for any request, and without what the Studio adds for a server that keeps nothing. */
function ownPath(asked: string): string {
  const url = URL.parse(asked, 'http://own')
  if (!url) return '/'
  const added = [...url.searchParams.keys()].filter((name) => name.startsWith('sanity-preview-'))
  for (const name of added) url.searchParams.delete(name)
  // Two slashes would begin the name of another host.
  return `/${url.pathname.replace(/^\/+/, '')}${url.search}${url.hash}`
}
