import { expect, test } from 'vitest'
import { countries, defaultCountry } from './countries.ts'

test('about 240 countries are offered, Bangladesh first', () => {
  expect(countries.length).toBeGreaterThan(240)
  expect(countries[0]).toEqual({ code: 'BD', name: defaultCountry })
  expect(countries[1]?.name).toBe('Afghanistan')
})

test('no country is offered twice', () => {
  expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length)
})
