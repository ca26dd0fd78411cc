import { expect, test } from 'vitest'
import { redirectOf, withQuery } from './redirects.ts'

const from = (...pairs: readonly (readonly [string, string])[]) => pairs.map(([from, to]) => ({ from, to }))

test('an old path leads to the end of its redirects at once', () => {
  const redirects = from(['/eid', '/offers/eid-2026'], ['/offers/eid-2026', '/offers'])

  expect(redirectOf(redirects, '/eid')).toBe('/offers')
  expect(redirectOf(redirects, '/EID/')).toBe('/offers')
  expect(redirectOf(redirects, '/other')).toBeUndefined()
})

test.each([
  ['/ঈদ', '/offers', '/%E0%A6%88%E0%A6%A6', '/offers'],
  ['/%E0%A6%88%E0%A6%A6', '/offers', '/ঈদ', '/offers'],
  ['/cafe\u0301', '/dine', '/caf%C3%A9/', '/dine'],
  ['/eid\u200b', '/offers', '/eid', '/offers'],
  ['/100%', '/offers', '/100%', '/offers'],
  ['/eid', '/dine#মেনু', '/eid', '/dine#%E0%A6%AE%E0%A7%87%E0%A6%A8%E0%A7%81'],
  ['/eid', '/dine?x=ঈদ&y=%20', '/eid', '/dine?x=%E0%A6%88%E0%A6%A6&y=%20'],
  ['/eid', '/caf\u00e9\ud800', '/eid', '/caf%C3%A9'],
])('a redirect from %s to %s leads %s to %s', (old, to, path, target) => {
  expect(redirectOf(from([old, to]), path)).toBe(target)
})

test.each([
  ['itself', from(['/a', '/a/'])],
  ['itself, with a query', from(['/a', '/a?x=1'])],
  ['a circle in two spellings', from(['/a', '/ঈদ'], ['/%E0%A6%88%E0%A6%A6', '/a'])],
  ['a circle', from(['/a', '/b'], ['/b', '/c'], ['/c', '/a'])],
  ['a circle further on', from(['/a', '/b'], ['/b', '/c'], ['/c', '/b'])],
  ['another host', from(['/a', '//evil.example'])],
  ['another host behind a sign that nobody sees', from(['/a', '/\u200b/evil.example'])],
  ['another site', from(['/a', 'https://evil.example/'])],
  ['another host in the end', from(['/a', '/b'], ['/b', '/\\evil.example'])],
])('a redirect to %s is ignored', (_, redirects) => {
  expect(redirectOf(redirects, '/a')).toBeUndefined()
})

test.each([
  ['/eid', '', '/offers?utm_source=leaflet%20eid'],
  ['/eid', '?fbclid=1', '/offers?fbclid=1&utm_source=leaflet%20eid'],
  ['/eid', '?utm_source=facebook', '/offers?utm_source=facebook'],
  ['/menu', '', '/dine?x=1&utm_source=table#menu'],
  ['/menu', '?a=1', '/dine?x=1&utm_source=table#menu'],
  ['/menu', '?a=1&utm_source=facebook', '/dine?x=1&utm_source=facebook#menu'],
  ['/poster', '', '/offers?utm_source=wall'],
  ['/old', '', '/offers?utm_source=leaflet%20eid'],
  ['/plain', '?utm_source=facebook', '/offers?utm_source=facebook'],
  ['/plain', '?a=1', '/offers?a=1'],
])('%s%s is counted and leads to %s', (path, search, address) => {
  const redirects = [
    { from: '/eid', to: '/offers', countedAs: ' Leaflet Eid' },
    { from: '/menu', to: '/dine?x=1#menu', countedAs: 'table' },
    { from: '/poster', to: '/offers?utm_source=wall', countedAs: 'poster' },
    { from: '/old', to: '/eid', countedAs: null },
    { from: '/plain', to: '/offers', countedAs: '\u200b' },
  ]

  expect(withQuery(redirectOf(redirects, path) ?? '', search)).toBe(address)
})
