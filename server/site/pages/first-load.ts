import { sourceHash } from '../../html-page.ts'
import type { PageFiles } from '../build-manifest.ts'

/** How long the script waits for the picture that is seen first, and then for the first paint. */
const PATIENCE_MS = 2_000

/**
 * Fetches and starts the page's modules once the picture that is seen first is there, or as good as lost, and the page is painted: on a slow
 * network they would share the line with it, on a fast one they would run before it is shown. An inline module runs when the page was read. Of the styles, which stand in the page, it makes links that are switched
 * off: Vite's loader looks for one before it fetches the styles of a module. What all pages share runs one file after the other, the libraries
 * first, with a pause for a finger between them.
 */
const START = `
const { shared, own, styles } = JSON.parse(document.getElementById('files').textContent)
const link = (attributes) => document.head.append(Object.assign(document.createElement('link'), attributes))
for (const href of styles) link({ rel: 'stylesheet', disabled: true, href })
const within = (begin) => new Promise((resolve) => {
  begin(resolve)
  setTimeout(resolve, ${PATIENCE_MS})
})
const picture = document.querySelector('img[fetchpriority="high"]')
if (picture && !picture.complete) {
  await within((resolve) => {
    for (const event of ['load', 'error']) picture.addEventListener(event, resolve)
  })
}
if (!document.hidden) await within((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }))
for (const href of [...shared, ...own]) link({ rel: 'modulepreload', href })
for (const href of shared.toReversed()) {
  await import(href)
  await new Promise((resolve) => setTimeout(resolve))
}
`

/**
 * Runs before anything is painted. An announcement that was closed in this visit takes no room (src/layout/AnnouncementLine.tsx), so that nothing moves,
 * and one that is shown can be closed before the page's own script is there.
 */
const BEFORE_PAINT = `
try {
  const key = 'announcement-closed'
  const hide = () => document.documentElement.setAttribute('data-announcement-closed', '')
  if (sessionStorage.getItem(key)) hide()
  addEventListener('click', ({ target }) => {
    if (!target.closest?.('[data-closes-announcement]')) return
    hide()
    document.querySelector('main').focus({ preventScroll: true })
    sessionStorage.setItem(key, 'yes')
  })
} catch {}
`

export const BEFORE_PAINT_TAG = `<script>${BEFORE_PAINT}</script>`

const START_TAG = `<script type="module">${START}</script>`

/** What the content policy must allow of what a page is started with. */
export const startHashes = [BEFORE_PAINT, START].map(sourceHash)

export type FirstLoad = {
  /** For the end of the head: a page's own styles must follow the shared ones, as they do when the browser loads them later. */
  head: string
  /** For the end of the body. */
  body: string
  styleHashes: readonly string[]
}

/** How a page comes to its files: the styles are in it, so that it is painted as soon as it is read, and its script comes last. */
export function firstLoadOf({ shared, own, styles, fonts }: PageFiles, texts: ReadonlyMap<string, string>): FirstLoad {
  const written = styles.map((file) => texts.get(file) ?? '')
  const addresses = (names: readonly string[]) => names.map((file) => `/${file}`)
  const files = { shared: addresses(shared), own: addresses(own), styles: addresses(styles) }
  return {
    head: [
      BEFORE_PAINT_TAG,
      ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`),
      ...written.map((text) => `<style>${text}</style>`),
    ].join('\n    '),
    body: `<script type="application/json" id="files">${JSON.stringify(files)}</script>${START_TAG}`,
    styleHashes: written.map(sourceHash),
  }
}
