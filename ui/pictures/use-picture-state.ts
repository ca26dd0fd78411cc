import { useEffect, useRef, useState, type SyntheticEvent } from 'react'

export type PictureState = 'loading' | 'loaded' | 'failed'

/** How far an `<img>` is. A browser may choose another file of it when the window grows, so neither end is final. */
export function pictureStateOf({
  complete,
  naturalWidth,
}: Pick<HTMLImageElement, 'complete' | 'naturalWidth'>): PictureState {
  if (!complete) return 'loading'
  return naturalWidth > 0 ? 'loaded' : 'failed'
}

/** The state of the `<img>` with this ref and these listeners. It may have loaded or failed before hydration, so it is asked itself. */
export function usePictureState() {
  const image = useRef<HTMLImageElement>(null)
  const [state, setState] = useState<PictureState>('loading')
  useEffect(() => {
    if (image.current) setState(pictureStateOf(image.current))
  }, [])
  const update = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => setState(pictureStateOf(currentTarget))
  return { image, state, onLoad: update, onError: update }
}
