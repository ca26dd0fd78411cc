import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { faultsOf } from '#cms/document-faults.ts'
import { picture, pictureList } from '#cms/seed/picture.ts'
import { paragraphs, richText } from '#cms/seed/rich-text.ts'
import { examine, PHONE, WIDE } from '#tests/journeys/steps/examine.ts'
import { measureLayout } from '#tests/journeys/steps/layout.ts'
import { open } from '#tests/journeys/steps/open.ts'
import { stayIn } from '#tests/journeys/steps/stays.ts'
import { openVisits } from '#tests/journeys/steps/visitors.ts'
import { STAY_KEY } from '#src/stay/searched-stay.ts'
import { staffClient } from '#tests/support/staff-client.ts'
import { startServer, type RunningServer } from '#tests/support/start-server.ts'
import { type Filling, fullestDocument } from './fullest.ts'
import { wordsOnWords } from './words-on-words.ts'

// A page of every kind of section, each at what the Studio allows at most and at least.

let server: RunningServer
let client: SanityClient
beforeAll(async () => {
  server = await startServer()
  client = staffClient(server)
  // A new lake is filled while the server answers already.
  await vi.waitUntil(() => client.getDocument('careerPage'), { timeout: 20_000 })
  await uploadMenu()
})
afterAll(() => server.stop())
const visit = openVisits(() => server.url)

async function uploadMenu(): Promise<void> {
  const { _id: _ref } = await client.assets.upload('file', Buffer.from('%PDF-1.7'), { filename: 'menu.pdf' })
  await client.createOrReplace({ ...menu, file: { _type: 'file', asset: { _type: 'reference', _ref } } })
}

const menu = { _id: 'menu', _type: 'pdf', title: 'Menu of the evening', slug: { _type: 'slug', current: 'menu' } }
const shown = picture('menuimages/resort-aerial.jpg')
/** What a trial adds to each text, at most. */
const ADDED = 4 * 180
const textOf = (length: number) =>
  richText(
    paragraphs(
      'In the evening the lamps are lit. '
        .repeat(99)
        .slice(0, length - ADDED)
        .trim(),
    ),
  )
const somePictures = pictureList('menuimages/resort-aerial.jpg', 'house/rania-house-dusk.jpg')

/** One of each kind; the rest of its fields is filled by a trial. Without names, all houses. */
const oneOfEach = (houses: readonly string[]) =>
  [
    { _type: 'textSection', text: textOf(3000) },
    { _type: 'pictureSection', picture: shown },
    { _type: 'picturesSection', pictures: somePictures },
    { _type: 'gallerySection', pictures: somePictures },
    { _type: 'factsSection', facts: [{ _type: 'offeringFact' }] },
    { _type: 'questionsSection', questions: [{ _type: 'question', answer: textOf(1500) }] },
    { _type: 'quoteSection' },
    { _type: 'housesSection', houses },
    { _type: 'actionSection', URL: '/searchroom' },
    { _type: 'fileSection', file: { _type: 'reference', _ref: menu._id, _weak: true } },
  ].map((section) => ({ ...section, _key: section._type }))

const KINDS = oneOfEach([]).length

type Trial = Filling & { title: string; order?: 'reversed' }

const latin = 'Riverside garden under old rain trees '
const bangla = 'ইছামতী নদীর তীরে পুরোনো বৃষ্টিগাছের ছায়া '
const most = { hasPictures: true, isEachListFull: true }
const least = { hasPictures: true, isEachListFull: false, filledBy: 'a letter' } as const

const trials: readonly Trial[] = [
  { title: 'Latin words at most', words: latin, filledBy: 'words', ...most },
  { title: 'one Latin word at most', words: latin, filledBy: 'a word', order: 'reversed', ...most },
  { title: 'Bangla words at most', words: bangla, filledBy: 'words', ...most },
  { title: 'one Bangla word at most', words: bangla, filledBy: 'a word', order: 'reversed', ...most },
  { title: 'a Latin letter', words: 'A ', ...least },
  { title: 'a Bangla letter', words: 'ক ', order: 'reversed', ...least },
]

const SIZES = [PHONE, { width: 768, height: 1024 }, WIDE]

