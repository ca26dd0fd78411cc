import type { RouteObject } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { createSeedContent } from '#cms/content/seed-content.ts'
import { createRoutes } from './routes.tsx'
import { readPage } from '#tests/support/rendered/read-page.ts'
import { handleOf } from '#src/lib/page-handle.ts'
import { aHouse } from '#tests/support/site-builders.ts'

afterEach(() => vi.restoreAllMocks())

const { content } = createSeedContent()

test.each([
  ['/', 'Home'],
  ['/home', 'Home'],
  ['/about', 'About'],
  ['/searchroom', 'Search Room'],
  ['/checkout', 'Checkout'],
  ['/package', 'Full Resort Package'],
  ['/convention', 'Convention Hall'],
  ['/swimmingpool', 'Swimming Pool'],
  ['/Booking/Status', 'Booking Status'],
  ['/pay/ABCDEFGHJKMN', 'Payment'],
  ['/review/ABCDEFGHJKMN', 'Your review'],
  ['/career', 'Career'],
  ['/dine', 'Dine'],
  ['/contact', 'Contact'],
  ['/privacypolicy', 'Privacy Policy'],
  ['/termsconditions', 'Terms and Conditions'],
  ['/refund', 'Refund Policy'],
  ['/profile', 'Order History'],
  ['/profile/order', 'Order History'],
  ['/profile/order/ABCDEFGHJKMN', 'Invoice'],
  ['/profile/edit', 'Edit Profile'],
])('%s is a page, titled %s', async (path, title) => {
  const { status, head } = await readPage(path)

  expect(status).toBe(200)
  expect(head).toContain(`<title>${title} - Best Luxury Resort and Convention Center Near Dhaka in Bangladesh</title>`)
})

test('the HTML of no page depends on its query, which the browser reads', async () => {
  const [{ offers }, { pages }] = [await content('offers'), await content('landing')]
  const paths = allRoutes().flatMap(pathsIn)
  const slugOf = (path: string) => (path.startsWith('/offers/') ? offers : pages)[0]?.slug ?? ''
  const filled = paths.map((path) => path.replace(':Slug', slugOf(path)).replace(/:\w+/, '1'))
  const namesRead = spyOnQueriesWith('probe')
  const broken: string[] = []

  for (const path of filled) {
    const { status } = await readPage(`${path}?probe=1`, { callApi: anApi })
    if (status !== (path === '/*' ? 404 : 200)) broken.push(path)
  }

  expect(namesRead()).toEqual([])
  expect(broken).toEqual([])
})

test('walks to the checkout, the hall, the pool, the package and the restaurant begin lower', () => {
  expect(allRoutes().flatMap(lowerIn).toSorted()).toEqual(['checkout', 'convention', 'dine', 'package', 'swimmingpool'])
})

test('a banner shows its picture, heading, sub-heading and a button with its link', async () => {
  const { body, head } = await readPage('/')
  const { banners } = await content('home')
  const [first] = banners

  const [, hero = ''] = /aria-roledescription="carousel"([^]*?)<\/section>/.exec(body) ?? []
  expect(hero).toContain(`src="${first?.image?.ImagePath}`)
  expect(hero).toContain(`alt="${first?.image?.AltText}"`)
  for (const place of [hero, head])
    expect(place).toMatch(new RegExp(`[^>]*${first?.phoneImage?.ImagePath}[^>]*media="\\(max-width: 699px\\)"`))
  expect(hero).toMatch(new RegExp(`<h1[^>]*>${first?.Heading}</h1>`))
  expect(hero).toMatch(new RegExp(`<p[^>]*>${first?.SubHeading}</p>`))
  expect(hero).toMatch(new RegExp(`<a [^>]*href="${first?.URL}"[^>]*>${first?.BtnText}</a>`))
})

test('the home page has its banners, five tiles in their slots, its counters and the way to it', async () => {
  const { body, words } = await readPage('/')
  const { tiles, page } = await content('home')

  expect(tiles.map(({ Slot }) => Slot)).toEqual([100, 70, 30, 100, 100])
  expect(tiles.map(({ Rank }) => Rank)).toEqual([1, 2, 3, 4, 5])
  for (const { TitleText, Description, DetailUrl, image } of tiles) {
    expect(body).toContain(`src="${image?.ImagePath}`)
    expect(body).toContain(`alt="${image?.AltText}"`)
    expect(words).toContain(TitleText)
    expect(words).toContain(Description.replaceAll('&', '&amp;'))
    expect(body).toContain(`href="${DetailUrl}"`)
  }
  for (const [label, figure] of [
    ['Customers', '2,684'],
    ['Celebrities', '4,661'],
    ['Returns', '3,726'],
    ['Happy people', '7,153'],
  ]) {
    expect(words).toContain(label)
    expect(body).toContain(`<span class="visually-hidden">${figure}</span>`)
  }
  for (const part of ['The resort in pictures', 'The weather at the resort', 'Location', 'Nearby']) {
    expect(body).toContain(part)
  }
  expect(words).toContain(page.location.text)
  expect(page.location.attractions).toHaveLength(4)
  for (const { name, distanceKm } of page.location.attractions) expect(words).toContain(`${name} ${distanceKm} km`)
})

