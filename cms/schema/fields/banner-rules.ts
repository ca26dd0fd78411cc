import type { CustomValidator, SanityDocument, ValidationContext } from 'sanity'
import { askContent, publishedIdOf } from './ask-content.ts'

type Asking = Pick<ValidationContext, 'document' | 'getClient'>

const MAX_SLIDES = 8

const places: Record<string, { other: string; message: string }> = {
  desktop: { other: 'phone', message: 'No other banner is shown on phones: visitors with a phone would see none.' },
  phone: { other: 'desktop', message: 'No other banner is shown on computers: their visitors would see none.' },
}

/** A banner may leave a kind of screen to the others only as long as another banner is published there. */
export const visibleSomewhere: CustomValidator<string | undefined> = async (viewport, context) => {
  const place = viewport === undefined ? undefined : places[viewport]
  if (!place) return true
  const others = await askContent<number>(
    context,
    'published',
    'count(*[_type == "banner" && _id != $id && Viewport in ["all", $other]])',
    { id: publishedIdOf(context), other: place.other },
  )
  return others > 0 || place.message
}

type Words = Record<string, string | undefined>

/** A banner for phones lends its picture to the wide banner of its rank, whose words are shown: words of the phone banner are never seen. */
export function sameAsWideTwin(field: string): CustomValidator<string | undefined> {
  return async (value, context) => {
    const shown = (await wideTwin(context))?.[field]
    return (
      !shown || shown === value || `Phones show what the wide banner of this rank says: “${shown}”. Change it there.`
    )
  }
}

/** The wide banner that shares a slide with this one for phones, if this is one. */
async function wideTwin(context: Asking): Promise<Words | null> {
  const { document } = context
  if (document?._type !== 'banner' || document['Viewport'] !== 'phone' || document['Rank'] === undefined) return null
  return askContent<Words | null>(
    context,
    'drafts',
    '*[_type == "banner" && Rank == $rank && Viewport != "phone"][0]{ Heading, SubHeading, BtnText, URL }',
    { rank: document['Rank'] },
  )
}

export const hasWideTwin = async (context: Asking): Promise<boolean> => (await wideTwin(context)) !== null

/** Without any the home page begins with an empty dark picture; of too many no visitor sees the last. */
export const someBanners: CustomValidator<string | undefined> = async (viewport, context) => {
  if (viewport === undefined) return true
  const others = await askContent<string[]>(
    context,
    'published',
    '*[_type == "banner" && _id != $id]{ "on": coalesce(Viewport, "all") }.on',
    { id: publishedIdOf(context) },
  )
  if (others.length === 0 && viewport === 'all')
    return 'This is the only banner. If it is taken off the site, the home page begins with an empty dark picture.'
  const crowded = ['phone', 'desktop'].some(
    (screen) => [...others, viewport].filter((on) => on === 'all' || on === screen).length > MAX_SLIDES,
  )
  return !crowded || `More than ${MAX_SLIDES} banners take turns: hardly a visitor sees the last of them.`
}

/** What its picture fills. */
export const placeOfBanner = (banner: SanityDocument | undefined) =>
  banner?.['Viewport'] === 'phone' ? { width: 720, height: 1100 } : { width: 2000, height: 1100 }
