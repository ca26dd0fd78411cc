import { expect, test } from 'vitest'
import { chosenPayment } from './chosen-payment.ts'

test('a share is asked for where it may be paid, and otherwise all that is due', () => {
  const stay = { payable: 14_950, due: 14_950, canPayPart: true }
  const visit = { payable: 600, due: 600, canPayPart: false }

  expect([chosenPayment(stay, '30%'), chosenPayment(stay, '100%')]).toEqual([
    { sum: 4_485, percent: '30%' },
    { sum: 14_950, percent: '100%' },
  ])
  expect(chosenPayment(visit, '30%')).toEqual({ sum: 600, percent: '100%' })
})
