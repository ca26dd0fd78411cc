import type { Locator, Page } from 'playwright-core'
import type { Sight } from './sight.ts'

/** The pages that one tab has been on, as its Back and Forward know them. */
export type PageHistory = {
  /** The page goes there by itself, which leaves nothing to go forward to. */
  went(path: string): void
  /** Goes by Back or Forward to the nearest other page. */
  leave(): Promise<void>
  isAt(path: string): Sight
}

/** `signs` tell of each page that it has been drawn: its address is there before. */
export function pageHistory(
  page: Page,
  { visited, signs }: { visited: readonly string[]; signs: Readonly<Record<string, Locator>> },
): PageHistory {
  let paths = [...visited]
  let at = paths.length - 1

  async function arrive(path: string): Promise<void> {
    await page.waitForURL(path)
    await signs[path]?.waitFor()
  }

  return {
    went(path) {
      paths = [...paths.slice(0, at + 1), path]
      at += 1
    },
    async leave() {
      const others = paths.flatMap((path, index) => (path === paths[at] ? [] : [index]))
      const [nearest = at] = others.toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at))
      await page.evaluate((steps) => history.go(steps), nearest - at)
      at = nearest
      await arrive(paths[at] ?? '')
    },
    async isAt(path) {
      try {
        await arrive(path)
        return []
      } catch {
        return [`The page is at ${page.url()} and not at ${path}`]
      }
    },
  }
}
