import { expect, test } from 'vitest'
import { linkKind } from './ContentLink.tsx'

test.each([
  ['own', ['/', '/room?guests=2#top', '#location']],
  ['outside', ['https://example.com/', 'HTTP://example.com']],
  ['contact', ['mailto:stay@resort.example', 'tel:+8801700000000']],
  [
    'unsafe',
    ['javascript:alert(1)', 'java\tscript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', 'vbscript:x'],
  ],
  ['unsafe', ['//evil.example', '/\\evil.example', '/\n/evil.example', 'room', '']],
])('a link is %s that leads to one of %j', (kind, addresses) => {
  expect(new Set(addresses.map(linkKind))).toEqual(new Set([kind]))
})
