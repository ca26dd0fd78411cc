import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as z from 'zod/mini'
import { createNetworkBuckets } from '#api/platform/http/count-networks.ts'
import type { Deps } from '#api/platform/deps.ts'
import { type ContentCounter, recentCounts } from '#api/site/content-counts/content-counts.ts'
import { readVisitorFigures } from '#api/upkeep/visitor-figures/visitor-figures.ts'
import type { ReadPreviewUrl } from '#cms/content/drafts.ts'
import type { ContentSource } from '#cms/types.ts'
import {
  CONTENT_COUNTS_PATH,
  type CountedEvent,
  type CountedVisit,
  countedKinds,
  countedPlaces,
  MAX_EVENTS,
} from '#contract/values/content-counts.ts'
import { VisitSource } from '#contract/values/visit-source.ts'
import { callerAddress, type PeerEnv } from '../net/address.ts'

type CountsRoutesOptions = Pick<Deps, 'db' | 'now' | 'log' | 'limits'> & {
  counter: ContentCounter
  content: ContentSource
  /** Who may read the sums; undefined where the server may not ask the lake. */
  readUrl: ReadPreviewUrl | undefined
  /** How many proxies are trusted. */
  hops: number
  /** Called with what was counted. */
  observe: (events: readonly CountedEvent[]) => void
}

const BODY_BYTES = 16 * 1024

const OfDocument = z.strictObject({
  document: z.string().check(z.maxLength(128)),
  place: z.enum(countedPlaces),
  kind: z.enum(countedKinds),
})

const Visit = z.strictObject({ kind: z.literal('visit'), source: VisitSource })

/** One visit at most: a browser is on one. */
const Events = z.array(z.union([OfDocument, Visit])).check(
  z.maxLength(MAX_EVENTS),
  z.refine((events) => events.filter(isVisit).length <= 1, 'has more than one visit'),
)

/**
 * POST /content/counts: a visit that began, and views and clicks of documents that the site shows now, as a browser counted them.
 * GET /content/counts: the figures of four weeks, and with /{document} the sums of one, for a Studio that sends a secret as it does for its
 * preview.
 */
export function createCountsRoutes({ counter, content, readUrl, hops, observe, log, ...deps }: CountsRoutesOptions) {
  const buckets = createNetworkBuckets(deps.limits.countsPerAddress)
  const secrets = createNetworkBuckets(deps.limits.previewSecretsPerAddress)
  const app = new Hono<PeerEnv>().basePath(CONTENT_COUNTS_PATH)

  app.post('/', bodyLimit({ maxSize: BODY_BYTES }), async (context) => {
    const events = await readEvents(context)
    if (events === undefined) return context.body(null, 400)
    const retryAfter = buckets.take(callerAddress(context, hops), deps.now().getTime())
    if (retryAfter > 0) return context.body(null, 429, { 'Retry-After': String(retryAfter) })
    const shown = await shownDocuments(content)
    const ofDocuments = events.filter((event) => !isVisit(event)).filter(({ document }) => shown.has(document))
    counter.count([...events.filter(isVisit), ...ofDocuments])
    observe(ofDocuments)
    return context.body(null, 204)
  })

  /** For a Studio alone. */
  async function answer(context: Context<PeerEnv>, read: () => Promise<object>): Promise<Response> {
    context.header('Cache-Control', 'private, no-store')
    const retryAfter = secrets.take(callerAddress(context, hops), deps.now().getTime())
    if (retryAfter > 0) return context.body(null, 429, { 'Retry-After': String(retryAfter) })
    try {
      if ((await readUrl?.(context.req.url)) === undefined) return context.body(null, 401)
      return context.json(await read())
    } catch (error) {
      log.error({ err: error }, 'what visitors saw could not be read')
      return context.body(null, 503)
    }
  }

  app.get('/', (context) => answer(context, () => readVisitorFigures(deps)))
  app.get('/:document', (context) => answer(context, () => recentCounts(deps, context.req.param('document'))))

  return app
}

const isVisit = (event: CountedEvent | CountedVisit): event is CountedVisit => event.kind === 'visit'

/** A page cannot send JSON to another site without asking first, so no foreign page has its visitors count here. */
async function readEvents({ req }: Context<PeerEnv>): Promise<(CountedEvent | CountedVisit)[] | undefined> {
  if (req.header('content-type')?.split(';')[0]?.trim() !== 'application/json') return undefined
  const body: unknown = await req.json().catch(() => undefined)
  return Events.safeParse(body).data
}

/** What is counted of documents: anything else would let strangers fill the table. */
async function shownDocuments(content: ContentSource): Promise<ReadonlySet<string>> {
  const [home, { offers }] = await Promise.all([content('home'), content('offers')])
  return new Set([...home.banners, ...home.tiles, ...offers].map(({ _id }) => _id))
}
