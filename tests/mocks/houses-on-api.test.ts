import { beforeAll, expect, test } from 'vitest'
import { createApp } from '#api/app.ts'
import { createSeedContent } from '#cms/content/seed-content.ts'
import type { ContentSource } from '#cms/types.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import { readPage } from '#tests/support/rendered/read-page.ts'
import { postReview } from '#tests/support/reviews.ts'
import { takeSeedContent } from '#tests/support/seed-content.ts'

// The pages of houses as the server renders them, over the real API.

const api = shareTestApi({ hasHouses: true })
beforeAll(async () => {
  await takeSeedContent(api.deps)
  await postReview(api, { houseId: 1, text: 'The veranda is all that they say' })
})

const view = (path: string, sources: { content?: ContentSource } = {}) =>
  readPage(path, { ...sources, callApi: (request) => createApp(api.deps).fetch(request, { address: '203.0.113.7' }) })

test('the list of houses shows the pictures and facilities of each, and leads to it by its permalink', async () => {
  const { status, body } = await view('/suits')

  expect(status).toBe(200)
  for (const house of ['Rania House', 'Double Dom (Private Suite)', 'Mud House', 'Ichamoti House']) {
    expect(body).toContain(`aria-roledescription="carousel" aria-label="Pictures of ${house}"`)
  }
  for (const picture of ['cover', 'veranda', 'room', 'dusk']) {
    expect(body).toContain(`src="/files/images/house/rania-house-${picture}.jpg`)
  }
  expect(body.match(/>Breakfast on the veranda</g)).not.toBeNull()
  for (const permalink of ['rania-house', 'double-dom', 'mud-house', 'ichamoti-house']) {
    expect(body).toContain(`href="/suits/${permalink}"`)
  }
})

test('a house is shown by its permalink and by its number, under the one address that search engines keep', async () => {
  const byPermalink = await view('/suits/rania-house')
  const byNumber = await view('/suits/1')

  expect(byNumber.body).toBe(byPermalink.body)
  expect(byPermalink.body).toContain('The veranda is all that they say')
  for (const { head } of [byPermalink, byNumber]) {
    expect(head).toContain('<title>Rania House - Best Luxury Resort')
    expect(head).toContain('<link rel="canonical" href="https://resort.example/suits/rania-house">')
  }
})

test('a house that is let as a whole shows its single room as not available', async () => {
  const mudHouse = await view('/suits/mud-house')
  const raniaHouse = await view('/suits/rania-house')
  const rooms = await view('/room')

  expect(mudHouse.body).toContain('Not Available')
  expect(raniaHouse.body).not.toContain('Not Available')
  const disabled = rooms.body
    .split('role="group"')
    .filter((row) => / disabled=""[^>]*>(?:<[^>]*>)?Not Available</.test(row))
  expect(disabled.map((row) => /aria-label="([^"]+)/.exec(row)?.[1])).toEqual([
    'Double Dom (Private Suite), single room',
    'Mud House, single room',
  ])
})

test('the rooms are listed under their houses, each house with a row for itself', async () => {
  const { status, head, body } = await view('/room')

  expect(status).toBe(200)
  expect(head).toContain('<title>Rooms - Best Luxury Resort')
  for (const words of ['Explore Our rooms', 'choose room according to budget']) expect(body).toContain(words)
  for (const name of ['Rania House', 'Ichamoti House']) {
    for (const kind of ['single room', 'entire house']) expect(body).toContain(`View Details: ${name}, ${kind}`)
  }
  expect(body.match(/<article/g)).toHaveLength(4)
  expect(body.match(/>View Details</g)).toHaveLength(6)
  const prices = [...body.matchAll(/BDT ([\d,]+)(?:<\/span>)+<span[^>]*>per night</g)].map(([, price]) => price)
  // Of Double Dom and Mud House only the whole is sold.
  expect(prices).toEqual(['6,500', '22,000', '15,000', '14,500', '7,500', '34,000'])
})

