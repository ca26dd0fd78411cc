import path from 'node:path'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { stateName } from '#tests/model/engine/arrows.ts'
import type { Driver, Expected, Stage } from '#tests/model/engine/flow.ts'
import type { Model, ModelPath } from '#tests/model/engine/paths.ts'
import type { TestBrowser } from '#tests/support/browser.ts'
import { openPageEdge } from './page-edge.ts'
import type { PageFlow, PagePlace } from './page-flow.ts'
import { misses, sees, type Sight } from './sight.ts'

/** Where a site runs, and how it is looked at. */
export type PageSite = {
  browser: TestBrowser
  url: string
  /** Whether it may keep what is tried on it. */
  isOurs: boolean
  /** A folder for a picture of each page on which a step failed. */
  pictures?: string
  onPicture?: (index: number, file: string) => void
}

const WINDOW: BrowserContextOptions = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' }
const BLANK = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** Plays these paths on the pages of a site, each in a browser of its own. */
export function pageDriver(pageFlow: PageFlow, site: PageSite, paths: readonly ModelPath[]): Driver {
  return { open: (index) => openStage(pageFlow, site, { index, path: paths[index] }) }
}

type Course = { index: number; path: ModelPath | undefined }

async function openStage(pageFlow: PageFlow, site: PageSite, { index, path: course }: Course): Promise<Stage> {
  let played = 0
  const { page, context, leave } = await site.browser.visit({ ...WINDOW, baseURL: site.url })
  context.setDefaultTimeout(20_000)
  context.setDefaultNavigationTimeout(60_000)
  const complaints = complaintsIn(context)
  await context.addInitScript(standStill)
  // Pictures would have to be made.
  await context.route('**/{files,lake}/images/**', (route) => route.fulfill({ contentType: 'image/gif', body: BLANK }))

  const upcoming = () => course?.steps[played]?.event.type

  async function savePicture(): Promise<void> {
    if (site.pictures === undefined || page.isClosed()) return
    const file = path.join(site.pictures, `${pageFlow.flow.name.replaceAll(/[^\w]+/g, '-')}-${index}.png`)
    await page.screenshot({ path: file })
    site.onPicture?.(index, file)
  }

  async function seen<Result>(work: Promise<Result>): Promise<Result> {
    try {
      return await work
    } catch (error) {
      await savePicture()
      throw error
    }
  }

  async function openPlace(): Promise<PagePlace> {
    try {
      return await seen(pageFlow.open({ page, edge: await openPageEdge(context), isOurs: site.isOurs, upcoming }))
    } catch (error) {
      await close()
      throw error
    }
  }

  // Its complaints were heard at each step.
  const close = () => leave().catch(() => undefined)
  const place = await openPlace()
  return {
    async play(event) {
      played += 1
      await seen(place.play(event))
    },
    async look(expected) {
      const wrong = [...(await wrongWith(pageFlow.flow.model, place, page, expected)), ...complaints.splice(0)]
      if (wrong.length > 0) await savePicture()
      return wrong
    },
    close,
  }
}

async function wrongWith(
  model: Model,
  place: PagePlace,
  page: Page,
  { snapshot, emitted }: Expected,
): Promise<string[]> {
  const name = stateName(snapshot)
  const look = new Map(Object.entries(place.looks)).get(name)
  if (look === undefined) return [`The state ${name} has no look`]
  const showsMessage = place.showsMessage ?? ((message) => showsToast(page, message))
  const missing = []
  for (const message of emitted) missing.push(...(await showsMessage(message)))

  const isWaiting = (actor: string) =>
    model.events.some(({ type, ...rest }) => type.startsWith(`${actor}.`) && snapshot.can({ type, ...rest }))
  const waiting = Object.entries(place.calls).filter(([actor]) => isWaiting(actor))
  const awaited = new Set(waiting.map(([, call]) => call))
  for (const call of Object.values(place.calls)) if (!awaited.has(call)) call.forget()
  const calls = waiting.map(async ([actor, call]) =>
    (await call.isAsked()) ? [] : [`The page does not ask for ${actor}`],
  )
  const sights = look === 'unseen' ? [] : look(snapshot)
  return [...missing, ...(await Promise.all([...sights, ...calls])).flat()]
}

/** What the console complains of, but for calls that failed on purpose. */
function complaintsIn(context: BrowserContext): string[] {
  const complaints: string[] = []
  context.on('weberror', (error) => complaints.push(`The page threw: ${error.error().message}`))
  context.on('console', (message) => {
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return
    complaints.push(`The console complained: ${message.text()}`)
  })
  return complaints
}

/**
 * Runs in the page, before it: nothing moves that would have to be waited for, but the bar that shows how long a toast stays. What
 * turns for ever stands still too: it would have the page drawn anew sixty times a second.
 */
function standStill(): void {
  const still = new CSSStyleSheet()
  still.replaceSync(
    `*:not([role="progressbar"]) {
      animation-duration: 1ms !important;
      animation-delay: 0s !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
    }`,
  )
  document.adoptedStyleSheets = [still]
}

/** A toast is read and closed, so that the next one is a new one. Other messages a page shows in its own way. */
export async function showsToast(page: Page, message: object): Sight {
  if (!('type' in message) || message.type !== 'toast' || !('text' in message)) return []
  const toast = page.getByRole('alert').filter({ hasText: String(message.text) })
  const wrong = await sees(toast)
  if (wrong.length > 0) {
    const others = await page.getByRole('alert').allTextContents()
    return [...wrong, `Its messages are: ${others.join('; ') || 'none'}`]
  }
  // It may close by itself before.
  const close = toast.first().getByRole('button', { name: 'close' })
  await close.dispatchEvent('click', {}, { timeout: 1_000 }).catch(() => undefined)
  return misses(toast)
}
