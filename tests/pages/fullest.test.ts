import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PHONE } from '#tests/journeys/steps/examine.ts'
import { measureLayout } from '#tests/journeys/steps/layout.ts'
import { open } from '#tests/journeys/steps/open.ts'
import { untilSearched } from '#tests/journeys/steps/search.ts'
import { saveScreenshot } from '#tests/journeys/steps/screenshots.ts'
import { openVisits } from '#tests/journeys/steps/visitors.ts'
import { stayIn } from '#tests/journeys/steps/stays.ts'
import { paths } from '#src/lib/paths.ts'
import { staffClient } from '#tests/support/staff-client.ts'
import { startServer, type RunningServer } from '#tests/support/start-server.ts'
import { type Filling, fullestDocument } from './fullest.ts'
import { wordsOnWords } from './words-on-words.ts'

// An editor's day with every field at its limit: what the Studio allows breaks no page.

let server: RunningServer
let client: SanityClient
let documents: { _id: string; _type: string; slug?: { current: string } }[]
beforeAll(async () => {
  server = await startServer()
  client = staffClient(server)
  // A new lake is filled while the server answers already.
  await vi.waitUntil(() => client.getDocument('careerPage'), { timeout: 20_000 })
  const opening = { _key: 'a', _type: 'opening', title: '', place: '', terms: '', text: '', wanted: [''] }
  await client
    .patch('careerPage')
    .set({ openings: [opening] })
    .commit()
  const room = { _type: 'placeFacts', plan: (await client.getDocument('siteSettings'))?.['seo'].picture }
  await client.patch('house-rania-house').set({ room, whole: room }).commit()
  documents = await client.fetch('*[!(_type match "sanity.**") && !(_type match "system.**")]{..., "_rev": null}')
})
afterAll(() => server.stop())
const visit = openVisits(() => server.url)

const ADDRESSES =
  '/ /about /dine /career /contact /refund /package /convention /swimmingpool /offers /room /room/1 /suits/rania-house'.split(
    ' ',
  )
const SIZES = [PHONE, { width: 390, height: 844 }, { width: 768, height: 1024 }, { width: 1280, height: 620 }]

const trials: readonly (Filling & { title: string })[] = [
  {
    title: 'in Latin letters, with all pictures and full lists',
    words: 'Riverside garden under old rain trees ',
    hasPictures: true,
    isEachListFull: true,
  },
  {
    title: 'in Bengali, without a picture and with one item in each list',
    words: 'ইছামতী নদীর তীরে পুরোনো বৃষ্টিগাছের ছায়া ',
    hasPictures: false,
    isEachListFull: false,
  },
]

test.each(trials)('no page breaks at any size when every field is as long as it may be: $title', async (trial) => {
  for (const [index, document] of documents.entries())
    await client.createOrReplace(fullestDocument(document, { ...trial, index }))
  await client.patch('siteSettings').set({ colophon: trial.title }).commit()
  await expect.poll(async () => (await fetch(`${server.url}/refund`)).text()).toContain(trial.title)
  const { page } = await visit({ reducedMotion: 'reduce' })

  const found: string[] = []
  const results = paths.search({ ...stayIn(60), adults: 2, children: 0 })
  for (const address of [
    ...ADDRESSES,
    results,
    ...documents.flatMap(({ _type, slug }) => (_type === 'offer' && slug ? [`/offers/${slug.current}`] : [])),
  ]) {
    await open(page, address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    if (address === results) await untilSearched(page)
    // Some pages ask for a sign-in: what they show is behind its dialog.
    await page.evaluate(() => document.querySelector('dialog[open]')?.remove())
    for (const size of SIZES) {
      await page.setViewportSize(size)
      const faults = [...(await measureLayout(page)), ...(await page.evaluate(wordsOnWords))]
      found.push(...faults.map((fault) => `${address}, ${size.width} px: ${fault.slice(0, 160)}`))
      await saveScreenshot(page, `fullest ${address} ${size.width}`, { isWhole: true })
    }
  }

  expect(found).toEqual([])
})
