import { expect, test } from 'vitest'
import { createSeedContent } from '#cms/content/seed-content.ts'
import { DAY_MS } from '#contract/values/calendar.ts'
import { type Rendered, addressOf } from '#src/app/entry-server.tsx'
import type { BuiltSite } from '../build-manifest.ts'
import { createPageRenderer } from './page-renderer.ts'
import type { SiteContent } from '#cms/types.ts'

type Stub = Partial<Rendered> & { callsApi?: boolean }

/** A site whose pages show how often they were rendered. */
function aSite({ callsApi = false, ...page }: Stub = {}): BuiltSite {
  let times = 0
  return {
    shell: '<!--head--><!--body--><!--state-->',
    styles: new Map(),
    manifest: {},
    addressOf,
    pagePaths: () => [],
    async openPage({ url }, api) {
      if (callsApi) await api.callApi(new Request(url))
      return {
        status: page.status ?? 200,
        ...(page.redirect !== undefined && { redirect: page.redirect }),
        route: addressOf(new URL(url).pathname).route,
        render() {
          times += 1
          const body = `rendered ${times} for ${url}`
          return { status: 200, head: '', body, state: '{}', isPersonal: false, modules: [], ...page }
        },
      }
    },
  }
}

type Changes = { revision?: () => string; now?: () => number; catalogue?: () => Promise<string | undefined> }

function openRenderer(site: BuiltSite, options: Changes = {}) {
  const content: SiteContent = { ...createSeedContent(), ...(options.revision && { revision: options.revision }) }
  return createPageRenderer({
    site,
    content,
    api: () => new Response(),
    now: options.now ?? (() => 0),
    publicUrl: 'https://resort.example',
    imageBase: '/',
    catalogueRevision: options.catalogue ?? (async () => undefined),
  })
}

function aRenderer(site: BuiltSite, options: Changes = {}) {
  const renderPage = openRenderer(site, options)
  return async (path: string) => {
    const page = await renderPage(path)
    return new TextDecoder().decode(await page.encoded('identity'))
  }
}

test('a publish and a new day in Dhaka render it again', async () => {
  let revision = 'one'
  let now = 0
  const page = aRenderer(aSite(), { revision: () => revision, now: () => now })

  await page('/')
  revision = 'two'
  expect(await page('/')).toContain('rendered 2')
  now = DAY_MS
  expect(await page('/')).toContain('rendered 3')
})

test('a campaign, a search and an order’s address render nothing again', async () => {
  const page = aRenderer(aSite())
  const addresses = {
    '/': ['/?utm_source=fb&fbclid=1', '/?gclid=2', '/?anything'],
    '/searchroom': ['/searchroom?arrival=2026-11-20&adults=3', '/SearchRoom/?fbclid=1'],
    '/Booking/Status': ['/Booking/Status?Code=ABC&Id=1', '/booking/status?Phone=01700'],
    '/profile/order/ABC': ['/profile/order/DEF', '/profile/order/GHI?fbclid=1'],
  }

  for (const [path, others] of Object.entries(addresses)) {
    const first = await page(path)
    for (const other of others) expect(await page(other), other).toBe(first)
  }
})

test('the first visitor leaves nothing of an address in what others get', async () => {
  const page = aRenderer(aSite())

  const html = await page('/profile/order/SECRET?Phone=01700')

  expect(html).toContain('for https://resort.example/profile/order/-')
  expect(html).not.toMatch(/SECRET|01700/)
})

test('pages of different houses are different pages', async () => {
  const page = aRenderer(aSite())

  expect(await page('/suits/mud-house')).toContain('rendered 1 for https://resort.example/suits/mud-house')
  expect(await page('/suits/rania-house')).toContain('rendered 2 for https://resort.example/suits/rania-house')
})

test('of what is missing only the first of each kind of page is opened and rendered, under any path', async () => {
  const site = aSite({ status: 404 })
  const opened: string[] = []
  const page = aRenderer({
    ...site,
    openPage(request, sources) {
      opened.push(new URL(request.url).pathname)
      return site.openPage(request, sources)
    },
  })

  for (const path of ['/nowhere', '/elsewhere?at=all']) expect(await page(path)).toContain('rendered 1')
  for (const path of ['/no/page', '/at/all/here']) expect(await page(path)).toContain('rendered 2')
  for (const path of ['/offers/none', '/offers/neither']) expect(await page(path)).toContain('rendered 3')

  expect(opened).toEqual(['/nowhere', '/no/page', '/offers/none'])
})

test('any number of missing paths leaves the pages that were cached', async () => {
  const found = aSite()
  const missing = aSite({ status: 404 })
  const openPage: BuiltSite['openPage'] = (request, sources) =>
    (request.url.includes('/nowhere') ? missing : found).openPage(request, sources)
  const page = aRenderer({ ...found, openPage })
  await page('/')

  for (let count = 0; count < 2_000; count += 1) await page(`/nowhere-${count}`)

  expect(await page('/')).toContain('rendered 1')
})

test('a redirect takes along what an advertisement added, unless its target has a query', async () => {
  const plain = openRenderer(aSite({ status: 301, redirect: '/offers' }))
  const own = openRenderer(aSite({ status: 301, redirect: '/offers?tab=eid' }))

  expect(await plain('/eid?utm_source=leaflet')).toMatchObject({ redirect: '/offers?utm_source=leaflet' })
  expect(await plain('/eid')).toMatchObject({ redirect: '/offers' })
  expect(await own('/eid?fbclid=1')).toMatchObject({ redirect: '/offers?tab=eid' })
})

test('a page that broke is rendered again', async () => {
  const page = aRenderer(aSite({ status: 500 }))

  await page('/')

  expect(await page('/')).toContain('rendered 2')
})

test('a page is compressed once', async () => {
  const renderPage = openRenderer(aSite())

  const [first, second] = [await renderPage('/'), await renderPage('/?fbclid=1')]

  expect(await first.encoded('br')).toBe(await second.encoded('br'))
})

test('what shows houses is cached only with a revision that shows when they changed', async () => {
  const unknown = aRenderer(aSite({ callsApi: true }))
  const known = aRenderer(aSite({ callsApi: true }), { catalogue: async () => '7' })

  await unknown('/room')
  await known('/room')

  expect(await unknown('/room')).toContain('rendered 2')
  expect(await known('/room')).toContain('rendered 1')
})

test('pages with houses are rendered again when those changed; other pages read no catalogue', async () => {
  let revision = '7'
  let asked = 0
  const catalogue = async () => {
    asked += 1
    return revision
  }
  const rooms = aRenderer(aSite({ callsApi: true }), { catalogue })
  const home = aRenderer(aSite(), { catalogue })

  await rooms('/room')
  revision = '8'
  const afterChange = await rooms('/room')
  await home('/')
  const askedBefore = asked
  await home('/')

  expect(afterChange).toContain('rendered 2')
  expect(asked).toBe(askedBefore)
})
