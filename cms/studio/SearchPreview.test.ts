import { expect, test } from 'vitest'
import { shortened } from './SearchPreview.tsx'

test('a search engine cuts after the last word that fits', () => {
  expect(shortened('Dine by the pond', 16)).toBe('Dine by the pond')
  expect(shortened('Dine by the pond', 14)).toBe('Dine by the …')
})
