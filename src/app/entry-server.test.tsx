import { expect, test } from 'vitest'
import { createSeedContent } from '#cms/content/seed-content.ts'
import { aHouse } from '#tests/support/site-builders.ts'
import { aSite, readPage } from '#tests/support/rendered/read-page.ts'
import { addressOf, openPage, pagePaths, type ServerSources } from './entry-server.tsx'

test('the home page can be read without a script', async () => {
  const { status, head, body } = await readPage('/')

  expect(status).toBe(200)
  expect(head).toContain('<title>Home - Best Luxury Resort and Convention Center Near Dhaka in Bangladesh</title>')
  expect(head).toContain('<link rel="canonical" href="https://resort.example/">')
  for (const text of ['Where the delta slows to the light of a lamp', 'Rania House', '7,153', 'Nuhash Polli']) {
    expect(body).toContain(text)
  }
  expect(body).toContain('value="20-11-2026"')
})

test('the home page names the lowest price of a night of each house it shows', async () => {
  const houses = [
    aHouse({ Permalink: 'rania-house', RoomPrice: 6_500, Price: 22_000 }),
    // Let as a whole, apart from the prices of its rooms.
    aHouse({ Permalink: 'mud-house', RoomPrice: 5_500, Price: 14_500 }),
  ]
  const answer = { IsError: false, Msg: '', Data: { Data: houses }, Code: null }

  const { body } = await readPage('/', { callApi: () => Response.json(answer) })

  expect(body.match(/From BDT\s[\d,]+/g)).toEqual([
    'From BDT\u00a06,500',
    'From BDT\u00a014,500',
    'From BDT\u00a06,500',
  ])
  for (const fact of ['From 2:00\u00a0pm', 'Until 11:00\u00a0am', 'Until 10 days before']) expect(body).toContain(fact)
})

test('the page of results shows the first houses before anything is known of their nights', async () => {
  const cover = {
    ImagePath: 'files/images/house/cover.jpg',
    ImageFor: 'HOUSE_COVER',
    UploadDate: '2026-01-01',
  } as const
  const houses = ['Rania House', 'Mud House'].map((Name, index) => aHouse({ Id: index + 1, Name, Images: [cover] }))
  const answer = { IsError: false, Msg: '', Data: { Data: houses }, Code: null }

  const { body, modules } = await readPage('/searchroom', { callApi: () => Response.json(answer) })

  expect(body).toMatch(/cover\.jpg.*fetchPriority="high".*Rania House.*Mud House/)
  expect(body).not.toContain('BDT')
  // Its call begins at once.
  expect(modules).toContain('ui/lib/api/api-client.ts')
})

test('a link to the home page is shown with a picture, and search engines learn what it is about', async () => {
  const { head } = await readPage('/home?from=somewhere')

  expect(head).toContain('<meta property="og:url" content="https://resort.example/">')
  expect(head).toMatch(
    /<meta property="og:image" content="https:\/\/resort.example\/files\/images\/[^"]+\.jpg\?w=1200&amp;h=630/,
  )
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head) ?? []
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'Resort',
    url: 'https://resort.example/',
    email: 'stay@resort.example',
  })
})

test('a page without a description of its own is shown with the site’s', async () => {
  const { head } = await readPage('/searchroom')

  expect(head).toContain(
    '<meta name="description" content="Four houses among ponds and palms, an hour from Dhaka: rooms,',
  )
  expect(head).toContain(
    '<meta property="og:image:alt" content="A thatched pavilion and a painted mud house glowing beside a lily pond at blue hour">',
  )
})

test('a personal page is listed for no crawler', async () => {
  const { head } = await readPage('/checkout')

  expect(head).toContain('<meta name="robots" content="noindex">')
  expect(head).not.toContain('canonical')
  expect(head).not.toContain('og:')
})

