import { ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { texts } from '#src/lib/texts.ts'
import styles from './GuestsField.module.css'
import { QuantityStepper } from '#src/ui/fields/QuantityStepper.tsx'
import type { Party } from './StayBar.tsx'

const MOST_GUESTS = 60

/** How many come. It opens without a script too; the figures go with the form as `adults` and `children`. */
export function GuestsField({ party, onChange }: { party: Party; onChange: (party: Party) => void }) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = (event: PointerEvent) => {
      if (event.target instanceof Node && !details.current?.contains(event.target))
        details.current?.removeAttribute('open')
    }
    document.addEventListener('pointerdown', close)
    return () => document.removeEventListener('pointerdown', close)
  }, [])
  return (
    <details
      ref={details}
      className={styles['guests']}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.lastElementChild?.scrollIntoView({ block: 'nearest' })
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.currentTarget.removeAttribute('open')
        event.currentTarget.querySelector('summary')?.focus()
      }}
    >
      <summary className={styles['summary']}>
        <span className={styles['label']}>{texts.home.guests}</span>
        <span className={styles['value']}>
          {texts.home.guestCount(party.adults, party.children)}
          <ChevronDown size={18} aria-hidden="true" />
        </span>
      </summary>
      <input type="hidden" name="adults" value={party.adults} />
      <input type="hidden" name="children" value={party.children} />
      <div className={styles['popup']}>
        <div className={styles['line']}>
          <span>{texts.home.adults}</span>
          <QuantityStepper
            label={texts.home.adults}
            value={party.adults}
            min={1}
            max={MOST_GUESTS}
            onChange={(adults) => onChange({ ...party, adults })}
          />
        </div>
        <div className={styles['line']}>
          <span>{texts.home.children}</span>
          <QuantityStepper
            label={texts.home.children}
            value={party.children}
            max={MOST_GUESTS}
            onChange={(children) => onChange({ ...party, children })}
          />
        </div>
      </div>
    </details>
  )
}
