// What can be seen of a page, as sentences about what cannot; each waits a while for what is expected.

import { setTimeout as pause } from 'node:timers/promises'
import type { Locator } from 'playwright-core'

const PATIENCE_MS = 10_000
/** Who looks again at once takes the page's time from it. */
const PAUSE_MS = 20

export type Sight = Promise<string[]>

export async function sees(place: Locator): Sight {
  try {
    await place.filter({ visible: true }).first().waitFor({ timeout: PATIENCE_MS })
    return []
  } catch {
    return [`The page does not show ${String(place)}`]
  }
}

export async function misses(place: Locator): Sight {
  try {
    await place.filter({ visible: true }).first().waitFor({ state: 'hidden', timeout: PATIENCE_MS })
    return []
  } catch {
    return [`Everybody still sees ${String(place)}`]
  }
}

/** Whether a field holds this text. */
export function holds(field: Locator, text: string): Sight {
  return shows(field, text, () => field.inputValue({ timeout: PATIENCE_MS }))
}

/** Whether a button can be pressed: `busy` keeps its place but does nothing, `off` cannot be reached. */
export function isPressable(button: Locator, expected: 'ready' | 'busy' | 'off'): Sight {
  return shows(button, expected, () => button.first().evaluate(readinessOf, undefined, { timeout: PATIENCE_MS }))
}

/** Whether what is read of a place becomes what is expected. */
export async function shows(place: unknown, expected: string, read: () => Promise<string>): Sight {
  const end = performance.now() + PATIENCE_MS
  let shown: string | undefined
  try {
    shown = await read()
    while (shown !== expected && performance.now() < end) {
      await pause(PAUSE_MS)
      shown = await read()
    }
  } catch {
    return [`The page does not show ${String(place)}`]
  }
  return shown === expected ? [] : [`${String(place)} shows “${shown}” and not “${expected}”`]
}

/** Runs in the page. */
function readinessOf(button: Element): string {
  if (button.getAttribute('aria-busy') === 'true') return 'busy'
  return button.matches(':disabled, [aria-disabled="true"]') ? 'off' : 'ready'
}

/** Sees a place where a text stands in it, and misses it where there is none. */
export function seesOnly(place: Locator, text: string | undefined): Sight {
  return text === undefined ? misses(place) : sees(place.filter({ hasText: text }))
}
