import type { ChangeQuote } from '#contract/reception/changes.ts'
import { dayText } from '#contract/wording/format.ts'
import { Notice } from '#ui/messages.tsx'
import { texts } from './texts.ts'

/** From when on guests in the house have another room, and whether it is ready. */
export function Entering({ quote: { Taken, Entering: entering } }: { quote: ChangeQuote }) {
  if (!entering || Taken !== null) return undefined
  return (
    <>
      <p>{texts.inRoomFrom(dayText(entering.Since))}</p>
      {entering.RoomState === 'dirty' && <Notice kind="warning">{texts.isDirty}</Notice>}
    </>
  )
}
