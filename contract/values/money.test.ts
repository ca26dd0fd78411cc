import fc from 'fast-check'
import { expect, test } from 'vitest'
import { USUAL_LEVIES, toPaisa, toTaka, advanceOf, percentOf, quoteOf } from './money.ts'

test('tax is 15 % of the room charge and comes on top', () => {
  expect(quoteOf(toPaisa(13_000), USUAL_LEVIES)).toEqual({
    levies: USUAL_LEVIES,
    roomCharge: toPaisa(13_000),
    service: 0,
    tax: toPaisa(1_950),
    payable: toPaisa(14_950),
  })
})

test('a service charge is of the room charge, and bears tax', () => {
  expect(quoteOf(toPaisa(13_000), { service: 10, tax: 7.5 })).toMatchObject({
    service: toPaisa(1_300),
    tax: toPaisa(1_072.5),
    payable: toPaisa(15_372.5),
  })
})

test('half a paisa of tax is rounded up', () => {
  expect(quoteOf(10, USUAL_LEVIES).tax).toBe(2)
})

test('30 % is rounded up to a whole taka', () => {
  expect(advanceOf(toPaisa(14_951), '30%')).toBe(toPaisa(4_486))
  expect(advanceOf(toPaisa(14_950), '100%')).toBe(toPaisa(14_950))
})

test('an advance is whole taka, at least 30 %, and never more than what is payable', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000_00 }), (payable) => {
      const advance = advanceOf(payable, '30%')

      expect(advance).toBeLessThanOrEqual(payable)
      expect(advance * 10).toBeGreaterThanOrEqual(payable * 3)
      expect(advance === payable || advance % 100 === 0).toBe(true)
    }),
  )
})

test('an advance is known again by its sum', () => {
  expect(percentOf(toPaisa(14_951), toPaisa(4_486))).toBe('30%')
  expect(percentOf(toPaisa(14_951), toPaisa(14_951))).toBe('100%')
})

test('money keeps its paisa on the way over the wire and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (paisa) => {
      expect(toPaisa(toTaka(paisa))).toBe(paisa)
    }),
  )
})
