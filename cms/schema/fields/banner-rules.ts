import type { CustomValidator, SanityDocument, ValidationContext } from 'sanity'
import { isVisible } from '../../../contract/values/visible.ts'
import { askContent, publishedIdOf } from './ask-content.ts'

type Asking = Pick<ValidationContext, 'document' | 'getClient'>

const MAX_SLIDES = 8

type Screen = 'phone' | 'desktop'
type Other = { on: string; visibleFrom: string; visibleUntil: string }

const screenNames: Record<Screen, string> = { phone: 'on phones', desktop: 'on computers' }

const NAME_ALONE = 'the home page would begin with the name of the resort alone.'

/** The other published banners that visitors see at a time. */
async function othersAt(context: Asking, time: number): Promise<Other[]> {
  const others = await askContent<Other[]>(
    context,
    'published',
    `*[_type == "banner" && _id != $id]{
      "on": coalesce(Viewport, "all"),
      "visibleFrom": coalesce(visibleFrom, ""),
      "visibleUntil": coalesce(visibleUntil, "")
    }`,
    { id: publishedIdOf(context) },
  )
  return others.filter((other) => isVisible(other, time))
}

const isOn = (on: unknown, screen: Screen): boolean => on === 'all' || on === screen

const bareOf = (others: readonly Other[]): Screen[] =>
  (['phone', 'desktop'] as const).filter((screen) => !others.some(({ on }) => isOn(on, screen)))

/** A banner that leaves a kind of screen to the others is pointed out where visitors see no other there. */
export const visibleSomewhere: CustomValidator<string | undefined> = async (viewport, context) => {
  if (viewport !== 'phone' && viewport !== 'desktop') return true
  const bare = bareOf(await othersAt(context, Date.now())).find((screen) => screen !== viewport)
  return bare === undefined || `No other banner is visible ${screenNames[bare]}: ${NAME_ALONE}`
}

/** A banner after whose end visitors see no other. */
export const lastToEnd: CustomValidator<string | undefined> = async (until, context) => {
  if (until === undefined) return true
  const viewport = context.document?.['Viewport'] ?? 'all'
  const bare = bareOf(await othersAt(context, Date.parse(until))).filter((screen) => isOn(viewport, screen))
  const where = bare.map((screen) => screenNames[screen]).join(' and ')
  return bare.length === 0 || `After this time no banner is visible ${where}: ${NAME_ALONE}`
}

/** Without any the home page begins with the name of the resort; of too many no visitor sees the last. */
export const someBanners: CustomValidator<string | undefined> = async (viewport, context) => {
  if (viewport === undefined) return true
  const others = await othersAt(context, Date.now())
  if (others.length === 0 && viewport === 'all')
    return `This is the only banner that visitors see. Without it ${NAME_ALONE}`
  const crowded = (['phone', 'desktop'] as const).some(
    (screen) => [...others.map(({ on }) => on), viewport].filter((on) => isOn(on, screen)).length > MAX_SLIDES,
  )
  return !crowded || `More than ${MAX_SLIDES} banners take turns: hardly a visitor sees the last of them.`
}

export const WIDE_BANNER = { width: 2000, height: 1100 }
export const PHONE_BANNER = { width: 720, height: 1100 }

/** What its picture fills. */
export const placeOfBanner = (banner: SanityDocument | undefined) =>
  banner?.['Viewport'] === 'phone' ? PHONE_BANNER : WIDE_BANNER
