import {
  createContext,
  createElement,
  type ReactNode,
  type RefObject,
  useContext,
  useDeferredValue,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react'

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

/** Hands over what was typed into a form's fields before hydration: the next render would lose it. */
export function usePreHydrationInput(
  form: RefObject<HTMLFormElement | null>,
  onValue: (name: string, value: string) => void,
) {
  const handle = useRef(onValue)
  useEffect(() => {
    for (const [name, value] of new FormData(form.current ?? undefined)) {
      if (typeof value === 'string' && value !== '') handle.current(name, value)
    }
  }, [form])
}
