import { expect, test } from 'vitest'
import { linkKind } from './ContentLink.tsx'

test('a path and an anchor are of this site', () => {
  expect(['/', '/room?guests=2#top', '#location'].map(linkKind)).toEqual(['own', 'own', 'own'])
})

test('web addresses lead outside, mail and phone to a person', () => {
  expect(
    ['https://example.com/', 'HTTP://example.com', 'mailto:stay@resort.example', 'tel:+8801700000000'].map(linkKind),
  ).toEqual(['outside', 'outside', 'contact', 'contact'])
})

test.each([
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  '/\n/evil.example',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  'room',
  '',
])('%j is not followed', (href) => {
  expect(linkKind(href)).toBe('unsafe')
})
