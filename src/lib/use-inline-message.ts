import { useCallback, useRef, useState } from 'react'

/** A sentence to be seen before anything else; `at` tells the same sentence said again from the first time. */
export type Said = { text: string; at: number }

/** What a form has to say of the last press: in the form, since a toast would lie under its dialog. */
export function useSaid() {
  const [said, setSaid] = useState<Said>()
  const times = useRef(0)
  const say = useCallback((text: string) => {
    times.current += 1
    setSaid({ text, at: times.current })
  }, [])
  const unsay = useCallback(() => setSaid(undefined), [])
  return { said, say, unsay }
}
