import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

export type FormProps = {
  onSubmit: () => void
  ref?: RefObject<HTMLFormElement | null>
  className?: string | undefined
  children: ReactNode
}

/** A form. A submission leads to the first field with a problem, also when the server finds it. */
export function Form({ onSubmit, ref, className, children }: FormProps) {
  const own = useRef<HTMLFormElement>(null)
  const form = ref ?? own
  /** Nothing was wrong here, and the server has not answered. */
  const isAwaited = useRef(false)

  function showProblem(): boolean {
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid]')
    field?.focus()
    return field instanceof HTMLElement
  }
  useEffect(() => {
    if (isAwaited.current && showProblem()) isAwaited.current = false
  })
  // Someone who has gone on is not led back.
  const goOn = () => {
    isAwaited.current = false
  }
  return (
    <form
      ref={form}
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        flushSync(onSubmit)
        isAwaited.current = !showProblem()
      }}
      onFocus={goOn}
      onInput={goOn}
    >
      {children}
    </form>
  )
}
