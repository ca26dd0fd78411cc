import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import * as z from 'zod'
import { CONTENT_COUNTS_PATH } from '#contract/values/content-counts.ts'
import { staffClient } from '#tests/support/staff-client.ts'
import { signInToStudio, walkTo } from './steps/edit.ts'
import { aMember } from './steps/staff.ts'
import { openStudioVisits } from './steps/visit-studio.ts'

const visit = openStudioVisits()
const TITLE = 'Dinner by the pond'
const Home = z.object({ tiles: z.array(z.object({ _id: z.string(), TitleText: z.string() })) })
const Counts = z.array(z.object({ clicks: z.int() }))
const Events = z.array(z.object({ document: z.string(), place: z.string(), kind: z.string() }))

/** The events that a page sends from now on. */
function eventsOf(page: Page): z.infer<typeof Events> {
  const events: z.infer<typeof Events> = []
  page.on('request', (request) => {
    if (request.url().endsWith(CONTENT_COUNTS_PATH)) events.push(...Events.parse(request.postDataJSON()))
  })
  return events
}

test('staff read at a tile how often visitors saw it and followed its link', async () => {
  const { tiles } = Home.parse(await (await fetch(`${inject('studioUrl')}/content/home`)).json())
  const document = tiles.find(({ TitleText }) => TitleText === TITLE)?._id
  const visitor = await visit()
  const events = eventsOf(visitor.page)
  await visitor.page.goto('/')
  const tile = visitor.page.getByRole('article').filter({ hasText: TITLE })
  await tile.scrollIntoViewIfNeeded()
  await expect.poll(() => events, { timeout: 30_000 }).toContainEqual({ document, place: 'home', kind: 'view' })
  await tile.getByRole('link').click()
  await expect.poll(() => events, { timeout: 30_000 }).toContainEqual({ document, place: 'home', kind: 'click' })

  await expect.poll(() => storedClicks(document ?? ''), { timeout: 30_000 }).toBe(1)
  const { page } = await visit()
  await signInToStudio(page, aMember('Rokeya'))
  await walkTo(page, 'Home page', 'Tiles', TITLE)

  await page.getByText(/^In the last four weeks: seen .*, link followed once\.$/).waitFor()
})

/** The server stores what it counted every ten seconds. */
async function storedClicks(document: string): Promise<number> {
  const url = inject('studioUrl')
  const client = staffClient({ url, dataDir: inject('studioDataDir') })
  const { secret } = await createPreviewSecret(client, 'test', url)
  const answer = await fetch(`${url}${CONTENT_COUNTS_PATH}/${document}?sanity-preview-secret=${secret}`)
  return Counts.parse(await answer.json()).reduce((sum, { clicks }) => sum + clicks, 0)
}
