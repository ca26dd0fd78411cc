import { type ReactNode, type RefObject, useRef } from 'react'
import { flushSync } from 'react-dom'

export type FormProps = {
  onSubmit: () => void
  ref?: RefObject<HTMLFormElement | null>
  className?: string | undefined
  children: ReactNode
}

/** A form. A submission leads to the first field with a problem. */
export function Form({ onSubmit, ref, className, children }: FormProps) {
  const own = useRef<HTMLFormElement>(null)
  const form = ref ?? own
  return (
    <form
      ref={form}
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        flushSync(onSubmit)
        form.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid]')?.focus()
      }}
    >
      {children}
    </form>
  )
}
