import { useEffect, useRef } from 'react'
import { TextInput, type TextInputProps } from './inputs.tsx'

type CodeInputProps = Omit<TextInputProps, 'ref'> & {
  /** Why the code was refused, as a sentence that the form shows. */
  refusal: string | undefined
}

/** A one-time code, which browsers and phones offer to fill in. A refused one is selected, so that typing replaces it. */
export function CodeInput({ refusal, ...rest }: CodeInputProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (refusal === undefined) return
    field.current?.focus()
    field.current?.select()
  }, [refusal])
  return <TextInput ref={field} name="code" autoComplete="one-time-code" required {...rest} />
}
