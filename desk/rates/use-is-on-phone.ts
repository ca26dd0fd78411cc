import { useSyncExternalStore } from 'react'

/** Narrower than this the nights of one place are a list. */
const PHONE = '(max-width: 699px)'

export function useIsOnPhone(): boolean {
  return useSyncExternalStore(watchWidth, () => window.matchMedia(PHONE).matches)
}

function watchWidth(onChange: () => void): () => void {
  const media = window.matchMedia(PHONE)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}
