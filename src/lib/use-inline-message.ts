import { useCallback, useRef, useState } from 'react'

/** A sentence to be read before going on; `at` distinguishes a repeated sentence from its first time. */
export type InlineMessage = {
  text: string
  at: number
  /** The fields that it is about, the first of them first. */
  fields: readonly string[]
}

/** What a message means for one field: its sentence at the first that it is about, and a mark at all of them. */
export function problemAt(message: InlineMessage | undefined, field: string) {
  return {
    problem: message?.fields[0] === field ? message.text : undefined,
    isWrong: message?.fields.includes(field) ?? false,
  }
}

/** The answer to a form's last submission: shown in the form, since a toast would lie under its dialog. */
export function useInlineMessage() {
  const [message, setMessage] = useState<InlineMessage>()
  const times = useRef(0)
  const showMessage = useCallback((text: string, fields: readonly string[] = []) => {
    times.current += 1
    setMessage({ text, at: times.current, fields })
  }, [])
  const clearMessage = useCallback(() => setMessage(undefined), [])
  return { message, showMessage, clearMessage }
}
