import { expect, test } from 'vitest'
import { isWeather } from '#contract/values/weather.ts'

const weather = { temperature: 27.4, feelsLike: 31, sky: 'drizzle', isDay: true }

test('the weather is read as the server sends it', () => {
  expect(isWeather(weather)).toBe(true)
})

test.each([
  undefined,
  null,
  'drizzle',
  { available: false },
  { ...weather, sky: 'snow' },
  { ...weather, isDay: 1 },
  { ...weather, temperature: null },
  { ...weather, feelsLike: Number.NaN },
])('%j is not weather', (answer) => {
  expect(isWeather(answer)).toBe(false)
})
