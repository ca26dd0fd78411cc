import { Ellipsis } from 'lucide-react'
import { useRef, useState } from 'react'
import styles from './stays.module.css'

export type MenuEntry = {
  key: string
  label: string
  /** Why it cannot be done now: it is shown, and does nothing. */
  reason: string | undefined
  run: () => void
}

/** Further actions, behind one button. It closes on Escape, when the focus leaves it, and after a choice. */
export function Menu({ label, entries }: { label: string; entries: readonly MenuEntry[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  if (entries.length === 0) return null
  return (
    <span
      className={styles['menu']}
      role="group"
      aria-label={label}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOpen(false)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        setIsOpen(false)
        opener.current?.focus()
      }}
    >
      <button
        ref={opener}
        type="button"
        className={styles['opener']}
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Ellipsis size={18} aria-hidden="true" />
      </button>
      {isOpen && (
        <ul className={styles['entries']}>
          {entries.map(({ key, label: name, reason, run }) => (
            <li key={key}>
              <button
                type="button"
                aria-disabled={reason !== undefined || undefined}
                onClick={() => {
                  if (reason !== undefined) return
                  setIsOpen(false)
                  opener.current?.focus()
                  run()
                }}
              >
                {name}
                {reason !== undefined && <small>{reason}</small>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </span>
  )
}
