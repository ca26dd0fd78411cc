import { useEffect, useState } from 'react'

/** The picture; the map on its way; the map; or what stands there when the map does not answer. */
export type MapState = 'picture' | 'loading' | 'shown' | 'offline' | 'silent'

const PATIENCE_MS = 10_000

/** Nothing is asked of the map's server before `toggle`. A frame tells when it has loaded, but never that it could not: the rest is patience. */
export function useMap() {
  const [state, setState] = useState<MapState>('picture')
  useEffect(() => {
    if (state !== 'loading') return undefined
    const timer = setTimeout(() => setState('silent'), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [state])
  return {
    state,
    toggle() {
      if (state !== 'picture') setState('picture')
      else setState(navigator.onLine ? 'loading' : 'offline')
    },
    onLoad: () => setState('shown'),
  }
}
