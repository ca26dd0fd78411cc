import { expect, test } from 'vitest'
import { createSeedContent } from '#cms/content/seed-content.ts'
import type { ContentSource, Opening, Section } from '#cms/types.ts'
import { addDays } from '#contract/values/calendar.ts'
import type { GalleryImage } from '#contract/catalogue/gallery.ts'
import { galleryCategories } from '#contract/values/gallery-categories.ts'
import { refundPercent } from '#contract/money/cancellations.ts'
import { readPage } from '#tests/support/rendered/read-page.ts'
import { aHouse } from '#tests/support/site-builders.ts'

const seed = createSeedContent().content
const NONE = 'We are Sorry! There is no job available right at this moment.'

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

test('the story has six pictures, and each of the four directors a name and a title', async () => {
  const { body, words } = await readPage('/about')
  const { directors } = await seed('about')

  const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
  expect(countOf(main, /<picture>/g)).toBe(10)
  expect(directors).toHaveLength(4)
  for (const { name, title } of directors) expect(words).toContain(`${name} ${title}`)
})

test('a table is requested on WhatsApp with a prepared message, or by phone', async () => {
  const { body } = await readPage('/dine')

  expect(body).toMatch(/href="https:\/\/wa\.me\/\d+\?text=[^"]+"/)
  expect(body).toMatch(/<main.*href="tel:/s)
})

test('every page about the resort has its own description and address', async () => {
  const paths = ['/about', '/dine', '/career', '/contact', '/privacypolicy', '/termsconditions', '/refund']

  const heads = await Promise.all(paths.map(async (path) => (await readPage(path)).head))

  const descriptions = heads.map((head) => /name="description" content="([^"]+)"/.exec(head)?.[1])
  expect(descriptions).not.toContain(undefined)
  expect(new Set(descriptions).size).toBe(paths.length)
  expect(heads.every((head, index) => head.includes(`href="https://resort.example${paths[index]}"`))).toBe(true)
})

test('banners for one kind of screen: the HTML has the first of each, and neither fetches the other’s picture', async () => {
  const { banners } = await seed('home')
  const [one, another] = banners
  const content: ContentSource = async (page) => {
    const found = await seed(page)
    if (!('banners' in found) || !one || !another) return found
    const tall = { ...one, Rank: 1, Viewport: 'phone' as const, Heading: 'Tall' }
    const wide = { ...another, Rank: 2, Viewport: 'desktop' as const, Heading: 'Wide' }
    return { ...found, banners: [tall, wide, { ...one, _id: 'both', Rank: 3, Viewport: 'all' as const }] }
  }

  const { head, body } = await readPage('/', { content })

  const [, hero = ''] = /aria-roledescription="carousel"([^]*?)<\/section>/.exec(body) ?? []
  expect([...hero.matchAll(/<h1[^>]*>([^<]*)/g)].map(([, heading]) => heading)).toEqual(['Tall', 'Wide'])
  expect(hero).not.toContain('loading="eager"')
  const preloads = [...head.matchAll(/<link rel="preload" as="image"[^>]*media="([^"]*)"/g)].map(([, media]) => media)
  expect(preloads).toEqual(['(max-width: 699px)', '(min-width: 700px)'])
})

test('the home page has no place for tiles where there are none', async () => {
  const home = await seed('home')
  const content: ContentSource = async (page) => ({
    ...(await seed(page)),
    ...(page === 'home' && { tiles: [] }),
  })
  const sectionsOf = async (source: ContentSource) =>
    countOf((await readPage('/', { content: source })).body, /<section/g)

  expect(home.tiles.length).toBeGreaterThan(0)
  expect((await sectionsOf(seed)) - (await sectionsOf(content))).toBe(1)
})

test('an offer has its own page, and search engines learn its dates', async () => {
  const { offers } = await seed('offers')
  const ending = offers.map((offer) => ({ ...offer, visibleUntil: '2026-12-03T18:00:00Z' }))
  const content: ContentSource = async (page) =>
    page === 'offers' ? { ...(await seed(page)), offers: ending } : seed(page)

  const { status, head, words } = await readPage('/offers/a-day-by-the-river', { content })
  const list = await readPage('/offers', { content })

  expect(status).toBe(200)
  for (const word of ['A day by the river for your company', 'Until Thu 3 Dec 2026', 'From 20 people'])
    expect(words).toContain(word)
  expect(list.words).toContain('A day by the river for your company')
  const [structured] = /\{[^{}]*"@type":"Offer".*?\}\}/.exec(head) ?? []
  expect(JSON.parse(structured ?? '{}')).toMatchObject({
    name: 'A day by the river for your company',
    url: 'https://resort.example/offers/a-day-by-the-river',
    availabilityEnds: '2026-12-03T18:00:00Z',
  })
})

