import { expect, test } from 'vitest'
import { sourceOfVisit } from './source-of-visit.ts'
import { VisitSource } from './visit-source.ts'

const long = 'x'.repeat(80)

/** What the link says, and the host that led here, on the site `www.resort.example`. */
const sourceOf = (utmSource: string | null, utmCampaign: string | null, referrerHost: string) =>
  sourceOfVisit({ utmSource, utmCampaign, host: 'www.resort.example', referrerHost })

test.each([
  ['a link of an advertisement', 'Facebook', null, 'l.facebook.com', 'facebook'],
  ['its campaign', 'facebook', 'Eid 2026', '', 'facebook / eid 2026'],
  ['a campaign without a source', null, 'eid', 'www.google.com', 'google.com'],
  ['an empty source', ' \u200b', null, 'www.google.com', 'google.com'],
  ['a source in Bangla', 'ঈদ', null, '', 'ঈদ'],
  ['a source of several lines', 'a\n\0b\tc', null, '', 'a b c'],
  ['one that is too long', long, null, '', long.slice(0, 60)],
  ['one that is cut within an emoji', `${long.slice(0, 59)}🌙`, null, '', long.slice(0, 59)],
  ['a page of this site in an advertisement', 'leaflet', null, 'resort.example', 'leaflet'],
  ['another site', null, null, 'www.TripAdvisor.com', 'tripadvisor.com'],
  ['a host whose name only ends like a gateway’s', null, null, 'notsslcommerz.com', 'notsslcommerz.com'],
  ['a typed address', null, null, '', 'direct'],
])('%s names its source', (_what, utmSource, utmCampaign, referrerHost, source) => {
  expect(sourceOf(utmSource, utmCampaign, referrerHost)).toBe(source)
  expect(VisitSource.parse(source)).toBe(source)
})

test.each(['resort.example', 'www.resort.example', 'sslcommerz.com', 'securepay.sslcommerz.com'])(
  'a visit that comes from %s began elsewhere',
  (referrerHost) => {
    expect(sourceOf(null, null, referrerHost)).toBeUndefined()
  },
)

test('a source that a program sends is a line of 60 signs', () => {
  expect(VisitSource.safeParse(long).success).toBe(false)
  expect(VisitSource.safeParse(' \u200b\n').success).toBe(false)
  expect(VisitSource.parse('Face\u0000book')).toBe('face book')
})
