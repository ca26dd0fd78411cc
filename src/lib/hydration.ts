import { createContext, createElement, type ReactNode, useContext, useDeferredValue, useSyncExternalStore } from 'react'

const IsHydrated = createContext(false)

/**
 * Around the whole page. What only the browser knows is drawn after hydration, and in slices: a store of React's own, whose first value
 * differs from the server's, draws it at once, in one piece with all others, before the page answers to fingers.
 */
export function Hydration({ children }: { children: ReactNode }) {
  // No JSX, which Node does not read: the flows load the cart's files without a build.
  return createElement(IsHydrated, { value: useDeferredValue(true, false) }, children)
}

/** Whether the page is hydrated: false on the server and while hydrating. */
export function useIsHydrated(): boolean {
  return useContext(IsHydrated)
}

/** What the browser alone has, and each of its changes; undefined until the page is hydrated. */
export function useBrowserStore<Value>(subscribe: (onChange: () => void) => () => void, read: () => Value) {
  return useSyncExternalStore(subscribe, useIsHydrated() ? read : readNothing, readNothing)
}

const readNothing = () => undefined
