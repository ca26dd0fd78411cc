import { useSyncExternalStore, type RefObject, useEffect, useRef } from 'react'

const nothingChanges = () => () => undefined

/** Whether the page's script is at work: false on the server and while hydrating. */
export function useIsAwake(): boolean {
  return useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  )
}

/** Tells what was typed into a form's fields before the page's script was at work: it would be lost with the next rendering. */
export function useTypedBefore(
  form: RefObject<HTMLFormElement | null>,
  onValue: (name: string, value: string) => void,
) {
  const tell = useRef(onValue)
  useEffect(() => {
    for (const [name, value] of new FormData(form.current ?? undefined)) {
      if (typeof value === 'string' && value !== '') tell.current(name, value)
    }
  }, [form])
}
