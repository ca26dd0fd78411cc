import type { CustomValidator } from 'sanity'
import { askContent } from './ask-content.ts'

const places: Record<string, { other: string; message: string }> = {
  desktop: { other: 'phone', message: 'No other banner is shown on phones: visitors with a phone would see none.' },
  phone: { other: 'desktop', message: 'No other banner is shown on computers: their visitors would see none.' },
}

/** A banner may leave a kind of screen to the others only as long as another banner is published there. */
export const visibleSomewhere: CustomValidator<string | undefined> = async (viewport, context) => {
  const place = viewport === undefined ? undefined : places[viewport]
  if (!place) return true
  const id = context.document?._id.replace(/^drafts\./, '') ?? ''
  const others = await askContent<number>(
    context,
    'published',
    'count(*[_type == "banner" && _id != $id && Viewport in ["all", $other]])',
    { id, other: place.other },
  )
  return others > 0 || place.message
}
