import { createServer } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { faultsOf } from './document-faults.ts'
import { aboutPage } from './seed/documents/about-page.ts'
import { banners } from './seed/documents/banners.ts'
import { dinePage } from './seed/documents/dine-page.ts'
import { homePage } from './seed/documents/home-page.ts'
import { homeTiles } from './seed/documents/home-tiles.ts'
import { landingPages } from './seed/documents/landing-pages.ts'
import { refundPolicy } from './seed/documents/refund-policy.ts'
import { houses } from './seed/documents/houses.ts'
import { swimmingPool } from './seed/documents/swimming-pool.ts'
import { siteSettings } from './seed/documents/site-settings.ts'
import { paragraphs, richText } from './seed/rich-text.ts'

const [banner] = banners
const [tile] = homeTiles
const [raniaHouse] = houses
const gap = 'Please fill this in: the page shows a gap without it.'

test('a new banner shows everything that it lacks', async () => {
  expect(await faultsOf({ _type: 'banner' })).toEqual([
    'image: Please choose a picture: its place on the page stays empty without one.',
    `Heading: ${gap}`,
    `SubHeading: ${gap}`,
    `BtnText: ${gap}`,
    'URL: Please say where the button leads.',
    'Viewport: Please choose where the banner is shown.',
  ])
})

test('a house has its pictures; words, beds, size and plan may be left out, but not whose they are', async () => {
  const { houseCover, roomCover } = raniaHouse ?? {}
  const _type = 'house'
  const unnamed = { _type, houseCover, roomCover }
  expect(await faultsOf({ ...unnamed, page: '/suits/tree-house' })).toEqual([])
  expect(await faultsOf({ _type, page: '/suits/tree-house' })).toEqual([
    'houseCover: Please choose a picture: its place on the page stays empty without one.',
    'roomCover: Please choose a picture: its place on the page stays empty without one.',
  ])
  expect(await faultsOf({ ...unnamed, page: 'mud-house', room: { _type: 'placeFacts', size: 2001 } })).toEqual([
    'page: The address of the house’s page on this site, such as /suits/mud-house.',
    'room.size: A size is a whole number of square metres, up to 2000.',
  ])
  expect(await faultsOf({ ...unnamed, page: '/suits/mud-house' })).toEqual(['page: This house has an entry already.'])
  expect(await faultsOf(unnamed)).toEqual(['page: Please say which house it is.'])
})

test('a pool that closes before it opens cannot be published', async () => {
  expect(await faultsOf({ ...swimmingPool, openingHours: { from: '20:00', to: '06:00' } })).toEqual([
    'openingHours: The closing time must be after the opening time, on the same day.',
  ])
})

test('a picture without its description cannot be published', async () => {
  const image = { ...banner?.image, AltText: ' ' }

  expect(await faultsOf({ ...banner, image })).toEqual([
    'image.AltText: Please say what the picture shows, for those who cannot see it.',
  ])
})

test('every place for a link refuses an unsafe one', async () => {
  const hint = 'A link begins with “/” for a page of this site, or with “https://”, “mailto:” or “tel:”.'
  const [block] = richText(paragraphs('Call us'))
  const marked = { ...block, markDefs: [{ _type: 'link', _key: 'link1', href: 'javascript:alert(1)' }] }

  expect(await faultsOf({ ...banner, URL: 'room' })).toEqual([`URL: ${hint}`])
  expect(await faultsOf({ ...tile, DetailUrl: 'dine' })).toEqual([`DetailUrl: ${hint}`])
  expect(await faultsOf({ ...homePage, location: { ...homePage.location, mapUrl: 'map' } })).toEqual([
    `location.mapUrl: ${hint}`,
  ])
  expect(await faultsOf({ ...dinePage, text: [marked] })).toEqual([`text.block1.markDefs.link1.href: ${hint}`])
  const chatLinks = [{ _type: 'chatLink', _key: 'a', kind: 'messenger', url: 'm.me/x' }]
  expect(await faultsOf({ ...siteSettings, chatLinks })).toEqual([`chatLinks.a.url: ${hint}`])
})

