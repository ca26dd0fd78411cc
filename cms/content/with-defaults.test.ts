import { createImageUrlBuilder } from '@sanity/image-url'
import { expect, test } from 'vitest'
import type { PageAnswers } from '../types.ts'
import { checkKinds, fillPicture, withDefaults } from './with-defaults.ts'

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

test.each([
  { top: 0, bottom: 0, left: 0.5, right: 0.5 },
  { top: 0.4999, bottom: 0.5, left: 0, right: 0 },
  { top: 0, bottom: 0, left: 1.5, right: 0 },
])('a crop that leaves nothing cuts nothing: %j', (crop) => {
  const picture = fillPicture(aPicture({ crop, hotspot: { x: 0.25, y: 0.5 } }))

  expect(picture).toMatchObject({ ImagePath: URL, Width: 2000, Height: 1100, Focus: { x: 0.25, y: 0.5 } })
})

test('a side of a crop that lies outside of the picture is not cut', () => {
  const { ImagePath = '' } = fillPicture(aPicture({ crop: { top: 0, bottom: 0, left: -0.2, right: 0.5 } })) ?? {}

  expect(ImagePath).toBe(`${URL}?rect=0,0,1000,1100`)
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

test('what an editor left out is an empty text or list, and a picture without a file is left out', () => {
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

  const page = withDefaults('dine', answer)

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

/** The answer of a lake in which another program wrote. */
const asAnswer = (text: object): PageAnswers['refund'] => JSON.parse(JSON.stringify(text))

test('what is of another kind than its field is a gap in its own place, and takes no page down', () => {
  const sound = { _type: 'block', _key: 'b', children: [{ _type: 'span', _key: 's', text: 'Half comes back.' }] }
  const answer = asAnswer({
    _id: 'refund',
    _type: 'policyPage',
    title: { en: 'Refunds' },
    lead: 7,
    updated: true,
    sections: [
      { _key: 'one', heading: ['Half'], text: 'Half comes back.' },
      { _key: 'two', heading: 'Half', text: [sound, { _type: 'code', _key: 'c' }, 'words', null] },
      'three',
    ],
    seo: 'Refunds',
  })

  const page = withDefaults('refund', checkKinds('refund', answer))

  expect(page).toEqual({
    _id: 'refund',
    _type: 'policyPage',
    title: '',
    lead: '',
    updated: '',
    sections: [
      { _key: 'one', heading: '', text: [] },
      { _key: 'two', heading: 'Half', text: [sound] },
    ],
    seo: { title: '', description: '', picture: undefined },
  })
})

test('in a text, what is of another kind is left out, and what the schema does not know', () => {
  const block = {
    _type: 'block',
    _key: 'b',
    style: 3,
    listItem: null,
    level: '2',
    markDefs: [
      { _type: 'link', _key: 'way', href: ['/dine'] },
      { _type: 'comment', _key: 'note' },
    ],
    children: [
      { _type: 'span', _key: 's', text: { bn: 'চা' }, marks: 'strong' },
      { _type: 'emoji', _key: 'e' },
    ],
  }
  const sections = [{ _key: 'one', heading: 'Tea', text: [block, { ...block, children: 'words' }] }]

  const answer = checkKinds('refund', asAnswer({ _id: 'refund', _type: 'policyPage', sections }))

  const rest = { _type: 'block', _key: 'b', markDefs: [{ _type: 'link', _key: 'way' }] }
  expect(answer?.sections?.[0]?.text).toEqual([{ ...rest, children: [{ _type: 'span', _key: 's' }] }, rest])
})

test('a section of a kind that this site does not know is left out, and gaps of the others are empty', () => {
  const section = {
    _key: 'a',
    _type: 'factsSection',
    heading: null,
    facts: [{ _key: 'one', label: 'Guests', value: null }],
  }
  const page = {
    _id: 'eid',
    _type: 'landingPage',
    title: 'Eid',
    sections: [section, { _key: 'b', _type: 'videoSection' }],
  }
  const answer: PageAnswers['landing'] = JSON.parse(JSON.stringify({ pages: [page], ended: [] }))

  const [filled] = withDefaults('landing', checkKinds('landing', answer)).pages

  expect(filled?.sections).toEqual([
    { _key: 'a', _type: 'factsSection', heading: '', facts: [{ _key: 'one', label: 'Guests', value: '' }] },
  ])
})
