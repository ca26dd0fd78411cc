import { useEffect, useRef } from 'react'
import { Button } from '#ui/Button.tsx'
import parts from '../parts/parts.module.css'
import { texts } from './texts.ts'

type FirstPasswordProps = { name: string; password: string; onDone: () => void }

/** A password that was made for someone else, shown once. */
export function FirstPassword({ name, password, onDone }: FirstPasswordProps) {
  const shown = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    shown.current?.focus()
  }, [])
  return (
    <div className={parts['stack']}>
      <p>{texts.passwordLead(name)}</p>
      <output ref={shown} className={parts['secret']} aria-label={texts.firstPassword} tabIndex={-1}>
        {password}
      </output>
      <p className={parts['actions']}>
        <Button onClick={onDone}>{texts.done}</Button>
      </p>
    </div>
  )
}
