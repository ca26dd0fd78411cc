import { texts } from './texts.ts'

const MOST = 9_999
const BANGLA_ZERO = 0x09e6

/** How many people somebody wrote, Bangla digits too; undefined when it is no whole number from 1 to 9,999. */
export function readPersons(text: string): number | undefined {
  const digits = text.trim().replaceAll(/[০-৯]/g, (digit) => String((digit.codePointAt(0) ?? 0) - BANGLA_ZERO))
  const persons = /^\d{1,4}$/.test(digits) ? Number(digits) : 0
  return persons >= 1 && persons <= MOST ? persons : undefined
}

/** What is wrong with it, as a sentence. */
export function personsProblem(text: string): string | undefined {
  if (text.trim() === '') return texts.personsMissing
  return readPersons(text) === undefined ? texts.personsUnreadable : undefined
}
