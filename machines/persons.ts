import { asciiDigits } from '#contract/values/digits.ts'
import { texts } from './texts.ts'

const MOST = 9_999

/** How many people somebody wrote, Bangla digits too; undefined when it is no whole number from 1 to 9,999. */
export function readPersons(text: string): number | undefined {
  const digits = asciiDigits(text.trim())
  const persons = /^\d{1,4}$/.test(digits) ? Number(digits) : 0
  return persons >= 1 && persons <= MOST ? persons : undefined
}

/** What is wrong with it, as a sentence. */
export function personsProblem(text: string): string | undefined {
  if (text.trim() === '') return texts.personsMissing
  return readPersons(text) === undefined ? texts.personsUnreadable : undefined
}