test('only Messenger needs its own link: the others use the phone number', async () => {
  const chatLinks = ['messenger', 'whatsapp', 'phone'].map((kind) => ({ _type: 'chatLink', _key: kind, kind }))

  expect(await faultsOf({ ...siteSettings, chatLinks })).toEqual(['chatLinks.messenger.url: Please give the link.'])
})

test('a redirect that leads round, twice from one path or elsewhere is refused', async () => {
  const aRedirect = (from: string, to: string) => ({ _id: from, _type: 'redirect', from, to })
  const published = [aRedirect('/b', '/c'), aRedirect('/c', '/a')]
  const circle = 'to: This leads round in a circle: a visitor would never arrive.'

  expect(await faultsOf({ ...aRedirect('/new', '/c') }, { published })).toEqual([])
  expect(await faultsOf({ ...aRedirect('/a', '/b') }, { published })).toEqual([circle])
  expect(await faultsOf({ ...aRedirect('/x', '/x') }, { published })).toEqual([circle])
  expect(await faultsOf({ ...aRedirect('/B/', '/d'), _id: 'other' }, { published })).toEqual([
    'from: Another redirect leads away from /B/ already.',
  ])
  expect(await faultsOf({ ...aRedirect('/x', 'https://evil.example') }, { published })).toEqual([
    'to: A path of this site begins with one “/”, such as /eid-offer.',
  ])
})

const nameAlone = 'the home page would begin with the name of the resort alone.'

test('the last banner that visitors see on phones, or on computers, is pointed out', async () => {
  expect(await faultsOf({ ...banner, Viewport: 'desktop' }, { published: [] })).toEqual([
    `Viewport: No other banner is visible on phones: ${nameAlone}`,
  ])
  expect(
    await faultsOf(
      {
        ...banner,
        image: banner?.phoneImage && { ...banner.image, asset: banner.phoneImage.asset },
        Viewport: 'phone',
      },
      { published: [] },
    ),
  ).toEqual([`Viewport: No other banner is visible on computers: ${nameAlone}`])
})

test('the only banner is pointed out, and so are too many', async () => {
  const other = { ...banner, _id: 'other', Viewport: 'all', Rank: 9 }
  const eight = Array.from({ length: 8 }, (_, index) => ({ ...other, _id: `other-${index}`, Rank: index + 20 }))

  expect(await faultsOf({ ...banner, Viewport: 'all' }, { published: [] })).toEqual([
    `Viewport: This is the only banner that visitors see. Without it ${nameAlone}`,
  ])
  expect(await faultsOf({ ...banner, Viewport: 'all' }, { published: [other] })).toEqual([])
  expect(await faultsOf({ ...banner, Viewport: 'all' }, { published: eight })).toEqual([
    'Viewport: More than 8 banners take turns: hardly a visitor sees the last of them.',
  ])
})

test('banners whose dates are over count for nothing, and the last to end is pointed out', async () => {
  const over = { ...banner, _id: 'other', Viewport: 'all', Rank: 9, visibleUntil: '2020-01-01T00:00:00Z' }
  const ending = { ...banner, Viewport: 'all', visibleUntil: '2999-01-01T00:00:00Z' }
  const laterToo = { ...over, visibleFrom: '2020-01-01T00:00:00Z', visibleUntil: undefined }

  expect(await faultsOf(ending, { published: [over] })).toEqual([
    `Viewport: This is the only banner that visitors see. Without it ${nameAlone}`,
    `visibleUntil: After this time no banner is visible on phones and on computers: ${nameAlone}`,
  ])
  expect(await faultsOf(ending, { published: [laterToo] })).toEqual([])
  expect(await faultsOf({ ...over, Rank: 77 }, { published: [{ ...laterToo, _id: 'third' }] })).toEqual([
    'visibleUntil: This time is over: visitors do not see this, also when it is published.',
  ])
})

const ofSize = (size: string) => ({
  ...banner?.image,
  asset: { _type: 'reference', _ref: `image-${'0'.repeat(40)}-${size}-jpg` },
})

