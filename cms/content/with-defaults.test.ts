import { createImageUrlBuilder } from '@sanity/image-url'
import { expect, test } from 'vitest'
import type { PageAnswers } from '../types.ts'
import { withDefaults, fillPicture } from './with-defaults.ts'
import { readSeed } from './seed-content.ts'

const ID = 'image-cc72645cfbd19e7e87595e893d872496a89ffb38-2000x1100-jpg'
const URL = 'https://cdn.sanity.io/images/a1b2c3d4/production/cc72645cfbd19e7e87595e893d872496a89ffb38-2000x1100.jpg'

type Picture = NonNullable<PageAnswers['dine']>['slides'] extends (infer Slide)[] | null ? Omit<Slide, '_key'> : never

const aPicture = (picture: Partial<Picture> = {}): Picture => ({
  AltText: 'A pond',
  crop: null,
  hotspot: null,
  asset: { url: URL, metadata: { lqip: 'data:image/jpeg;base64,AA', dimensions: { width: 2000, height: 1100 } } },
  ...picture,
})

test('a picture comes with its address, its words, its size and its placeholder', () => {
  expect(fillPicture(aPicture())).toEqual({
    ImagePath: URL,
    AltText: 'A pond',
    Width: 2000,
    Height: 1100,
    Placeholder: 'data:image/jpeg;base64,AA',
  })
})

test.each([
  { top: 0.1, bottom: 0.2, left: 0.333, right: 0.05 },
  { top: 0, bottom: 0.5, left: 0, right: 0 },
])('a crop is the one that Sanity’s own helper takes: %j', (crop) => {
  const builder = createImageUrlBuilder({ projectId: 'a1b2c3d4', dataset: 'production' })
  const theirs = new globalThis.URL(
    builder
      .image({ asset: { _ref: ID }, crop })
      .width(320)
      .url(),
  )

  const { ImagePath = '', Width, Height } = fillPicture(aPicture({ crop })) ?? {}

  expect(ImagePath.split('?rect=')).toEqual([URL, theirs.searchParams.get('rect')])
  expect(ImagePath).toContain(`${Width},${Height}`)
})

test('a hotspot is a place in what the crop leaves', () => {
  const crop = { top: 0, bottom: 0.5, left: 0.5, right: 0 }

  const { Focus } = fillPicture(aPicture({ crop, hotspot: { x: 0.75, y: 0.4 } })) ?? {}

  expect(Focus?.x).toBeCloseTo(0.5)
  expect(Focus?.y).toBeCloseTo(0.8)
})

test('a picture of this site is known by its path, since guests may know the site by another name', () => {
  const asset = {
    ...aPicture().asset,
    url: 'http://localhost:3000/lake/images/a.jpg',
    metadata: aPicture().asset?.metadata ?? null,
  }

  expect(fillPicture(aPicture({ asset }), 'http://localhost:3000')?.ImagePath).toBe('/lake/images/a.jpg')
  expect(fillPicture(aPicture(), 'http://localhost:3000')?.ImagePath).toBe(URL)
})

test('what an editor left out is an empty text or list, and a picture without a file is left out', async () => {
  const { dine: example } = await readSeed()
  const answer: PageAnswers['dine'] = {
    _id: 'dinePage',
    _type: 'dinePage',
    heading: null,
    lead: 'Only this',
    text: null,
    slides: [
      { _key: 'one', ...aPicture() },
      { _key: 'two', ...aPicture({ asset: null }) },
    ],
    meals: [{ _key: 'tea', name: 'Tea', from: null, to: null, text: null }],
    dishesHeading: null,
    dishes: null,
    seo: null,
  }

  const page = withDefaults<'dine'>(answer, example)

  expect(page).toMatchObject({
    heading: '',
    lead: 'Only this',
    text: [],
    slides: [{ _key: 'one', ImagePath: URL }],
    meals: [{ _key: 'tea', name: 'Tea', from: '', to: '', text: '' }],
    dishes: [],
    seo: { title: '', description: '' },
  })
  expect(page.slides).toHaveLength(1)
  expect(page.seo.picture).toBeUndefined()
})
