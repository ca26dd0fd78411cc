import { isBlank, plainSigns } from '#contract/values/typed.ts'

const MAX_PERSONS = 9_999

/** The number of people as a guest types it, Bangla digits too; undefined unless it is a whole number from 1 to 9,999. */
export function readPersons(text: string): number | undefined {
  const digits = plainSigns(text)
  const persons = /^\d{1,4}$/.test(digits) ? Number(digits) : 0
  return persons >= 1 && persons <= MAX_PERSONS ? persons : undefined
}

export function personsProblem(text: string): 'missing' | 'unreadable' | undefined {
  if (isBlank(text)) return 'missing'
  return readPersons(text) === undefined ? 'unreadable' : undefined
}
