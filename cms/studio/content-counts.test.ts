import { expect, test } from 'vitest'
import { sentencesOf } from './ContentCounts.tsx'

test('a document that was seen in one place on one day needs one sentence', () => {
  expect(sentencesOf([{ day: '2026-11-20', place: 'home', views: 1, clicks: 0 }])).toEqual([
    'In the last four weeks: seen once, link followed never.',
  ])
})

test('places and the best day are named where there are several', () => {
  expect(
    sentencesOf([
      { day: '2026-11-19', place: 'home', views: 1_200, clicks: 1 },
      { day: '2026-11-20', place: 'home', views: 30, clicks: 3 },
      { day: '2026-11-20', place: 'offers', views: 4, clicks: 2 },
    ]),
  ).toEqual([
    'In the last four weeks: seen 1,234 times, link followed 6 times.',
    'on the home page: seen 1,230 times, link followed 4 times',
    'on the page Offers: seen 4 times, link followed 2 times',
    'Most on Thu 19 Nov 2026: seen 1,200 times, link followed once',
  ])
})

test('what nobody saw and what is not known are different sentences', () => {
  expect(sentencesOf([])).toEqual(['Not seen by visitors in the last four weeks.'])
  expect(sentencesOf('unknown')).toEqual(['How often this was seen cannot be read at the moment.'])
})
