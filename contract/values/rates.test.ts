import { expect, test } from 'vitest'
import { flatRates, priceNights, sumOfNights } from './rates.ts'

const agreed = { stay: { arrival: '2026-12-01', departure: '2026-12-04' }, nights: [100, 200, 300] }

test.each([
  ['the same nights', '2026-12-01', '2026-12-04', [100, 200, 300]],
  ['nights before and after', '2026-11-30', '2026-12-05', [50, 100, 200, 300, 50]],
  ['fewer nights', '2026-12-02', '2026-12-03', [200]],
  ['other nights', '2026-12-10', '2026-12-12', [50, 50]],
])('nights that were agreed on keep their price: %s', (_, arrival, departure, nights) => {
  expect(priceNights(flatRates(50), { arrival, departure }, agreed)).toEqual(nights)
})

test('without an agreement each night costs the rate of today', () => {
  expect(sumOfNights(priceNights(flatRates(50), agreed.stay))).toBe(150)
})
