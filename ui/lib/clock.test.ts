import { afterEach, expect, test, vi } from 'vitest'
import { setClockRight } from '#tests/support/right-clock.ts'
import { learnTime, learnTimeOfPage, now, today } from './clock.ts'

const DEVICE = Date.parse('2027-03-04T17:30:00.500Z')
const learn = (date: string, askedAt = Date.now()) =>
  learnTime(new Response(null, { headers: { Date: date } }), askedAt)
const aheadMs = () => now() - Date.now()

afterEach(() => {
  vi.unstubAllGlobals()
  setClockRight()
})

test.each([
  { device: '70 minutes fast', date: 'Thu, 04 Mar 2027 16:20:00 GMT', ahead: -70 * 60_000 },
  { device: 'a day slow', date: 'Fri, 05 Mar 2027 17:30:00 GMT', ahead: 24 * 60 * 60_000 },
])('a device that is $device shows the time of the server', ({ date, ahead }) => {
  vi.useFakeTimers({ now: DEVICE })

  learn(date)

  expect(Math.abs(aheadMs() - ahead)).toBeLessThan(1000)
})

test('today is the server’s day in Dhaka', () => {
  vi.useFakeTimers({ now: Date.parse('2027-03-04T18:30:00Z') })
  const byDevice = today()

  learn('Thu, 04 Mar 2027 17:20:00 GMT')

  expect([byDevice, today()]).toEqual(['2027-03-05', '2027-03-04'])
})

test('a clock that may be right is left alone, however long the answer took', () => {
  vi.useFakeTimers({ now: DEVICE })

  learn('Thu, 04 Mar 2027 17:30:00 GMT')
  learn('Thu, 04 Mar 2027 17:29:52 GMT', DEVICE - 9_000)
  learnTime(new Response(), DEVICE)

  expect(aheadMs()).toBe(0)
})

test.each([
  { page: 'a page that was sent just now', transferSize: 300, ahead: -70 * 60_000 },
  { page: 'a page that the browser had kept', transferSize: 0, ahead: 0 },
])('$page moves the clock by $ahead ms', ({ transferSize, ahead }) => {
  vi.useFakeTimers({ now: DEVICE, toFake: ['Date'] })
  const { timeOrigin } = performance
  class Navigation {
    requestStart = 0
    responseStart = 0
    transferSize = transferSize
    serverTiming = [{ name: 'now', duration: timeOrigin / 1000 - 70 * 60 }]
  }
  vi.stubGlobal('PerformanceNavigationTiming', Navigation)
  vi.stubGlobal('performance', { timeOrigin, getEntriesByType: () => [new Navigation()] })

  learnTimeOfPage()

  expect(Math.abs(aheadMs() - ahead)).toBeLessThanOrEqual(1001)
})
