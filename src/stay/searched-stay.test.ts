import { beforeEach, expect, test, vi } from 'vitest'
import { recallStay, rememberStay, STAY_KEY } from './searched-stay.ts'

const entries = new Map<string, string>()
const sessionStorage = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
}
beforeEach(() => {
  entries.clear()
  vi.stubGlobal('window', { sessionStorage })
})

const TODAY = '2026-11-20'
const stay = { arrival: '2026-12-01', departure: '2026-12-03' }

test('the dates that were looked for last are recalled, with the party of the last search', () => {
  rememberStay({ ...stay, adults: 4, children: 1 })
  rememberStay({ arrival: '2026-12-05', departure: '2026-12-06' })

  expect(recallStay(TODAY)).toEqual({ arrival: '2026-12-05', departure: '2026-12-06', adults: 4, children: 1 })
})

test('dates that are past are not recalled', () => {
  rememberStay(stay)

  expect(recallStay('2026-12-01')).toMatchObject(stay)
  expect(recallStay('2026-12-02')).toBeUndefined()
})

test.each(['', 'arrival=2026-12-01', 'arrival=2026-12-03&departure=2026-12-01', 'arrival=x&departure=y'])(
  'a text that names no stay, such as "%s", is not recalled',
  (text) => {
    entries.set(STAY_KEY, text)

    expect(recallStay(TODAY)).toBeUndefined()
  },
)
