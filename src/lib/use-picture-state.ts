import { useEffect, useReducer, useRef } from 'react'
import { getInitialSnapshot, transition, type SnapshotFrom } from 'xstate'
import { pictureMachine, type PictureEvent } from '#machines/picture.machine.ts'

/** The next state of a picture. The machine starts nothing and tells nothing, so a step needs no actor. */
export function stepPicture(snapshot: SnapshotFrom<typeof pictureMachine>, event: PictureEvent) {
  const [next] = transition(pictureMachine, snapshot, event)
  return next
}

/** How far an `<img>` is. It may have loaded or failed before hydration, when nobody listened: then the element itself is asked. */
export function usePictureState() {
  const image = useRef<HTMLImageElement>(null)
  const [{ value }, send] = useReducer(stepPicture, pictureMachine, (machine) => getInitialSnapshot(machine))
  useEffect(() => {
    const missed = image.current && eventMissedBy(image.current)
    if (missed) send(missed)
  }, [])
  return {
    image,
    state: value,
    onLoad: () => send({ type: 'picture.loaded' }),
    onError: () => send({ type: 'picture.failed' }),
  }
}

/** What became of an `<img>` while nobody listened; undefined when it is still on its way. */
export function eventMissedBy({
  complete,
  naturalWidth,
}: Pick<HTMLImageElement, 'complete' | 'naturalWidth'>): PictureEvent | undefined {
  if (!complete) return undefined
  return { type: naturalWidth > 0 ? 'picture.loaded' : 'picture.failed' }
}
