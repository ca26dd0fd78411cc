import { useSyncExternalStore } from 'react'

const nothingChanges = () => () => undefined

/** Whether the page's script is at work: false on the server and while hydrating. */
export function useIsAwake(): boolean {
  return useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  )
}
