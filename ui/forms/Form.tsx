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
  const isSent = useRef(false)

  // Its focus ends the wait, as that of any field does: someone who has gone on is not led back.
  const showProblem = () => form.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid]')?.focus()
  useEffect(() => {
    if (isSent.current) showProblem()
  })
  return (
    <form
      ref={form}
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        flushSync(onSubmit)
        isSent.current = true
        showProblem()
      }}
      onFocus={() => {
        isSent.current = false
      }}
    >
      {children}
    </form>
  )
}