test.each(trials)(
  'every kind of section holds what the Studio allows: $title',
  async ({ title, order, ...filling }) => {
    const page = landingPageOf(filling, order)
    expect(await faultsOf(page, { published: [menu] })).toEqual([])
    await client.createOrReplace({ ...page, seo: { _type: 'seo', title } })
    await expect.poll(async () => (await fetch(`${server.url}/trial`)).text()).toContain(`<title>${title}`)
    const { page: window } = await visit({ reducedMotion: 'reduce' })

    await open(window, '/trial')
    await window.evaluate(openAnswers)
    const found = await examine(window, title, SIZES)
    for (const size of SIZES) {
      await window.setViewportSize(size)
      const faults = [...(await window.evaluate(wordsOnWords)), ...(await window.evaluate(emptyFrames))]
      found.push(...faults.map((fault) => `${size.width} px: ${fault.slice(0, 160)}`))
    }

    expect(found).toEqual([])
    expect(await window.locator('h1').count()).toBe(1)
    expect(await window.evaluate(missingParts)).toEqual([])
  },
)

test('an offer shows its sections below its words, and a gallery opens larger', async () => {
  const offer = { ...(await client.getDocument('offer-a-day-by-the-river')), _id: 'many', _type: 'offer' }
  const sections = landingPageOf({ words: latin, filledBy: 'words', ...most }).sections
  await client.createOrReplace({ ...offer, slug: { _type: 'slug', current: 'many' }, sections })
  await expect.poll(async () => (await fetch(`${server.url}/offers/many`)).status).toBe(200)
  const { page } = await visit({ viewport: PHONE, reducedMotion: 'reduce' })

  await open(page, '/offers/many')
  const found = await measureLayout(page)
  await page.getByRole('list', { name: 'Pictures' }).getByRole('button').nth(1).click()

  await page.getByRole('dialog', { name: 'Pictures' }).waitFor()
  expect(found).toEqual([])
})

test('a call to action that leads to the search takes the dates of the visit along', async () => {
  const { page } = await visit({ viewport: PHONE })
  const { arrival, departure } = stayIn(60)
  const query = `arrival=${arrival}&departure=${departure}&adults=3&children=1`
  await page.addInitScript(([key, stored]) => sessionStorage.setItem(key, stored), [STAY_KEY, query] as const)

  await open(page, '/eid-holidays')
  const link = page.getByRole('main').getByRole('link', { name: 'Find your dates' })

  await expect.poll(() => link.getAttribute('href')).toBe(`/searchroom?${query}`)
})

function landingPageOf(filling: Filling, order?: 'reversed') {
  const filled = fullestDocument(
    {
      _id: 'trial',
      _type: 'landingPage',
      image: shown,
      sections: oneOfEach(filling.isEachListFull ? [] : ['/suits/mud-house']),
    },
    { ...filling, index: 0 },
  )
  const each = filled.sections.slice(0, KINDS)
  const sections = order === 'reversed' ? each.toReversed() : each
  return {
    ...filled,
    sections,
    slug: { _type: 'slug', current: 'trial' },
    inMenu: true,
    menuName: filling.words.replaceAll(' ', '').slice(0, 20),
  }
}

/** Runs in the page. */
function openAnswers(): void {
  for (const answer of document.querySelectorAll('main details')) answer.setAttribute('open', '')
}

/** Runs in the page: what each kind of section shows that no other does. */
function missingParts(): string[] {
  const parts =
    'details dl blockquote figure>div ul>li>span ul>li>button a[href="/pdf/menu"] a[href="/searchroom"] a[href^="/suits/"] section>div>p'
  return parts.split(' ').filter((part) => document.querySelector(`main article ${part}`) === null)
}

/** Runs in the page: what takes room and shows neither words nor a picture. */
function emptyFrames(): string[] {
  const parts = [
    ...document.querySelectorAll('main :is(section, figure, article, ul, li, dl, div, p, h2, h3, dt, dd, blockquote)'),
  ]
  return parts
    .filter((part) => {
      const { width, height } = part.getBoundingClientRect()
      return width * height > 0 && !part.textContent?.trim() && part.querySelector('img, svg') === null
    })
    .map((part) => `an empty frame: ${part.outerHTML}`)
}
