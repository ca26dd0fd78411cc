import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { runAxe } from './axe.ts'
import { layOutWhole } from './layout.ts'

type Words = {
  selector: string
  text: string
  /** sRGB, 0 to 255. */
  color: [number, number, number]
  /** As WCAG 2.2 asks of text of its size. */
  wanted: number
  box: { x: number; y: number; width: number; height: number }
}

/** This share of the background may be too much like the text: a leaf's glint under one letter does not make a word unreadable. */
const SPECKS = 0.05

/** Text on pictures that is hard to read, as it is on the screen: axe cannot tell what a picture shows, and leaves these open. */
export async function hardToRead(page: Page, within = 'body'): Promise<{ measured: number; hard: string[] }> {
  await layOutWhole(page)
  const { incomplete } = await runAxe(page, { runOnly: ['color-contrast'] }, within)
  const selectors = new Set(incomplete.flatMap(({ nodes }) => nodes.map(({ target }) => String(target[0]))))
  const hard: string[] = []
  let measured = 0
  for (const selector of selectors) {
    const words = await wordsAt(page, selector)
    if (!words) continue
    measured += 1
    const contrast = contrastWith(await backgroundOf(page, words), words.color)
    if (contrast < words.wanted) hard.push(`"${words.text}" has ${contrast.toFixed(1)} of ${words.wanted}`)
  }
  return { measured, hard }
}

async function wordsAt(page: Page, selector: string): Promise<Words | undefined> {
  const element = page.locator(selector).first()
  // A part of a line of a drawing is scrolled to by the whole line: some versions of Chromium miss it.
  await element.evaluate((node) =>
    (node.closest('text') ?? node).scrollIntoView({ block: 'center', behavior: 'instant' }),
  )
  return element.evaluate((node, selector) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    const { x, y, width, height } = range.getBoundingClientRect()
    const { color, fill, fontSize, fontWeight } = getComputedStyle(node)
    const drawn = node instanceof SVGGraphicsElement ? node : undefined
    const [red = 0, green = 0, blue = 0] = ((drawn ? fill : color).match(/[\d.]+/g) ?? []).map(Number)
    const size = Number.parseFloat(fontSize) * (drawn?.getScreenCTM()?.a ?? 1)
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    if (width < 1 || height < 1) return undefined
    const text = node.textContent?.trim().slice(0, 40) ?? ''
    return {
      selector,
      text,
      color: [red, green, blue],
      wanted: isLarge ? 3 : 4.5,
      box: { x, y, width, height },
    } as const
  }, selector)
}

/** What is behind the words, as RGB bytes. */
async function backgroundOf(page: Page, { selector, box }: Words): Promise<Buffer> {
  const show = (opacity: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((node, opacity) => {
        if (node instanceof HTMLElement || node instanceof SVGElement) node.style.opacity = opacity
      }, opacity)
  await show('0')
  const screenshot = await page.screenshot({ clip: box, animations: 'disabled' })
  await show('')
  return sharp(screenshot).removeAlpha().raw().toBuffer()
}

/** The contrast that all but a few specks of the background have at least. */
function contrastWith(pixels: Buffer, color: Words['color']): number {
  const text = luminance(...color)
  const contrasts: number[] = []
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const behind = luminance(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)
    contrasts.push((Math.max(text, behind) + 0.05) / (Math.min(text, behind) + 0.05))
  }
  contrasts.sort((a, b) => a - b)
  return contrasts[Math.floor(contrasts.length * SPECKS)] ?? 21
}

/** Relative luminance, WCAG 2.2. */
function luminance(...channels: [number, number, number]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
