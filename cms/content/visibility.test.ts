import { aLake } from 'content-lake/testing/test-lake'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createContent } from '../content.ts'
import { readGraphqlApi } from '../graphql.ts'
import { seedLake } from './seed-lake.ts'
import { readSeed } from './seed-content.ts'
import { isVisible } from '../../contract/values/visible.ts'
import { visibilityChangesUntil, visiblePages } from './visibility.ts'

const NOON = Date.parse('2026-12-01T06:00:00Z')
const noon = '2026-12-01T12:00:00+06:00'
const always = { visibleFrom: '', visibleUntil: '' }

test.each([
  ['without an end', always, [true, true, true]],
  ['from noon', { ...always, visibleFrom: noon }, [false, true, true]],
  ['until noon', { ...always, visibleUntil: noon }, [true, false, false]],
  [
    'from noon until a moment later',
    { visibleFrom: noon, visibleUntil: '2026-12-01T06:00:00.001Z' },
    [false, true, false],
  ],
])('what is shown %s is shown before, at and after noon: %j %j', (_, visibility, shown) => {
  expect([NOON - 1, NOON, NOON + 1].map((at) => isVisible(visibility, at))).toEqual(shown)
})

test('what has not begun, and what is over, is on no page', async () => {
  const seed = await readSeed()
  const planned = { visibleFrom: noon, visibleUntil: '2026-12-02T00:00:00Z' }
  const [banner, ...banners] = seed.home.banners
  const [tile, ...tiles] = seed.home.tiles
  const [offer] = seed.offers.offers
  const [card] = seed.home.offers
  if (!banner || !tile || !offer || !card) throw new Error('The seed has one of each')
  const pages = {
    ...seed,
    home: {
      ...seed.home,
      banners: [{ ...banner, ...planned }, ...banners],
      tiles: [{ ...tile, ...planned }, ...tiles],
      offers: [{ ...card, ...planned }],
    },
    offers: { offers: [{ ...offer, ...planned }], ended: [{ ...offer, ...planned }] },
  }
  const countsAt = (at: number) => {
    const { home, offers } = visiblePages(pages, at)
    return [home.banners, home.tiles, home.offers, offers.offers, offers.ended].map(({ length }) => length)
  }

  const without = [banners.length, tiles.length, 0, 0]
  const all = [banners.length + 1, tiles.length + 1, 1, 1, 0]
  const times = [NOON - 1, NOON, Date.parse(planned.visibleUntil)]
  expect(times.map(countsAt)).toEqual([[...without, 0], all, [...without, 1]])
  expect(times.map((at) => visibilityChangesUntil(pages, at))).toEqual([0, 3, 6])
})

test('a banner or a tile that leads to an offer goes with it, unless a redirect leads on from there', async () => {
  const seed = await readSeed()
  const [banner] = seed.home.banners
  const [tile] = seed.home.tiles
  const [offer] = seed.offers.offers
  if (!banner || !tile || !offer) throw new Error('The seed has one of each')
  const links = [
    '/offers/eid/?x=1',
    '/offers/eid#terms',
    '/offers/old',
    '/offers/deleted',
    '/dine',
    'https://x.example/offers/eid',
  ]
  const pages = {
    ...seed,
    home: {
      ...seed.home,
      banners: links.map((URL) => ({ ...banner, ...always, URL })),
      tiles: links.map((DetailUrl) => ({ ...tile, ...always, DetailUrl })),
    },
    offers: { offers: [{ ...offer, slug: 'eid', visibleFrom: '', visibleUntil: noon }], ended: [] },
    redirects: {
      redirects: [{ _id: 'r', _type: 'redirect' as const, from: '/offers/old', to: '/offers', countedAs: '' }],
    },
  }
  const shownAt = (at: number) => {
    const { banners, tiles } = visiblePages(pages, at).home
    return [banners.map(({ URL }) => links.indexOf(URL)), tiles.map(({ DetailUrl }) => links.indexOf(DetailUrl))]
  }

  expect(shownAt(NOON - 1)).toEqual([
    [0, 1, 2, 4, 5],
    [0, 1, 2, 4, 5],
  ])
  expect(shownAt(NOON)).toEqual([
    [2, 4, 5],
    [2, 4, 5],
  ])
})