test('Book Now and Search Room lead to the search', async () => {
  const { body } = await readPage('/about')

  const header = body.slice(0, body.indexOf('<main'))
  const footer = body.slice(body.indexOf('<footer'))
  expect(header).toMatch(/<a [^>]*href="\/searchroom"[^>]*>Book Now<\/a>/)
  expect(footer).toMatch(/<a [^>]*href="\/searchroom"[^>]*>Search Room<\/a>/)
})

test('the footer leads to every public page', async () => {
  const { body } = await readPage('/about')

  const footer = body.slice(body.indexOf('<footer'))
  const links = [...footer.matchAll(/<a [^>]*href="(\/\w+)"/g)].map(([, link]) => String(link))
  expect(links.toSorted()).toEqual(
    [
      '/room /suits /dine /gallery /convention /about /contact',
      '/searchroom /offers /package /swimmingpool /career',
      '/termsconditions /privacypolicy /refund',
    ]
      .flatMap((column) => column.split(' '))
      .toSorted(),
  )
})

test('every page has the contacts above it, and beneath it what may be paid with, the licence, the clock and ways to talk', async () => {
  const { body, words } = await readPage('/about')
  const { settings } = await content('layout')

  const header = body.slice(0, body.indexOf('<main'))
  const footer = body.slice(body.indexOf('<footer'))
  for (const contact of [settings.phone, settings.email]) {
    expect(header).toContain(contact)
    expect(footer).toContain(contact)
  }
  expect(settings.socialLinks.map(({ network }) => network)).toEqual(['facebook', 'instagram', 'youtube'])
  for (const { url } of settings.socialLinks) expect(header).toContain(`href="${url}"`)
  expect(settings.chatLinks.map(({ kind }) => kind)).toEqual(['messenger', 'whatsapp', 'phone'])
  expect(footer).toContain('src="/payment-methods.svg" alt="Accepted payment methods: ')
  expect(words).toContain(`Trade licence ${settings.tradeLicence}`)
  expect(footer).toContain('Dhaka')
})

test('the contact page has the address, the phone, the e-mail and a form of four fields', async () => {
  const { body, words } = await readPage('/contact')
  const { settings } = await content('layout')

  for (const word of [settings.address, settings.phone, settings.email, 'How Can We Help?'])
    expect(words).toContain(word)
  for (const label of ['Full Name', 'Email Address', 'Phone Number', 'Message']) {
    expect(body).toMatch(new RegExp(`<label[^>]*>${label}`))
  }
})

test('words and pictures show everybody what the package, the hall and the pool are, and who asks for them is unknown', async () => {
  const [fullPackage, hall, pool] = await Promise.all(
    ['/package', '/convention', '/swimmingpool'].map((path) => readPage(path)),
  )

  for (const page of [fullPackage, hall, pool]) {
    expect(page?.body).toMatch(/<main.*<picture>/s)
    expect(page?.head).not.toContain('noindex')
    expect(page?.isPersonal).toBe(false)
  }
  expect(hall?.words).toContain('Up to 400 people')
  expect(pool?.words).toMatch(/Single-use visits are possible.*the pool is included/)
  expect(pool?.body).not.toContain('Book and pay')
})

function lowerIn({ path, handle, children = [] }: RouteObject): string[] {
  const own = handleOf([{ handle, loaderData: undefined }]).startsLower && path !== undefined ? [path] : []
  return [...own, ...children.flatMap(lowerIn)]
}

const unused = () => Promise.reject(new Error('Nothing is read here'))

function allRoutes(): RouteObject[] {
  return createRoutes({ content, api: { call: unused, upload: unused }, today: () => '2026-11-20', imageBase: '/' })
}

function pathsIn({ path, children = [] }: RouteObject): string[] {
  const own = path === undefined ? [] : [path.startsWith('/') ? path : `/${path}`]
  return [...own, ...children.flatMap(pathsIn)]
}

/** The names that are read of any query with `probe` in it, without the one that the router asks for itself. */
function spyOnQueriesWith(probe: string): () => string[] {
  const names: string[] = []
  const { has } = URLSearchParams.prototype
  for (const method of ['get', 'getAll', 'has'] as const) {
    const original = URLSearchParams.prototype[method]
    vi.spyOn(URLSearchParams.prototype, method).mockImplementation(function (this: URLSearchParams, name: string) {
      if (name !== 'index' && has.call(this, probe)) names.push(name)
      return Reflect.apply(original, this, [name])
    })
  }
  return () => names
}

/** An API with one house. */
function anApi({ url }: Request): Response {
  const listed = url.includes('/House/') ? { Data: [aHouse()] } : []
  return Response.json({ IsError: false, Msg: '', Data: url.includes('/GetHouse/') ? aHouse() : listed, Code: null })
}
