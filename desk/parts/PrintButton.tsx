import { Printer } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button, type ButtonKind } from '#ui/Button.tsx'
import styles from './print.module.css'

/** Prints a sheet, and nothing else of the page, which holds `printed`. */
export function usePrinting(): { print: (sheet: ReactNode) => void; printed: ReactNode } {
  const [sheet, setSheet] = useState<ReactNode>()
  const isPrinting = sheet !== undefined
  useEffect(() => {
    if (!isPrinting) return undefined
    const end = () => setSheet(undefined)
    window.addEventListener('afterprint', end)
    window.print()
    return () => window.removeEventListener('afterprint', end)
  }, [isPrinting])
  return {
    print: setSheet,
    printed: isPrinting && createPortal(<div className={styles['sheet']}>{sheet}</div>, document.body),
  }
}

type PrintButtonProps = {
  label: string
  /** What it prints, for those who do not see where it stands. */
  title?: string
  kind?: ButtonKind
  /** The sheet. */
  children: ReactNode
}

export function PrintButton({ label, title, kind = 'outlined', children }: PrintButtonProps) {
  const { print, printed } = usePrinting()
  return (
    <>
      <Button kind={kind} aria-label={title} onClick={() => print(children)}>
        <Printer size={16} aria-hidden="true" />
        {label}
      </Button>
      {printed}
    </>
  )
}
