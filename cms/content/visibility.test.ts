import { expect, test } from 'vitest'
import { readSeed } from './seed-content.ts'
import { isVisible, turnsUntil, visiblePages } from './visibility.ts'

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
    offers: { offers: [{ ...offer, ...planned }] },
  }
  const countsAt = (at: number) => {
    const { home, offers } = visiblePages(pages, at)
    return [home.banners, home.tiles, home.offers, offers.offers].map(({ length }) => length)
  }

  const without = [banners.length, tiles.length, 0, 0]
  const all = [banners.length + 1, tiles.length + 1, 1, 1]
  const times = [NOON - 1, NOON, Date.parse(planned.visibleUntil)]
  expect(times.map(countsAt)).toEqual([without, all, without])
  expect(times.map((at) => turnsUntil(pages, at))).toEqual([0, 3, 6])
})
