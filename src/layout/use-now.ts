import { useSyncExternalStore } from 'react'

const TICK_MS = 1000

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, TICK_MS)
  return () => clearInterval(timer)
}

/** The current second in milliseconds since 1970; undefined on the server and while hydrating, whose clocks would differ. */
export function useNow(): number | undefined {
  return useSyncExternalStore(subscribe, readSecond, readNothing)
}

const readSecond = () => Math.floor(Date.now() / TICK_MS) * TICK_MS
const readNothing = () => undefined