test('no page carries a style or a script that the content policy would refuse', async () => {
  const { body } = await readPage('/')

  expect(body).not.toMatch(/ style="/)
  expect(body).not.toContain('<script')
  expect(body).not.toMatch(/ on[a-z]+="/)
})

test('an unknown path is a page with status 404', async () => {
  const { status, head, body } = await readPage('/no/such/page')

  expect(status).toBe(404)
  expect(body).toContain('Page Not Found!!!')
  expect(head).toContain('noindex')
})

test.each([
  ['/nowhere', '/elsewhere'],
  ['/no/where', '/else/where'],
])('missing pages of one kind look the same under all their paths: %s, %s', async (path, another) => {
  const one = await readPage(path)
  const other = await readPage(another)

  expect(other).toEqual(one)
})

test('a source that fails is a page with status 500, and its reason stays on the server', async () => {
  const reason = new Error('the lake is dry')
  const content = async () => {
    throw reason
  }

  const { status, body, state, error } = await readPage('/', { content })

  expect(status).toBe(500)
  expect(error).toBe(reason)
  expect(body).toContain('Something went wrong')
  expect(body + state).not.toContain('the lake is dry')
})

test('a text of the content cannot end the script that carries it', async () => {
  const seed = createSeedContent().content
  const content: ServerSources['content'] = async (page) => {
    const found = await seed(page)
    if ('page' in found) return { ...found, page: { ...found.page, intro: '</script><script>alert(1)</script>' } }
    return found
  }

  const { state, body } = await readPage('/', { content })

  expect(state).not.toContain('</script>')
  expect(body).not.toContain('<script>alert')
})

test('search engines learn of every page that is the same for everybody, once', () => {
  const paths = pagePaths()

  expect(paths).toEqual(expect.arrayContaining(['/', '/room', '/suits', '/searchroom']))
  expect(paths.filter((path) => /home|checkout|profile|Booking|pay|review|[:*]/.test(path))).toEqual([])
  expect(new Set(paths).size).toBe(paths.length)
})

test.each([
  ['/about', '/about'],
  ['/About/', '/about'],
  ['/booking/status', '/Booking/Status'],
  ['/profile/order', '/profile/order'],
  ['/profile/order/ABC', '/profile/order/-'],
  ['/pay/ABC', '/pay/-'],
  ['/suits/mud-house', '/suits/mud-house'],
  ['/Suits/m%75d-house/', '/suits/mud-house'],
  ['/%61bout', '/about'],
  ['/suits/a%2Fb', '/suits/a%2Fb'],
  ['/nowhere', '/nowhere'],
  ['/', '/'],
])('%s is rendered as %s', (path, shared) => {
  expect(addressOf(path).path).toBe(shared)
})

test.each([
  '/',
  '/home/',
  '/about//',
  '//about',
  '/%61bout',
  '/about%2F',
  '/100%',
  '/nowhere',
  '/suits',
  '/SUITS/Mud-House/',
  '/suits/mud%2Dhouse',
  '/suits/a%2Fb',
  '/suits/a/b',
  '/suits//',
  '/room/3',
  '/offers/%E0%A6%88%E0%A6%A6',
  '/profile/order',
  '/Profile/Order/ABC',
])('the address %s is of the same page as its router finds', async (path) => {
  const opened = await openPage(new Request(`https://resort.example${path}`), aSite())

  expect(addressOf(path).route).toBe(opened.route)
})

test.each([
  ['/suits/mud%2Dhouse', { kind: 'house', name: 'mud-house' }],
  ['/room/3/', { kind: 'house', name: '3' }],
  ['/offers/%E0%A6%88%E0%A6%A6', { kind: 'offer', name: 'ঈদ' }],
  ['/eid-holidays/', { kind: 'landing', name: 'eid-holidays' }],
  ['/Dine', undefined],
  ['/pay/ABC', undefined],
])('the address %s names what its page is about', (path, subject) => {
  expect(addressOf(path).subject).toEqual(subject)
})

test.each([
  ['/eid', 301, '/offers'],
  ['/eid?utm_source=leaflet', 301, '/offers?utm_source=leaflet'],
  ['/%E0%A6%88%E0%A6%A6', 301, '/about#%E0%A6%AE%E0%A7%87%E0%A6%A8%E0%A7%81'],
  ['/suits/house-of-old', 301, '/suits/mud-house?tab=rooms'],
  ['/dine', 200, undefined],
  ['/round', 404, undefined],
  ['/away', 404, undefined],
])('a redirect leads on from what is missing alone: %s', async (path, status, target) => {
  const redirects = [
    ['/eid', '/eid-2026'],
    ['/eid-2026', '/offers'],
    ['/ঈদ', '/about#মেনু'],
    ['/suits/house-of-old', '/suits/mud-house?tab=rooms'],
    ['/dine', '/contact'],
    ['/round', '/round'],
    ['/away', 'https://evil.example/'],
  ].map(([from = '', to = '']) => ({ _id: from, _type: 'redirect' as const, from, to }))
  const seed = createSeedContent().content
  const content: ServerSources['content'] = async (page) => ({
    ...(await seed(page)),
    ...(page === 'redirects' && { redirects }),
  })

  const Missing = { IsError: true, Msg: 'x', Data: null, Code: 'not_found' }
  const callApi = () => Response.json(Missing, { status: 404 })

  const rendered = await readPage(path, { content, callApi })

  expect([rendered.status, rendered.redirect]).toEqual([status, target])
})
