import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '#api/platform/deps.ts'

/** A screen that many guests have: how wide it is in CSS pixels, and how many of its own pixels each of them takes. */
type Screen = { width: number; density: number }

/** The addresses on this server that browsers of these screens would ask for, picture by picture from the top of the page. */
export function picturesOfPage(html: string, screens: readonly Screen[]): string[] {
  const pictures = [...html.matchAll(/<picture>(.*?)<\/picture>/gs)].map(([, inside = '']) => inside)
  const asked = pictures.flatMap((inside) => screens.map((screen) => chosenAddress(inside, screen)))
  return [...new Set(asked.filter((address) => address?.startsWith('/')))].filter((address) => address !== undefined)
}

/** The first source that the screen may use, as browsers do it: the best format stands first. */
function chosenAddress(picture: string, screen: Screen): string | undefined {
  const [tag] = (picture.match(/<(?:source|img)\s[^>]*>/g) ?? []).filter((source) =>
    isMet(attributeOf(source, 'media') ?? '', screen),
  )
  const srcSet = tag && attributeOf(tag, 'srcset')
  if (!tag || srcSet === undefined) return undefined
  return candidateFor(srcSet, shownWidth(attributeOf(tag, 'sizes') ?? '100vw', screen) * screen.density)
}

function attributeOf(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&')
}

/** The narrowest that is sharp; the widest where none is. `wanted` counts the screen's own pixels. */
function candidateFor(srcSet: string, wanted: number): string | undefined {
  const candidates = srcSet.split(/,\s+/).map((candidate) => {
    const [address = '', width = ''] = candidate.trim().split(/\s+/)
    return { address, width: Number.parseInt(width, 10) }
  })
  const sharp = candidates.filter(({ width }) => width >= wanted).sort((a, b) => a.width - b.width)
  return (sharp[0] ?? candidates.sort((a, b) => b.width - a.width)[0])?.address
}

/** In CSS pixels: the first size whose condition the screen meets. */
function shownWidth(sizes: string, screen: Screen): number {
  const [size = '100vw'] = sizes.split(/,\s*/).filter((part) => isMet(part, screen))
  const lengths = size.replaceAll(/\([^()]*:[^()]*\)/g, '').matchAll(/(-?)\s*([\d.]+)(px|vw)/g)
  return [...lengths].reduce((sum, [, sign, number, unit]) => {
    const length = Number(number) * (unit === 'vw' ? screen.width / 100 : 1)
    return sign === '-' ? sum - length : sum + length
  }, 0)
}

/** Whether all conditions in the text hold. Those of the site are three; any other counts as not met. */
function isMet(text: string, { width, density }: Screen): boolean {
  return [...text.matchAll(/\(([a-z-]+):\s*([^()]+)\)/g)].every(([, feature, value = '']) => {
    const number = Number.parseFloat(value)
    if (feature === 'min-width') return width >= number
    if (feature === 'max-width') return width <= number
    return feature === 'min-resolution' && density >= number
  })
}

type PictureWarmerOptions = {
  /** Answers a path of this server as it would answer a guest. */
  ask: (path: string, headers: Readonly<Record<string, string>>) => Response | Promise<Response>
  log: Log
  /** Guests who wait for a new server go first. */
  afterMs?: number
}

type PictureWarmer = {
  /** Ends when all are made, or when it was stopped. */
  start(): Promise<void>
  /** Begins nothing new and waits for the picture that is being made. */
  stop(): Promise<void>
}

/** What most guests see first, and then: the home page, and the cards of rooms and houses. */
const PAGES = ['/', '/room', '/suits']

const SCREENS: Screen[] = [
  { width: 390, density: 3 },
  { width: 1440, density: 1 },
  { width: 1920, density: 1 },
]

/** As browsers ask that know the smallest format, which nearly all do. */
const BROWSER = { Accept: 'image/avif,image/webp,*/*' }

/**
 * A picture is made when it is first asked for and cached from then on. On a new server this asks for what first visitors will, before
 * they come: one after the other, so that most of the machine stays with the guests.
 */
export function createPictureWarmer({ ask, log, afterMs = 2_000 }: PictureWarmerOptions): PictureWarmer {
  const stopping = new AbortController()
  let running: Promise<void> | undefined

  async function run(): Promise<void> {
    await wait(afterMs, undefined, { signal: stopping.signal }).catch(() => {}) // Aborted: the loops see it.
    const began = performance.now()
    const asked = new Set<string>()
    let failed = 0
    for (const page of PAGES) {
      const pictures = stopping.signal.aborted ? [] : await readPictures(page)
      for (const picture of pictures) {
        if (stopping.signal.aborted) return
        if (asked.has(picture)) continue
        asked.add(picture)
        if (!(await isAnswered(picture))) failed += 1
      }
    }
    if (stopping.signal.aborted) return
    const ms = Math.round(performance.now() - began)
    log.info({ pictures: asked.size, failed, ms }, 'the pictures of a first visit are made')
  }

  async function readPictures(page: string): Promise<string[]> {
    const response = await ask(page, {})
    return picturesOfPage(await response.text(), SCREENS)
  }

  async function isAnswered(picture: string): Promise<boolean> {
    const response = await ask(picture, BROWSER)
    await response.arrayBuffer()
    return response.ok
  }

  return {
    async start() {
      running ??= run().catch((error: unknown) =>
        log.warn({ err: error }, 'the pictures of a first visit are not made'),
      )
      await running
    },
    async stop() {
      stopping.abort()
      await running
    },
  }
}
