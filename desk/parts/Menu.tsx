import { Ellipsis } from 'lucide-react'
import { useRef, useState } from 'react'
import styles from './menu.module.css'

export type MenuEntry = {
  key: string
  label: string
  /** Why it cannot be done now: it is shown, and does nothing. */
  reason?: string | undefined
} & ({ run: () => void } | { href: string })

/** Further actions, behind one button. It closes on Escape, when the focus leaves it, and after a choice. */
export function Menu({ label, entries }: { label: string; entries: readonly MenuEntry[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  if (entries.length === 0) return null
  function close(): void {
    setIsOpen(false)
    opener.current?.focus()
  }
  return (
    <span
      className={styles['menu']}
      role="group"
      aria-label={label}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOpen(false)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) close()
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
          {entries.map((entry) => (
            <li key={entry.key}>
              {'href' in entry ? (
                <a href={entry.href} target="_blank" rel="noreferrer" onClick={close}>
                  {entry.label}
                </a>
              ) : (
                <button
                  type="button"
                  aria-disabled={entry.reason !== undefined || undefined}
                  onClick={() => {
                    if (entry.reason !== undefined) return
                    close()
                    entry.run()
                  }}
                >
                  {entry.label}
                  {entry.reason !== undefined && <small>{entry.reason}</small>}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </span>
  )
}
