import { expect, test } from 'vitest'
import { isSafeLink } from './safe-link.ts'

test.each([
  '/room',
  '/',
  '/suits/mud-house?tab=1#top',
  'https://resort.example/x',
  'http://x.example',
  'mailto:stay@resort.example',
  'tel:+880 1700-000000',
])('a link may lead to %s', (address) => {
  expect(isSafeLink(address)).toBe(true)
})

test.each([
  'room',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  'https://',
  'https://no-dot',
  'ftp://x.example',
  'mailto:unknown',
  'tel:',
  '/a b',
  '',
])('a link may not lead to “%s”', (address) => {
  expect(isSafeLink(address)).toBe(false)
})
