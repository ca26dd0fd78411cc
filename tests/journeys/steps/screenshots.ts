import path from 'node:path'
import type { Page } from 'playwright-core'

/** Whether someone wants to look: then pictures have to be real. */
export function isSavingScreenshots(): boolean {
  return process.env['SCREENSHOTS'] !== undefined
}

/** Saves what is on the screen in the folder that SCREENSHOTS names; without it nothing happens. */
export async function saveScreenshot(page: Page, name: string, { isWhole = false } = {}): Promise<void> {
  const folder = process.env['SCREENSHOTS']
  if (folder === undefined || page.isClosed()) return
  const file = `${name.replaceAll(/[^\w]+/g, '-').slice(0, 80)}.png`
  if (isWhole) await page.evaluate(showPictures)
  await page.screenshot({ path: path.join(folder, file), fullPage: isWhole })
}

/** Runs in the page: scrolls it through, since pictures load when they come into sight, and waits until they stand. */
export async function showPictures(): Promise<void> {
  const PATIENCE_MS = 15_000
  // A page that another one covers draws no frames, and decodes nothing: neither may be waited for without an end.
  const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  const nextFrame = () => Promise.race([new Promise((resolve) => requestAnimationFrame(resolve)), after(250)])
  const before = window.scrollY
  for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
    window.scrollTo({ top, behavior: 'instant' })
    await nextFrame()
    await nextFrame()
  }
  const isLoading = (element: Element) =>
    element instanceof HTMLImageElement
      ? element.currentSrc !== '' && !element.complete
      : element.matches('[data-picture="loading"]')
  const isWaiting = () =>
    [...document.querySelectorAll('[data-picture], img')].some(
      (element) =>
        isLoading(element) && element.checkVisibility() && element.closest('[aria-hidden="true"], [inert]') === null,
    )
  const end = performance.now() + PATIENCE_MS
  while (isWaiting() && performance.now() < end) await nextFrame()
  window.scrollTo({ top: before, behavior: 'instant' })
  const pictures = [...document.images].filter((image) => image.complete && image.checkVisibility())
  const decoded = Promise.all(pictures.map((image) => image.decode().catch(() => undefined)))
  await Promise.race([decoded, after(PATIENCE_MS)])
  await nextFrame()
}
