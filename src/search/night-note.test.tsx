import { afterEach, expect, test, vi } from 'vitest'
import { seenBy, wordsOf } from '#tests/support/rendered/seen-by.tsx'
import { NightNote } from './NightNote.tsx'

afterEach(() => {
  vi.useRealTimers()
})

test.each([
  { at: 'half past midnight', now: '2027-03-03T18:30:00Z', arrival: '2027-03-04', isShown: true },
  { at: 'half past midnight, for another day', now: '2027-03-03T18:30:00Z', arrival: '2027-03-05', isShown: false },
  { at: 'six in the morning', now: '2027-03-04T00:00:00Z', arrival: '2027-03-04', isShown: false },
])('a search for tonight says how to get a bed for this night: at $at $isShown', async ({ now, arrival, isShown }) => {
  vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] })

  const words = wordsOf(await seenBy(undefined, <NightNote arrival={arrival} />))

  expect(words.includes('For a bed before the morning, call us')).toBe(isShown)
})
