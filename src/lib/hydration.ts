import { useSyncExternalStore, type RefObject, useEffect, useRef } from 'react'

const neverChanges = () => () => undefined

/** Whether the page is hydrated: false on the server and while hydrating. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

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
