import { useEffect, useReducer, useRef } from 'react'
import { nextPictureState } from '#machines/picture-states.ts'

/** How far an `<img>` is. It may have loaded or failed before hydration, when nobody listened: then the element itself is asked. */
export function usePictureState() {
  const image = useRef<HTMLImageElement>(null)
  const [state, send] = useReducer(nextPictureState, 'loading')
  useEffect(() => {
    if (!image.current?.complete) return
    send({ type: image.current.naturalWidth > 0 ? 'picture.loaded' : 'picture.failed' })
  }, [])
  return {
    image,
    state,
    onLoad: () => send({ type: 'picture.loaded' }),
    onError: () => send({ type: 'picture.failed' }),
  }
}
