import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HoldCountdown } from './HoldCountdown.tsx'
import { dhakaMoment } from './order-values.ts'

const MINUTE_MS = 60_000
const shownFor = (minutes: number) => {
  const until = new Date(Date.now() + minutes * MINUTE_MS).toISOString()
  return { until, html: renderToStaticMarkup(<HoldCountdown type="Room" until={until} />) }
}

test('a hold of minutes counts down, and one of hours or days names its day', () => {
  const [short, long] = [shownFor(20), shownFor(30 * 60)]

  expect(short.html).toMatch(/\d+:\d\d left/)
  expect(long.html).toContain(`held until ${dhakaMoment(long.until)}`)
  expect(long.html).not.toContain('left)')
})

test('a moment is the resort’s, wherever its reader is', () => {
  expect(dhakaMoment('2026-11-20T20:30:00Z')).toBe('2:30\u00a0am, Sat 21 Nov 2026')
})
