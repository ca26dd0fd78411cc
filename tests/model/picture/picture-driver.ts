import { createActor, getInitialSnapshot } from 'xstate'
import { pictureMachine } from '#machines/picture.machine.ts'
import { eventMissedBy, stepPicture } from '#src/lib/use-picture-state.ts'
import type { PictureStep } from './picture.model.ts'

/** What a browser shows of an `<img>` after that happened to it. */
const elements = {
  'picture.loaded': { complete: true, naturalWidth: 640 },
  'picture.failed': { complete: true, naturalWidth: 0 },
} as const satisfies Record<PictureStep['type'], object>

/** A picture of the page. What happens to it first happens before hydration, when nobody listens: then the element is asked. */
export function openPicture() {
  const actor = createActor(pictureMachine)
  const element = { isHeard: false, shown: getInitialSnapshot(pictureMachine) }

  function play(event: PictureStep): void {
    const met = element.isHeard ? event : eventMissedBy(elements[event.type])
    if (!met) throw new Error('Nobody learns what became of the picture')
    element.isHeard = true
    element.shown = stepPicture(element.shown, met)
    actor.send(met)
  }
  return { actor, play, mend: () => {}, element }
}
