import { useEffect, useReducer, useRef } from 'react'
import { getInitialSnapshot, transition, type SnapshotFrom } from 'xstate'
import { pictureMachine, type PictureEvent } from '#machines/picture.machine.ts'

// The machine starts nothing and tells nothing, so a step needs no actor.
function step(snapshot: SnapshotFrom<typeof pictureMachine>, event: PictureEvent) {
  const [next] = transition(pictureMachine, snapshot, event)
  return next
}

/** How far an `<img>` is. It may have loaded or failed before hydration, when nobody listened: then the element itself is asked. */
export function usePictureState() {
  const image = useRef<HTMLImageElement>(null)
  const [{ value }, send] = useReducer(step, pictureMachine, (machine) => getInitialSnapshot(machine))
  useEffect(() => {
    if (!image.current?.complete) return
    send({ type: image.current.naturalWidth > 0 ? 'picture.loaded' : 'picture.failed' })
  }, [])
  return {
    image,
    state: value,
    onLoad: () => send({ type: 'picture.loaded' }),
    onError: () => send({ type: 'picture.failed' }),
  }
}
