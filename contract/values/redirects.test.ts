import { expect, test } from 'vitest'
import { redirectOf } from './redirects.ts'

const from = (...pairs: readonly (readonly [string, string])[]) => pairs.map(([from, to]) => ({ from, to }))

test('an old path leads to the end of its redirects at once', () => {
  const redirects = from(['/eid', '/offers/eid-2026'], ['/offers/eid-2026', '/offers'])

  expect(redirectOf(redirects, '/eid')).toBe('/offers')
  expect(redirectOf(redirects, '/EID/')).toBe('/offers')
  expect(redirectOf(redirects, '/other')).toBeUndefined()
})

test.each([
  ['itself', from(['/a', '/a/'])],
  ['itself, with a query', from(['/a', '/a?x=1'])],
  ['a circle', from(['/a', '/b'], ['/b', '/c'], ['/c', '/a'])],
  ['a circle further on', from(['/a', '/b'], ['/b', '/c'], ['/c', '/b'])],
  ['another host', from(['/a', '//evil.example'])],
  ['another site', from(['/a', 'https://evil.example/'])],
  ['another host in the end', from(['/a', '/b'], ['/b', '/\\evil.example'])],
])('a redirect to %s is ignored', (_, redirects) => {
  expect(redirectOf(redirects, '/a')).toBeUndefined()
})
