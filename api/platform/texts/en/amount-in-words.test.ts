import { expect, test } from 'vitest'
import { amountInWords } from './amount-in-words.ts'

test.each([
  [0, 'Taka zero only'],
  [1500, 'Taka fifteen only'],
  [10_500, 'Taka one hundred and five only'],
  [1_495_050, 'Taka fourteen thousand nine hundred and fifty and fifty paisa only'],
  [11_400_000, 'Taka one lakh fourteen thousand only'],
  [1_000_010_000, 'Taka one crore one hundred only'],
  [12_345_678_900, 'Taka twelve crore thirty-four lakh fifty-six thousand seven hundred and eighty-nine only'],
])('%s paisa are %s', (paisa, words) => {
  expect(amountInWords(paisa)).toBe(words)
})
