import { useCallback, useRef, useState } from 'react'

/** A sentence to be read before going on; `at` distinguishes a repeated sentence from its first time. */
export type InlineMessage = { text: string; at: number }

/** The answer to what was last tried: shown where it was tried, since a toast would lie under its dialog. */
export function useInlineMessage() {
  const [message, setMessage] = useState<InlineMessage>()
  const times = useRef(0)
  const showMessage = useCallback((text: string) => {
    times.current += 1
    setMessage({ text, at: times.current })
  }, [])
  const clearMessage = useCallback(() => setMessage(undefined), [])
  return { message, showMessage, clearMessage }
}
