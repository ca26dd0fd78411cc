import { type RefObject, useEffect, useRef } from 'react'

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
