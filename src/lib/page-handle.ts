import type { UIMatch } from 'react-router-dom'

/** What a route declares about its page before the page's own code is loaded. */
export type PageHandle = {
  /** Comes before ' - Best Luxury Resort …' in the title; a loader's `head.title` goes before it. */
  title: string
  /** The page's file from the project's root, by which the server finds its script and styles. */
  module?: string
  status?: number
  /** What its path's parameter names. */
  about?: 'house' | 'offer' | 'landing'
  /**
   * Shows what only its guest may see: a neutral frame from the server, which knows none of its path's parameters; never cached by
   * browsers, never listed by search engines.
   */
  isPersonal?: boolean
  /** Nothing competes with its own action: the header has the brand and the account alone. */
  isQuiet?: boolean
  /** The header lies on the page's first picture. */
  isOverHero?: boolean
  /** Navigation scrolls to 320 px instead of the top. */
  startsLower?: boolean
}

/** What a loader may answer next to its data, as `head`. */
export type PageHead = {
  title?: string
  description?: string
  preload?: PicturePreload[]
  /** What a link to the page is shown with elsewhere; the resort's own picture where a page has none. */
  picture?: SharedPicture
  /** The path from the home page to this one, which comes last. */
  crumbs?: Crumb[]
  /** What the page is about, as search engines understand it: the resort, or the loader's `house` (and its `room`). */
  subject?: 'resort' | 'house'
  /** The page is an offer, from and until these instants in ISO 8601; empty where it has no such end. */
  offer?: { from: string; until: string }
  /** What guests ask, with answers in plain words, as the page has them. */
  questions?: { question: string; answer: string }[]
  /** What the page was about is over: it answers 410, and search engines forget it. */
  isOver?: boolean
}

export type Crumb = { name: string; path: string }

/** `path` as in an ImagePath; `focus` is what stays in sight where it is cut, as parts of its width and height. */
export type SharedPicture = { path: string; alt: string; focus?: { x: number; y: number } | undefined }

/** A picture to be fetched before the page's own HTML asks for it; `width` is the original's. */
export type PicturePreload = { path: string; width: number; sizes: string; media?: string }

const USUAL_TAIL = 'Best Luxury Resort and Convention Center Near Dhaka in Bangladesh'

/** A page's own title, and what the editors let follow each. */
export function titleOf(page: string, settings: { titleTail: string } | undefined): string {
  return `${page} - ${settings?.titleTail || USUAL_TAIL}`
}

type Match = Pick<UIMatch, 'handle' | 'loaderData'>

export function handleOf(matches: readonly Match[]): PageHandle {
  return matches.map((match) => match.handle).findLast(isPageHandle) ?? { title: 'Home' }
}

export function headOf(
  matches: readonly Match[],
  settings: { titleTail: string } | undefined,
): PageHead & { title: string } {
  const head = matches.map((match) => readHead(match.loaderData)).findLast((found) => found !== undefined)
  return { ...head, title: titleOf(head?.title ?? handleOf(matches).title, settings) }
}

export function isOver(matches: readonly Pick<Match, 'loaderData'>[]): boolean {
  return matches.some(({ loaderData }) => readHead(loaderData)?.isOver === true)
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle
}

function readHead(loaderData: unknown): PageHead | undefined {
  if (typeof loaderData !== 'object' || loaderData === null || !('head' in loaderData)) return undefined
  return isPageHead(loaderData.head) ? loaderData.head : undefined
}

function isPageHead(head: unknown): head is PageHead {
  return typeof head === 'object' && head !== null
}
