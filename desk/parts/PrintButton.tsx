import { Printer } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button, type ButtonKind } from '#ui/Button.tsx'
import styles from './print.module.css'

type PrintButtonProps = {
  label: string
  /** What it prints, for those who do not see where it stands. */
  title?: string
  kind?: ButtonKind
  /** The sheet. */
  children: ReactNode
}

/** Prints a sheet, and nothing else of the page. */
export function PrintButton({ label, title, kind = 'outlined', children }: PrintButtonProps) {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    if (!isPrinting) return undefined
    const end = () => setIsPrinting(false)
    window.addEventListener('afterprint', end)
    window.print()
    return () => window.removeEventListener('afterprint', end)
  }, [isPrinting])
  return (
    <>
      <Button kind={kind} aria-label={title} onClick={() => setIsPrinting(true)}>
        <Printer size={16} aria-hidden="true" />
        {label}
      </Button>
      {isPrinting && createPortal(<div className={styles['sheet']}>{children}</div>, document.body)}
    </>
  )
}