test('an offer that is not there is HTTP 404, and without offers the page of offers leads to the rooms', async () => {
  const content: ContentSource = async (page) =>
    page === 'offers' ? { ...(await seed(page)), offers: [] } : seed(page)

  const gone = await readPage('/offers/a-day-by-the-river', { content })
  const list = await readPage('/offers', { content })

  expect(gone.status).toBe(404)
  expect(list.words).toContain('There are no offers at the moment. See the rooms and houses')
})

test('an offer that is over says so by HTTP 410, next to the offers of now, unless a redirect leads on', async () => {
  const ended = ['monsoon', 'winter'].map((slug) => ({
    title: `A ${slug} week`,
    slug,
    visibleFrom: '',
    visibleUntil: '2026-11-30T18:00:00Z',
  }))
  const redirects = [{ _id: 'r', _type: 'redirect' as const, from: '/offers/winter', to: '/offers' }]
  const content: ContentSource = async (page) => ({
    ...(await seed(page)),
    ...(page === 'offers' && { ended }),
    ...(page === 'redirects' && { redirects }),
  })

  const { status, head, words } = await readPage('/offers/monsoon', { content })
  const led = await readPage('/offers/winter', { content })

  expect(status).toBe(410)
  expect(words).toMatch(
    /Until Mon 30 Nov 2026 This offer has ended A monsoon week .*A day by the river for your company/,
  )
  expect(head).toMatch(/<title>This offer has ended - .*content="noindex"/s)
  expect([led.status, led.redirect]).toEqual([301, '/offers'])
})

test('a landing page is made of its sections, and search engines read its questions', async () => {
  const rooms = [aHouse({ Permalink: 'rania-house' }), aHouse({ Id: 2, Permalink: 'mud-house', Name: 'Mud House' })]
  const callApi = () => Response.json({ IsError: false, Msg: '', Data: { Data: rooms }, Code: null })

  const { status, head, body, words } = await readPage('/eid-holidays', { callApi })

  expect(status).toBe(200)
  // These houses have no pictures, and so no frames for them.
  expect(body).not.toContain('class="_cover_')
  for (const word of ['Eid by the Ichamoti', 'Where you may stay Rania House', 'Mud House', 'Find your dates'])
    expect(words).toContain(word)
  const [structured] = /\{[^{}]*"@type":"FAQPage".*?\]\}/.exec(head) ?? []
  expect(JSON.parse(structured ?? '{}').mainEntity[2]).toMatchObject({
    name: 'What if our plans change?',
    acceptedAnswer: { text: expect.stringMatching(/^You cancel under your bookings\. The refund policy/) },
  })
})

test('a landing page leaves out what is not there: houses that cannot be read, files and pictures that are gone', async () => {
  const { pages } = await seed('landing')
  const gone = { title: '', slug: '', size: 0 }
  const sections: Section[] = [
    { _key: 'a', _type: 'housesSection', heading: 'Houses of old', houses: ['/suits/gone'] },
    { _key: 'b', _type: 'fileSection', text: 'A menu of old', file: gone },
    { _key: 'c', _type: 'pictureSection', picture: undefined, caption: 'A picture of old' },
    { _key: 'd', _type: 'gallerySection', pictures: [] },
    { _key: 'e', _type: 'factsSection', heading: 'Facts of old', facts: [] },
    {
      _key: 'f',
      _type: 'actionSection',
      heading: 'Still here',
      text: 'Come',
      BtnText: 'Find your dates',
      URL: '/searchroom',
    },
  ]
  const content: ContentSource = async (page) => {
    const found = await seed(page)
    return page === 'landing' ? { ...found, pages: pages.map((each) => ({ ...each, sections })) } : found
  }

  const { body, words } = await readPage('/weddings', { content })

  expect(words).not.toContain('of old')
  expect(words).toContain('Still here Come Find your dates')
  expect(body.match(/<h2/g)).toHaveLength(
    1 + ((await readPage('/about')).body.split('<footer')[1]?.match(/<h2/g)?.length ?? 0),
  )
})

test('a landing page that is over says so by HTTP 410, and one that is not there is HTTP 404, unless a redirect leads on', async () => {
  const ended = ['eid-2026', 'spring'].map((slug) => ({
    title: `Days of ${slug}`,
    slug,
    visibleFrom: '',
    visibleUntil: '2026-11-30T18:00:00Z',
  }))
  const redirects = ['/spring', '/eid'].map((from) => ({ _id: from, _type: 'redirect' as const, from, to: '/offers' }))
  const content: ContentSource = async (page) => ({
    ...(await seed(page)),
    ...(page === 'landing' && { ended }),
    ...(page === 'redirects' && { redirects }),
  })
  const read = async (path: string) => {
    const { status, redirect } = await readPage(path, { content })
    return [status, redirect]
  }

  const { status, words } = await readPage('/eid-2026', { content })

  expect(status).toBe(410)
  expect(words).toMatch(/Until Mon 30 Nov 2026 This is over Days of eid-2026 .*A day by the river for your company/)
  expect(await read('/spring')).toEqual([301, '/offers'])
  expect(await read('/eid')).toEqual([301, '/offers'])
  expect(await read('/puja')).toEqual([404, undefined])
})

