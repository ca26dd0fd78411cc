import { expect, test } from 'vitest'
import { idsOfDeadLinks } from './dead-links.ts'

test('what leads to a page that is over or gone is found, wherever its link is', async () => {
  const text = [{ _type: 'block', markDefs: [{ _type: 'link', href: '/offers/over#terms' }], children: [] }]
  const documents = [
    { _id: 'tile', _type: 'homeTile', DetailUrl: '/offers/over?from=home', TitleText: '/ a title that begins so' },
    { _id: 'policy', _type: 'policyPage', sections: [{ text }] },
    { _id: 'eid', _type: 'redirect', from: '/eid', to: '/offers/over' },
    { _id: 'offer', _type: 'offer', URL: '/room', pages: ['/package', '/suits/gone'] },
    { _id: 'alive', _type: 'banner', URL: '/room', seo: { description: 'https://elsewhere.example/offers/over' } },
    { _id: 'from', _type: 'redirect', from: '/offers/over', to: '/offers' },
  ]

  const found = await idsOfDeadLinks(documents, async (path) => ['/offers/over', '/suits/gone'].includes(path))

  expect(found).toEqual(['tile', 'policy', 'eid', 'offer'])
})

test('a link in a section of a landing page is found, to a house and in an answer too', async () => {
  const answer = [{ _type: 'block', markDefs: [{ _type: 'link', href: '/gone' }], children: [] }]
  const pageOf = (_id: string, section: object) => ({ _id, _type: 'landingPage', sections: [section] })
  const documents = [
    pageOf('action', { _type: 'actionSection', URL: '/gone' }),
    pageOf('houses', { _type: 'housesSection', houses: ['/suits/gone'] }),
    pageOf('answer', { _type: 'questionsSection', questions: [{ _type: 'question', answer }] }),
    pageOf('alive', { _type: 'actionSection', URL: '/room' }),
  ]

  const found = await idsOfDeadLinks(documents, async (path) => path.endsWith('/gone'))

  expect(found).toEqual(['action', 'houses', 'answer'])
})

test('what leads to an offer or a landing page that has not begun is not found', async () => {
  const [eid, spring, page] = [
    { _id: 'eid', _type: 'offer', slug: { current: 'eid' }, visibleFrom: '2999-01-01T00:00:00Z' },
    { _id: 'spring', _type: 'offer', slug: { current: 'spring' }, visibleFrom: '2020-01-01T00:00:00Z' },
    { _id: 'puja', _type: 'landingPage', slug: { current: 'puja' }, visibleFrom: '2999-01-01T00:00:00Z' },
  ]
  const tiles = ['/offers/eid', '/offers/spring', '/puja', '/offers/puja'].map((DetailUrl) => ({
    _id: `to ${DetailUrl}`,
    _type: 'homeTile',
    DetailUrl,
  }))

  expect(await idsOfDeadLinks([eid, spring, page, ...tiles], async () => true)).toEqual([
    'to /offers/spring',
    'to /offers/puja',
  ])
})
