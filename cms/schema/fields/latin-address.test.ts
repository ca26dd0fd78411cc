import { expect, test } from 'vitest'
import { addressOf } from './latin-address.ts'

test.each([
  ['Monsoon week', 'monsoon-week'],
  ['  Tea & “cake” — for 2!', 'tea-and-cake-for-2'],
  ['Crème brûlée', 'creme-brulee'],
  ['Rahima’s dinner', 'rahimas-dinner'],
  ['ঈদের ছুটিতে দুই রাত', 'ider-chhutite-dui-rat'],
  ['রমজানের ইফতার ২০২৬', 'romojaner-ifotar-2026'],
  ['বাড়ি, নদী ও র‍্যালি', 'bari-nodi-o-rjali'],
  ['কক্সবাজার থেকে ঢাকা: Eid', 'koksobajar-theke-dhaka-eid'],
  ['🎉', ''],
])('the title %s gives the address %s', (title, address) => {
  expect(addressOf(title)).toBe(address)
})

test('a long title gives an address of 60 characters at most, which does not end in a hyphen', () => {
  expect(addressOf(`${'a'.repeat(59)} week`)).toBe('a'.repeat(59))
})