test('beds, size and plan of a place are shown as far as staff wrote them', async () => {
  const { content } = createSeedContent()
  const [house] = (await content('houses')).facts.filter(({ page }) => page === '/suits/rania-house')
  const plan = { ImagePath: '/plan.png', AltText: 'Plan', Width: 1600, Height: 1000 }
  const room = { beds: 'Twin beds', size: 0, plan }
  const whole = { beds: '', size: 210, plan: undefined }
  const facts: ContentSource = async (page) => {
    const answer = await content(page)
    return 'facts' in answer ? { ...answer, facts: house ? [{ ...house, room, whole }] : [] } : answer
  }

  const pages = await Promise.all(
    ['/room', '/suits/rania-house', '/room/1'].map((path) => view(path, { content: facts })),
  )

  const shown = pages.map(({ body }) =>
    [...body.matchAll(/Twin beds|\d+ m²|>Floor plan|Beds, size and plan: [^"]+/g)].join(),
  )
  const ofRoom = 'Beds, size and plan: Rania House, single room,Twin beds,>Floor plan'
  const ofHouse = 'Beds, size and plan: Rania House, entire house,210 m²'
  expect(shown).toEqual([`${ofRoom},${ofHouse}`, `${ofHouse},${ofRoom}`, ofRoom])
})

test('a room shows its name, price, description, amenities, pictures and the fields of its dates', async () => {
  const { body } = await view('/room/1')

  expect(body).toContain('<h1>Rania House</h1>')
  expect(body).toMatch(/BDT 6,500(?:<\/span>)+<span[^>]*>per night/)
  expect(body).toContain('A high, quiet room with teak beams')
  for (const amenity of ['Breakfast on the veranda', 'Air conditioning', 'Free Wi-Fi']) expect(body).toContain(amenity)
  expect(body).toContain('src="/files/images/house/rania-house-room.jpg')
  for (const label of ['Arrival', 'Departure']) expect(body).toMatch(new RegExp(`<label[^>]*>${label}<`))
})

test('a room shows its price before tax, whom to phone, what others write, and its pictures larger', async () => {
  const { body } = await view('/room/1')

  expect(body).toContain('per night, before 15% tax')
  expect(body).toContain('Check-in and check-out')
  expect(body).toMatch(/role="tab"[^>]*>Additional Information/)
  expect(body).toMatch(/role="tab"[^>]*>Reviews/)
  expect(body).toMatch(/please call us:(?:<!-- -->)? ?<a href="tel:/)
  expect(body).toMatch(/<button[^>]*aria-haspopup="dialog"[^>]*>[^/]*Enlarge picture/)
})

test('a room has a page of its own by the number of its house', async () => {
  const { status, head, body } = await view('/room/4')

  expect(status).toBe(200)
  expect(head).toContain('<title>Ichamoti House, single room - Best Luxury Resort')
  expect(body).toContain('href="/suits/ichamoti-house"')
})

test('search engines read the offers of a house and the way to it', async () => {
  const [raniaHouse, mudHouse] = await Promise.all([view('/suits/rania-house'), view('/suits/mud-house')])

  const [room, crumbs] = jsonLdIn(raniaHouse)
  expect(room).toMatchObject({
    '@type': ['HotelRoom', 'Product'],
    name: 'Rania House',
    url: 'https://resort.example/suits/rania-house',
    offers: [
      { name: 'Entire house', price: 22_000, priceCurrency: 'BDT' },
      { name: 'Single room', price: 6_500, url: 'https://resort.example/room/1' },
    ],
  })
  expect(crumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: 'https://resort.example/' },
      { position: 2, item: 'https://resort.example/suits' },
      { position: 3, name: 'Rania House', item: 'https://resort.example/suits/rania-house' },
    ],
  })
  expect(jsonLdIn(mudHouse)[0]).toMatchObject({ offers: [{ name: 'Entire house', price: 14_500 }] })
})

test.each(['/suits/99', '/suits/no-such-house', '/suits/Rania%20House', '/room/99', '/room/rania-house'])(
  'an unknown house is a page that is not found: %s',
  async (path) => {
    const { status, head, body, error } = await view(path)

    expect(status).toBe(404)
    expect(error).toBeUndefined()
    expect(body).toContain('Page Not Found!!!')
    expect(head).toContain('<title>Page Not Found!!! - ')
    expect(head).toContain('noindex')
  },
)

function jsonLdIn({ head }: { head: string }): unknown[] {
  return [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  )
}