test.each([
  ['400x250', 'This picture has 400 × 250 pixels, and looks blurred in its place: 2000 × 1100 or more stay sharp.'],
  ['1500x2400', 'This picture is upright, and its place is wide: most of it is cut off.'],
])('a picture of %s in a wide place is pointed out', async (size, message) => {
  const faults = await faultsOf({ ...banner, image: ofSize(size) }, { pictures: [ofSize(size).asset._ref] })

  expect(faults[0]).toBe(`image: ${message}`)
})

test('a wide picture for phones is pointed out, and none is needed', async () => {
  const { asset } = ofSize('2000x1100')

  expect(await faultsOf({ ...banner, phoneImage: { _type: 'image', asset } }, { pictures: [asset._ref] })).toContain(
    'phoneImage: This picture is wide, and its place is upright: most of it is cut off.',
  )
  expect(await faultsOf({ ...banner, phoneImage: undefined })).toEqual([])
})

test('a picture counts as large as its crop leaves it', async () => {
  const image = { ...banner?.image, crop: { top: 0, bottom: 0, left: 0.5, right: 0.25 } }

  expect(await faultsOf({ ...banner, image })).toEqual([
    'image: This picture is upright, and its place is wide: most of it is cut off.',
  ])
})

test('the words of the picture before are pointed out under a new one', async () => {
  const published = [{ ...banner }, { ...aboutPage }]
  const [one, another] = aboutPage.pictures ?? []
  const image = { ...banner?.image, asset: another?.asset }
  const pictures = aboutPage.pictures?.map((shown) => (shown === one ? { ...shown, asset: another?.asset } : shown))
  const hint = 'The picture is a new one, and these are the words of the one before. Do they still say what it shows?'
  const other = { ...banner, _id: 'other', Viewport: 'all', Rank: 9 }

  expect(await faultsOf({ ...banner, image }, { published: [...published, other] })).toEqual([`image.AltText: ${hint}`])
  expect(
    await faultsOf({ ...banner, image: { ...image, AltText: 'Other' } }, { published: [...published, other] }),
  ).toEqual([])
  expect(await faultsOf({ ...aboutPage, pictures }, { published })).toEqual([`pictures.${one?._key}.AltText: ${hint}`])
})