test('a landing page is there in its time, with its place in the menu and what leads to it', async () => {
  const seed = await readSeed()
  const [page] = seed.landing.pages
  const [tile] = seed.home.tiles
  if (!page || !tile) throw new Error('The seed has one of each')
  const planned = { visibleFrom: noon, visibleUntil: '2026-12-02T00:00:00Z' }
  const eid = { ...page, slug: 'eid', ...planned }
  const pages = {
    ...seed,
    layout: { ...seed.layout, menu: [{ to: '/eid', label: 'Eid', ...planned }] },
    home: {
      ...seed.home,
      tiles: ['/eid?from=home', '/dine', '/eid-mela'].map((DetailUrl) => ({ ...tile, ...always, DetailUrl })),
    },
    landing: { pages: [eid], ended: [eid] },
  }
  const shownAt = (at: number) => {
    const { layout, home, landing } = visiblePages(pages, at)
    const links = home.tiles.map(({ DetailUrl }) => DetailUrl)
    return [
      layout.menu.length,
      landing.pages.length,
      landing.ended.length,
      links.includes('/eid?from=home'),
      links.length,
    ]
  }

  const times = [NOON - 1, NOON, Date.parse(planned.visibleUntil)]
  expect(times.map(shownAt)).toEqual([
    [0, 0, 0, false, 2],
    [1, 1, 0, true, 3],
    [0, 0, 1, false, 2],
  ])
  expect(times.map((at) => visibilityChangesUntil(pages, at))).toEqual([0, 1, 2])
})

test('an announcement is shown in its time, and leads to an offer for as long as that is there', async () => {
  const seed = await readSeed()
  const [offer] = seed.offers.offers
  if (!offer) throw new Error('The seed has an offer')
  const line = { _id: 'a', _type: 'announcement' as const, text: 'Eid', URL: '/offers/eid', ...always }
  const pages = {
    ...seed,
    layout: { ...seed.layout, announcements: [{ ...line, _id: 'b', URL: '/dine', visibleFrom: noon }, line] },
    offers: { offers: [{ ...offer, slug: 'eid', visibleFrom: '', visibleUntil: noon }], ended: [] },
  }
  const linksAt = (at: number) => visiblePages(pages, at).layout.announcements.map(({ URL }) => URL)

  expect([NOON - 1, NOON].map(linksAt)).toEqual([['/offers/eid'], ['/dine', '']])
  expect([NOON - 1, NOON].map((at) => visibilityChangesUntil(pages, at))).toEqual([0, 2])
})

test('what is planned begins and ends at its time in every process, without a publish', async () => {
  const { url, client, token, lake } = await aLake({ graphqlSchema: readGraphqlApi() })
  await seedLake(lake())
  let at = Date.parse('2026-12-01T06:00:00Z')
  const log = { info: () => {}, warn: () => {} }
  const openOne = () =>
    createContent({
      lake: { projectId: 'ichamoti', dataset: 'production', apiHost: url, token: token('viewer'), isListenedTo: true },
      log,
      now: () => at,
    })
  const processes = [await openOne(), await openOne()]
  onTestFinished(() => {
    for (const { close } of processes) close()
  })
  const slugs = async () =>
    Promise.all(processes.map(async ({ content }) => (await content('offers')).offers.map(({ slug }) => slug)))
  for (const { start } of processes) start()
  const planned = { visibleFrom: '2026-12-01T12:00:10+06:00', visibleUntil: '2026-12-01T12:00:20+06:00' }
  const change = client({ token: token('editor') }).patch('offer-a-day-by-the-river')
  await change.set({ ...planned, slug: { _type: 'slug', current: 'soon' } }).commit()
  await vi.waitFor(async () => expect(await slugs()).toEqual([[], []]), { timeout: 10_000, interval: 20 })

  const revisions = processes.map(({ revision }) => revision())
  at += 10_000
  const during = await slugs()
  const revisionsOfThen = processes.map(({ revision }) => revision())
  at += 10_000

  expect(during).toEqual([['soon'], ['soon']])
  expect(await slugs()).toEqual([[], []])
  for (const [index, revision] of revisions.entries()) expect(revisionsOfThen[index]).not.toBe(revision)
})
