import { expect, test } from 'vitest'
import { looseLimits, standardLimits } from '#api/platform/limits.ts'
import { createSeedContent } from '#cms/content/seed-content.ts'
import { lakePictureUrl, lakeSharedPictureUrl } from '#contract/values/pictures.ts'
import { createPictureBudget, createShownPictures } from './shown-pictures.ts'

const POND = '/lake/images/ichamoti/production/a-200x100.jpg?rect=0,0,100,100'
const seed = createSeedContent()

test('pages show a picture of the content in the widths of the site, and as a link is shown', async () => {
  const focus = { x: 0.25, y: 0.75 }
  const { content } = createSeedContent()
  const dine = await content('dine')
  dine.slides = [{ _key: 'pond', ImagePath: POND, AltText: '', Width: 100, Height: 100, Focus: focus }]
  const isShown = createShownPictures({ content, revision: () => '1' })

  const shown = [lakePictureUrl(POND, 320), lakePictureUrl(POND, 2000), lakeSharedPictureUrl(POND, focus)]
  const others = [
    lakePictureUrl(POND, 321),
    lakePictureUrl(POND.replace('rect=0', 'rect=1'), 320),
    `${POND}&w=320&auto=format&fit=max&q=50`,
    lakeSharedPictureUrl(POND),
    POND,
  ]

  expect(await Promise.all(shown.map(isShown))).toEqual([true, true, true])
  expect(await Promise.all(others.map(isShown))).toEqual([false, false, false, false, false])
})

test('what pages show is read again when the content has changed, and only then', async () => {
  let revision = '1'
  let reads = 0
  const content: typeof seed.content = (page) => {
    if (page === 'dine') reads += 1
    return seed.content(page)
  }
  const isShown = createShownPictures({ content, revision: () => revision })

  await isShown(POND)
  await isShown(POND)
  const before = reads
  revision = '2'
  await isShown(POND)

  expect([before, reads]).toEqual([1, 2])
})

test('a network that asks for many sizes waits, and so do all together', () => {
  let at = new Date('2026-11-20T06:00:00Z')
  const limits = {
    ...standardLimits,
    picturesPerAddress: { count: 2, seconds: 60 },
    picturesPerHour: { count: 3, seconds: 3600 },
  }
  const budget = createPictureBudget({ limits, now: () => at })

  const first = ['203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.2', '203.0.113.2'].map(budget)
  at = new Date('2026-11-20T06:00:30Z')

  expect(first).toEqual([0, 0, 30, 0, 1200])
  expect(budget('203.0.113.1')).toBeGreaterThan(1_000)
  expect(createPictureBudget({ limits: looseLimits(Infinity), now: () => at })('203.0.113.1')).toBe(0)
})