/** The site that the Studio asks has these pages. */
async function aSiteAt(statuses: Record<string, number>): Promise<void> {
  const site = createServer((request, response) => {
    response.writeHead(statuses[request.url ?? ''] ?? 404).end()
  })
  await new Promise<void>((resolve) => {
    site.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => void site.close())
  const address = site.address()
  const port = typeof address === 'object' ? address?.port : undefined
  vi.stubGlobal('window', { location: new URL(`http://127.0.0.1:${port}`) })
}

test('a link to a page that the site does not have is pointed out', async () => {
  await aSiteAt({ '/dine': 200, '/offers/over': 410 })

  const faults = [
    await faultsOf({ ...tile, DetailUrl: '/dine?tab=1' }),
    await faultsOf({ ...tile, DetailUrl: '/nosuchpage#top' }),
    await faultsOf({ ...tile, DetailUrl: '/offers/over' }),
    await faultsOf({ ...tile, DetailUrl: 'https://resort.example/nosuchpage' }),
  ]

  expect(faults).toEqual([
    [],
    ['DetailUrl: There is no page /nosuchpage on this site: visitors would get “Page Not Found”.'],
    [
      'DetailUrl: What was at /offers/over has ended: banners and tiles go with it, other links lead to a page that says so.',
    ],
    [],
  ])
})

test('a landing page has an address of its own, a section, and a name where it is in the menu', async () => {
  const [eid] = landingPages
  const slugOf = (current: string) => ({ _type: 'slug', current })
  await aSiteAt({ '/dine': 200, '/weddings': 200, '/searchroom': 200 })

  expect(await faultsOf({ ...eid, _id: 'new', slug: slugOf('eid-2027') })).toEqual([])
  expect(await faultsOf({ ...eid, _id: 'new', slug: slugOf('dine') })).toEqual([
    'slug: The site has a page /dine already.',
  ])
  expect(await faultsOf({ ...eid, _id: 'new', slug: slugOf('api') })).toEqual([
    'slug: The site uses /api for itself. Please choose another address.',
  ])
  expect(await faultsOf({ ...eid, _id: 'new', slug: slugOf('a-day-by-the-river') })).toEqual([])
  // The Studio's own rule says it for each of ours.
  expect(new Set(await faultsOf({ ...eid, _id: 'new', slug: slugOf('weddings') }))).toEqual(
    new Set(['slug: Slug is already in use']),
  )
  expect(await faultsOf({ ...eid, slug: slugOf('eid-2027') })).toEqual([
    'slug: Visitors know this page as /eid-holidays. When you publish, that address leads to the new one.',
  ])
  expect(await faultsOf({ ...eid, seo: { _type: 'seo' }, inMenu: true, menuName: 'Eid' })).toEqual([])
  expect(await faultsOf({ ...eid, sections: [], inMenu: true })).toEqual([
    'sections: Please add a section.',
    'menuName: Please write the name that the menu shows.',
  ])
})

test('a text of a section is neither empty nor too long', async () => {
  const [eid] = landingPages
  const withText = (text: string) => ({
    ...eid,
    sections: [{ _type: 'textSection', _key: 'a', heading: 'Eid', text: richText(paragraphs(text)) }],
  })

  expect(await faultsOf(withText('x'.repeat(3000)))).toEqual([])
  expect(await faultsOf(withText('x'.repeat(3002)))).toEqual([
    'sections.a.text: Please shorten this by 2 characters, to 3000.',
  ])
  expect(await faultsOf(withText(' '))).toEqual([`sections.a.text: ${gap}`])
})

test('two of one rank are named', async () => {
  const fault = 'Rank: Another one has rank 2 too: which comes first is left to chance.'

  expect(await faultsOf({ ...tile, Rank: 2 })).toEqual([fault])
  expect(await faultsOf({ ...banner, Rank: 2 })).toEqual([fault])
  expect(await faultsOf({ ...banner, Rank: 1 })).toEqual([])
})

test('numbers are what they count', async () => {
  const counters = [{ _type: 'counter', _key: 'a', label: 'Returns', value: -1 }]
  const meals = [{ _type: 'meal', _key: 'a', name: 'Tea', from: '4 pm', to: '24:00', text: 'Pitha' }]
  const time = 'Please write the time as hours and minutes, such as 07:30 or 19:30.'

  expect(await faultsOf({ ...homePage, counters })).toEqual([
    'counters.a.value: A counter shows a whole number, 0 or more.',
  ])
  expect(await faultsOf({ ...tile, Slot: 50 })).toHaveLength(1)
  expect(await faultsOf({ ...tile, Rank: 1.5 })).toEqual(['Rank: A rank is a whole number, and the first is 1.'])
  expect(await faultsOf({ ...dinePage, meals })).toEqual([`meals.a.from: ${time}`, `meals.a.to: ${time}`])
})

test('a row of terms takes the hours of a stay from the settings', async () => {
  const policyWith = (text: string) => {
    const terms = [{ _type: 'term', _key: 'a', term: 'Check-in', text }]
    const table = { _type: 'termsTable', _key: 'b', terms }
    const section = { _type: 'policySection', _key: 'a', heading: 'Arriving', text: [table] }
    return { ...refundPolicy, sections: [section] }
  }

  expect(await faultsOf(policyWith('From {check-in}'))).toEqual([])
  expect(await faultsOf(policyWith('From 1:00 pm'))).toEqual([
    'sections.a.text.b.terms.a.text: Write {check-in} in place of the time: the page then shows the one of Site settings.',
  ])
  expect(await faultsOf({ ...siteSettings, checkIn: '2 pm' })).toEqual([
    'checkIn: Please write the time as hours and minutes, such as 07:30 or 19:30.',
  ])
})