test('the foot of every page leads to the landing pages that staff put into the menu', async () => {
  const content: ContentSource = async (page) => {
    const found = await seed(page)
    const menu = [{ to: '/eid-holidays', label: 'Eid', visibleFrom: '', visibleUntil: '' }]
    return page === 'layout' ? { ...found, menu } : found
  }

  const footOf = async (source: ContentSource) =>
    (await readPage('/dine', { content: source })).body.split('<footer')[1]

  expect(await footOf(content)).toContain('<a href="/eid-holidays" data-discover="true">Eid</a>')
  expect(await footOf(seed)).not.toContain('/eid-holidays')
})

test('the career page lists what is open', async () => {
  const opening: Opening = {
    _key: 'boatman',
    title: 'Boatman',
    place: 'The jetty',
    terms: 'Full time',
    text: 'Row guests up the river and tell them what they see.',
    wanted: ['You swim'],
  }
  const content: ContentSource = async (page) => {
    const found = await seed(page)
    return 'openings' in found ? { ...found, openings: [opening] } : found
  }

  const { words } = await readPage('/career', { content })

  expect(words).not.toContain(NONE)
  for (const word of ['Boatman', 'The jetty', 'Full time', 'Row guests', 'You swim']) expect(words).toContain(word)
})

test('the gallery shows each picture in the tab of its house', async () => {
  const images: GalleryImage[] = galleryCategories.flatMap((Category, house) =>
    Array.from({ length: house }, (_, index) => ({
      ImagePath: `files/images/gallerys/${house}-${index}.jpg`,
      Category,
    })),
  )
  const callApi = () => Response.json({ IsError: false, Msg: '', Data: images, Code: null })

  const { body } = await readPage('/gallery', { callApi })

  const tabs = [...body.matchAll(/role="tab"[^>]*>([^<]+)/g)].map(([, name]) => name)
  const panels = body.split('role="tabpanel"').slice(1)
  expect(tabs).toEqual(['Rania House', 'Double Dom', 'Mud House', 'Ichamoti House'])
  expect(panels.map((panel) => countOf(panel, /<picture>/g))).toEqual([0, 1, 2, 3])
  expect(panels[0]).toContain('There are no pictures of this house yet.')
  expect(panels[3]).toContain('alt="Ichamoti House, picture 3 of 3"')
})

test('the gallery asks once for its 40 newest pictures', async () => {
  const asked: string[] = []
  const callApi = ({ url }: Request) => {
    asked.push(url.split('/api/')[1] ?? '')
    return Response.json({ IsError: false, Msg: '', Data: [], Code: null })
  }

  await readPage('/gallery', { callApi })

  expect(asked).toEqual(['GalleryArea/Gallery/GetImages?category=new&pageSize=40&page=1'])
})

test('the terms name what the rates leave out', async () => {
  const { words } = await readPage('/termsconditions')

  expect(words).toContain('Rates are in Bangladeshi taka (BDT)')
  expect(words).toContain('Rates are exclusive of service charge and VAT.')
})

test('the refund policy promises what a cancellation gives', async () => {
  const { words } = await readPage('/refund')

  expect(words).toContain('10 days or more before check-in Full refund')
  expect(words).toContain('5 to 9 days before check-in 50% refund')
  expect(words).toContain('Under 5 days before check-in No refund')
  expect(words).toContain('7 to 10 working days')
  expect(words).toContain('There is no refund for early departure')
  expect(words).toContain('A no-show is charged in full')
  const percents = [10, 9, 5, 4].map((days) => refundPercent('2026-12-01', addDays('2026-12-01', days)))
  expect(percents).toEqual([100, 50, 50, 0])
})

test('every picture of the content is below the address of banners, houses or menu images', async () => {
  const pages = [
    'layout',
    'home',
    'about',
    'dine',
    'offers',
    'landing',
    'package',
    'convention',
    'swimmingpool',
  ] as const
  const contents = JSON.stringify(await Promise.all(pages.map((page) => seed(page))))

  const folders = [...contents.matchAll(/"ImagePath":"(.*?)[\w-]+\.jpg"/g)].map(([, folder]) => String(folder))
  expect([...new Set(folders)].toSorted()).toEqual(
    ['banners', 'house', 'menuimages'].map((category) => `/files/images/${category}/`),
  )
})
