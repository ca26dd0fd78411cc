import { expect, test } from 'vitest'
import { signatureOf, signedFields } from './read-callback.ts'

const PASSWORD = 'qwerty'

/** A notice worked out by hand from the published rule. */
const fields = {
  amount: '4500.00',
  bank_tran_id: '2012281819050EKvRpPgPpY3eDG',
  base_fair: '0.00',
  card_brand: 'MOBILEBANKING',
  card_issuer: 'BKash Mobile Banking',
  card_issuer_country: 'Bangladesh',
  card_issuer_country_code: 'BD',
  card_no: '',
  card_sub_brand: 'Classic',
  card_type: 'BKASH-BKash',
  currency: 'BDT',
  currency_amount: '4500.00',
  currency_rate: '1.0000',
  currency_type: 'BDT',
  error: '',
  risk_level: '0',
  risk_title: 'Safe',
  status: 'VALID',
  store_amount: '4387.50',
  store_id: 'testbox',
  tran_date: '2026-12-16 18:14:09',
  tran_id: '01JF8Z3K7Q9R2S4T5V6W7X8Y9Z',
  val_id: '201228181905yY5TDTXd3Xc7aWi',
  value_a: 'bk_1',
  value_b: '',
  value_c: '',
  value_d: '',
}
const verify_sign = '5c880eb938ba9af9b5c90a1fafb2478c'
const notice = { ...fields, verify_key: Object.keys(fields).toReversed().join(','), verify_sign }

function signedOver(names: readonly string[]) {
  const covered = Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)))
  return { ...fields, verify_key: names.join(','), verify_sign: signatureOf(covered, PASSWORD) }
}

test('the signature is the one of the published rule, in any order of the fields', () => {
  expect(signedFields(notice, PASSWORD)).toEqual(fields)
})

test('a changed field, another password or a cut signature is refused', () => {
  expect(signedFields({ ...notice, amount: '1.00' }, PASSWORD)).toBe('bad')
  expect(signedFields(notice, 'qwertz')).toBe('bad')
  expect(signedFields({ ...notice, verify_sign: verify_sign.slice(1) }, PASSWORD)).toBe('bad')
})

test('a notice without a signature is distinguished from a forged one', () => {
  expect(signedFields(fields, PASSWORD)).toBe('absent')
})

test('a right signature that leaves out the amount or the store is refused', () => {
  const all = Object.keys(fields)

  expect(signedFields(signedOver(all.filter((name) => name !== 'amount')), PASSWORD)).toBe('bad')
  expect(signedFields(signedOver(all.filter((name) => name !== 'store_id')), PASSWORD)).toBe('bad')
})

test('fields that the signature does not cover are not read', () => {
  const names = Object.keys(fields).filter((name) => name !== 'val_id')

  const signed = signedFields(signedOver(names), PASSWORD)

  expect(signed).not.toHaveProperty('val_id')
  expect(signed).toHaveProperty('tran_id')
})
