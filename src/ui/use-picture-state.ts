import { useEffect, useRef, useState } from 'react'

export type PictureState = 'loading' | 'loaded' | 'failed'

/** How far an `<img>` is. It may have loaded or failed before hydration, when nobody listened: then the element itself is asked. */
export function usePictureState() {
  const image = useRef<HTMLImageElement>(null)
  const [state, setState] = useState<PictureState>('loading')
  useEffect(() => {
    if (!image.current?.complete) return
    setState(image.current.naturalWidth > 0 ? 'loaded' : 'failed')
  }, [])
  return { image, state, onLoad: () => setState('loaded'), onError: () => setState('failed') }
}
