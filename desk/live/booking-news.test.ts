import { expect, test } from 'vitest'
import type { BrowserStorage } from '#ui/lib/browser-storage.ts'
import { memoryStorage } from '#tests/support/site-builders.ts'
import { createBookingNews } from './booking-news.ts'

/** Tabs of one browser: what one stores the others notice. */
function tabsOf(storage: BrowserStorage, count: number) {
  const targets = Array.from({ length: count }, () => new EventTarget())
  return targets.map((target) => {
    const notifyOthers = () =>
      targets.filter((other) => other !== target).forEach((other) => other.dispatchEvent(new Event('storage')))
    const news = createBookingNews(
      {
        ...storage,
        set: (key, value) => (storage.set(key, value), notifyOthers()),
        remove: (key) => (storage.remove(key), notifyOthers()),
      },
      target,
    )
    const noticed: (readonly string[])[] = []
    news.subscribe((added) => noticed.push(added))
    return { news, noticed }
  })
}

test('a new booking is noticed in every tab of the browser, once', () => {
  const tabs = tabsOf(memoryStorage(), 2)

  tabs[0]?.news.add(['A'])
  tabs[0]?.news.add(['A', 'B'])

  expect(tabs.map(({ noticed }) => noticed)).toEqual([
    [['A'], ['B']],
    [['A'], ['B']],
  ])
  expect(tabs.map(({ news }) => news.codes())).toEqual([
    ['A', 'B'],
    ['A', 'B'],
  ])
})

test('what was seen in one tab is news in none', () => {
  const tabs = tabsOf(memoryStorage(), 2)
  tabs[0]?.news.add(['A'])

  tabs[1]?.news.clear()

  expect(tabs.map(({ news }) => news.codes())).toEqual([[], []])
})

test('news stay when the page is loaded again, and what is stored by another hand is none', () => {
  const storage = memoryStorage()
  tabsOf(storage, 1)[0]?.news.add(['A'])

  const [reloaded] = tabsOf(storage, 1)
  storage.set('DESK_NEW_BOOKINGS', '{"A":1}')
  const [tampered] = tabsOf(storage, 1)

  expect([reloaded?.news.codes(), tampered?.news.codes()]).toEqual([['A'], []])
})

test('the list stays the same until it changes', () => {
  const [tab] = tabsOf(memoryStorage(), 1)
  tab?.news.add(['A'])
  const before = tab?.news.codes()

  tab?.news.add(['A'])

  expect(tab?.news.codes()).toBe(before)
})
